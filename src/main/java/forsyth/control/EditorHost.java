package forsyth.control;

import forsyth.lint.Language;

/** What an editor asks of the program around it. */
public interface EditorHost {
    /** A host that does nothing, for an editor on its own. */
    EditorHost NONE = new EditorHost() {
        @Override
        public void openWindow() {}

        @Override
        public void speak(Language language) {}
    };

    /** Opens another window. */
    void openWindow();

    /** Shows every window in another language. */
    void speak(Language language);
}
