package forsyth.fen;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import java.util.Optional;

/** Sites that show the position which a link to them holds. */
public enum Site {
    LICHESS_EDITOR,
    LICHESS_ANALYSIS,
    CHESS_COM_ANALYSIS;

    /**
     * The link of a position, which the reader reads back; empty where the site has no such board, or could not tell
     * who may castle.
     *
     * @param effective a setup of effective claims ({@link Setup#effective(Rules)})
     * @param bottom the side that is shown at the bottom
     */
    public Optional<String> link(Setup effective, Side bottom) {
        boolean isStandard =
                effective.effective(Rules.STANDARD_CASTLING).castling().equals(effective.castling());
        boolean isShown =
                effective.board().geometry() == Geometry.STANDARD && (isStandard || this != CHESS_COM_ANALYSIS);
        Written written = FenWriter.write(effective, Dialect.X_FEN);
        return isShown && written instanceof Written.Text fen
                ? Optional.of(link(fen.text(), isStandard, bottom == Side.BLACK))
                : Optional.empty();
    }

    private String link(String fen, boolean isStandard, boolean isTurned) {
        String underscored = fen.replace(' ', '_');
        return switch (this) {
            case LICHESS_EDITOR ->
                "https://lichess.org/editor/" + underscored + (isStandard ? "?" : "?variant=chess960&")
                        + colour(isTurned);
            case LICHESS_ANALYSIS ->
                "https://lichess.org/analysis/" + (isStandard ? "" : "chess960/") + underscored + "?"
                        + colour(isTurned);
            case CHESS_COM_ANALYSIS ->
                "https://www.chess.com/analysis?fen=" + fen.replace(" ", "%20") + (isTurned ? "&flip=true" : "");
        };
    }

    private static String colour(boolean isTurned) {
        return isTurned ? "color=black" : "color=white";
    }
}
