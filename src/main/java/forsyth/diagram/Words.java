package forsyth.diagram;

/** Words for people, in their language, from {@code assets/messages/messages-diagram*.properties}. */
@FunctionalInterface
public interface Words {
    /** The text of a key; its place {@code {0}} takes the first argument. */
    String text(String key, Object... args);
}
