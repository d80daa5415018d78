package forsyth.fen;

import forsyth.chess.Geometry;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import java.util.List;
import java.util.Optional;

/** The ranks of a placement field as they end one by one: where, how wide, and which board they make. */
final class RankWidths {
    private final Source source;
    private final List<Finding> findings;
    private final int[] widths = new int[Geometry.RANKS];
    private final int[] starts = new int[Geometry.RANKS + 1];
    /** One bit for each rank with an unknown character, whose width says nothing. */
    private int spoilt;

    private int count;
    private int widest;

    RankWidths(Source source, List<Finding> findings) {
        this.source = source;
        this.findings = findings;
    }

    /** How many have ended. */
    int count() {
        return count;
    }

    /** The number of the rank that is being read, as players count. */
    int name() {
        return Geometry.RANKS - count;
    }

    boolean areComplete() {
        return count >= Geometry.RANKS;
    }

    int widest() {
        return widest;
    }

    int first() {
        return widths[0];
    }

    void end(int width, int at) {
        widths[count++] = width;
        starts[count] = at + 1;
        widest = Math.max(widest, width);
    }

    void spoil() {
        spoilt |= 1 << count;
    }

    /** The ranks that end in front of that character. */
    int before(int at) {
        int rank = 0;
        while (rank < count && starts[rank + 1] <= at) {
            rank++;
        }
        return rank;
    }

    /** The board that is asked for, or else that of most ranks; ranks that do not fit it are reported. */
    Geometry geometry(Optional<Geometry> forced, int end) {
        int wide = 0;
        int narrow = 0;
        boolean allEqual = areComplete() && spoilt == 0;
        for (int rank = 0; rank < count; rank++) {
            wide += widths[rank] == Geometry.CAPABLANCA.files() ? 1 : 0;
            narrow += widths[rank] == Geometry.STANDARD.files() ? 1 : 0;
            allEqual &= widths[rank] == widths[0];
        }
        Geometry geometry = forced.orElse(wide > narrow ? Geometry.CAPABLANCA : Geometry.STANDARD);
        if ((geometry == Geometry.STANDARD ? narrow : wide) != count) {
            if (allEqual) {
                findings.add(Finding.ofText(Code.E_BOARD_SIZE, source.span(0, end), widths[0], geometry.files()));
            } else if (areComplete()) {
                misfits(geometry.files(), end);
            }
        }
        return geometry;
    }

    private void misfits(int files, int end) {
        for (int rank = 0; rank < count; rank++) {
            int width = widths[rank];
            if (width != files && (spoilt >> rank & 1) == 0) {
                Code code = width < files ? Code.E_RANK_SHORT : Code.E_RANK_LONG;
                int rankEnd = Math.max(starts[rank], Math.min(end, starts[rank + 1] - 1));
                findings.add(
                        Finding.ofText(code, source.span(starts[rank], rankEnd), Geometry.RANKS - rank, width, files));
            }
        }
    }
}
