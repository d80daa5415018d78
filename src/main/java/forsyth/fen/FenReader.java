package forsyth.fen;

import forsyth.chess.Setup;

/**
 * Reads a position from any dialect, tolerantly: it never throws, and does not stop at the first fault. Errors are
 * those findings after which a text is no position; everything else is repaired and said.
 */
public final class FenReader {
    /** The most characters that are read. */
    public static final int MAX_LENGTH = 64 * 1024;

    private FenReader() {}

    public static FenText read(String text) {
        return read(text, ReadOptions.ANY);
    }

    public static FenText read(String text, ReadOptions options) {
        return new FenParser(text, options, null).parse();
    }

    /** The position of a text, where there is nothing to say against it but notes and repairs. */
    public static Setup setup(String text) {
        return read(text).setup();
    }
}
