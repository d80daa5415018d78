package forsyth.control;

import forsyth.lint.Language;
import forsyth.store.RecentTexts;

/** What an editor asks of the program around it. */
public interface EditorHost {
    /** Opens another window. */
    void openWindow();

    /** Shows every window in another language. */
    void speak(Language language);

    /** The texts that were entered last, in whichever window. */
    RecentTexts recentTexts();

    /** Keeps a text that was entered. */
    void remember(String text);

    /** The host of an editor on its own, which has no other windows and keeps nothing on the disk. */
    final class Alone implements EditorHost {
        private RecentTexts recent = RecentTexts.NONE;

        @Override
        public void openWindow() {}

        @Override
        public void speak(Language language) {}

        @Override
        public RecentTexts recentTexts() {
            return recent;
        }

        @Override
        public void remember(String text) {
            recent = recent.with(text);
        }
    }
}
