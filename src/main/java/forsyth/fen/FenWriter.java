package forsyth.fen;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import java.util.Optional;

/** Writes what the board backs of a setup. */
public final class FenWriter {
    private FenWriter() {}

    /** The position in a dialect, with that dialect's en passant policy, any rook owning a right. */
    public static Written write(Setup setup, Dialect dialect) {
        return write(setup.effective(), dialect.letters(), dialect.enPassant());
    }

    /**
     * The six fields.
     *
     * @param effective a setup of effective claims ({@link Setup#effective(Rules)})
     */
    public static Written write(Setup effective, CastlingLetters letters, EpPolicy enPassant) {
        FenBytes out = new FenBytes();
        Optional<Written.Unrepresentable> missing = six(out, effective, letters, enPassant);
        return missing.isPresent() ? missing.get() : new Written.Text(out.text());
    }

    /**
     * Appends the six fields.
     *
     * @return the right that the letters cannot spell, in which case what was appended is no position
     */
    public static Optional<Written.Unrepresentable> append(
            StringBuilder out, Setup effective, CastlingLetters letters, EpPolicy enPassant) {
        FenBytes fields = new FenBytes();
        Optional<Written.Unrepresentable> missing = six(fields, effective, letters, enPassant);
        out.append(fields.text());
        return missing;
    }

    private static Optional<Written.Unrepresentable> six(
            FenBytes out, Setup effective, CastlingLetters letters, EpPolicy enPassant) {
        Optional<Written.Unrepresentable> missing = out.four(effective, letters, enPassant);
        out.counter(effective.halfmoves());
        out.counter(effective.fullmove());
        return missing;
    }
}
