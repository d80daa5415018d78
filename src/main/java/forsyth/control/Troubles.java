package forsyth.control;

import forsyth.lint.Messages;
import forsyth.store.FileTrouble;

/** What to say of a file that could not be written. */
final class Troubles {
    private Troubles() {}

    static String sentence(FileTrouble trouble, Messages messages) {
        String reason =
                trouble.kind().map(kind -> messages.text("file." + kind)).orElseGet(trouble::reason);
        return messages.text("said.not-written", trouble.file(), reason);
    }
}
