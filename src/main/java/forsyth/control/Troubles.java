package forsyth.control;

import forsyth.lint.Messages;
import forsyth.store.FileTrouble;
import java.io.IOException;
import java.nio.file.Path;

/** Why the disk refused a file, in the user's words. */
final class Troubles {
    private Troubles() {}

    /** Why a file could not be read. */
    static String reading(Path file, IOException thrown, Messages messages) {
        return reason(FileTrouble.reading(file, thrown), messages);
    }

    /** Why a file could not be written. */
    static String writing(Path file, IOException thrown, Messages messages) {
        return reason(FileTrouble.writing(file, thrown), messages);
    }

    /** What to say of a file that could not be written. */
    static String sentence(FileTrouble trouble, Messages messages) {
        return messages.text("said.not-written", trouble.file(), reason(trouble, messages));
    }

    /** Why the disk refused it. */
    static String reason(FileTrouble trouble, Messages messages) {
        return trouble.kind().map(kind -> messages.text("file." + kind)).orElseGet(trouble::reason);
    }
}
