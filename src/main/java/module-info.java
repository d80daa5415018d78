/** The Forsyth chess position editor. */
module forsyth {
    requires javafx.controls;
    requires org.controlsfx.controls;
    requires atlantafx.base;
    requires info.picocli;
    requires java.desktop;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires org.apache.fontbox;
    // Fontbox asks for it, but has no descriptor that would say so.
    requires org.apache.commons.logging;

    exports forsyth to
            javafx.graphics;
}
