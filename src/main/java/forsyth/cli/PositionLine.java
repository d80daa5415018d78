package forsyth.cli;

import forsyth.fen.EpPolicy;
import forsyth.fen.FenText;
import forsyth.fen.Written;
import forsyth.lint.Field;
import java.util.Optional;

/** Writes positions in one dialect, a line each, or says which right has no spelling there. */
record PositionLine(Target target, EpPolicy enPassant, LazySentences sentences) {
    private static final String UNREPRESENTABLE = "UNREPRESENTABLE";

    /** Writes the position that was read from the input of that number. */
    void write(long number, FenText read, Output output) {
        StringBuilder results = output.results();
        int start = results.length();
        Optional<Written.Unrepresentable> missing = target.append(results, read, enPassant);
        if (missing.isPresent()) {
            results.setLength(start);
            results.append(UNREPRESENTABLE);
            Written.Unrepresentable right = missing.get();
            char file = (char) ('a' + right.rookFile());
            output.message(sentences
                    .get()
                    .error(number, read.map().field(Field.CASTLING), UNREPRESENTABLE, right.side(), file));
            output.fault();
        }
        results.append('\n');
    }
}
