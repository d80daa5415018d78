package forsyth.cli;

import forsyth.fen.CastlingLetters;
import forsyth.fen.Dialect;
import forsyth.fen.EpPolicy;
import forsyth.fen.Epd;
import forsyth.fen.FenText;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.Optional;

/** What {@code --to} names. */
enum Target {
    XFEN(Dialect.X_FEN),
    FEN(Dialect.FEN),
    SHREDDER(Dialect.SHREDDER),
    /** Four fields of X-FEN and operations. */
    EPD(Dialect.X_FEN);

    private final Dialect dialect;

    Target(Dialect dialect) {
        this.dialect = dialect;
    }

    CastlingLetters letters() {
        return dialect.letters();
    }

    EpPolicy enPassant() {
        return dialect.enPassant();
    }

    /**
     * Appends the position that was read.
     *
     * @return the right that has no spelling, in which case what was appended is no position
     */
    Optional<Written.Unrepresentable> append(StringBuilder out, FenText read, EpPolicy enPassant) {
        if (this != EPD) {
            return FenWriter.append(out, read.setup(), letters(), enPassant);
        }
        Written written = Epd.write(read, letters(), enPassant);
        if (written instanceof Written.Unrepresentable right) {
            return Optional.of(right);
        }
        out.append(((Written.Text) written).text());
        return Optional.empty();
    }
}
