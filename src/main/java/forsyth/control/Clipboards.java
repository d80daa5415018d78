package forsyth.control;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;

/** Texts on the system's clipboard, and forms of content that other programs ask for. */
final class Clipboards {
    private Clipboards() {}

    /** The text that lies there; empty for none. */
    static String text() {
        String text = Clipboard.getSystemClipboard().getString();
        return text == null ? "" : text;
    }

    static void put(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        put(content);
    }

    static void put(ClipboardContent content) {
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** The format of a MIME type, which can be made only once in a program. */
    static DataFormat format(String type) {
        DataFormat known = DataFormat.lookupMimeType(type);
        return known == null ? new DataFormat(type) : known;
    }
}
