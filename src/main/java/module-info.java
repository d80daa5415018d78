/** The Forsyth chess position editor. */
module forsyth {
    requires javafx.controls;
    requires org.controlsfx.controls;
    requires atlantafx.base;
    requires info.picocli;

    exports forsyth to
            javafx.graphics;
}
