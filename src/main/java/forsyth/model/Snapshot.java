package forsyth.model;

import forsyth.chess.Setup;
import forsyth.fen.CastlingLetters;
import forsyth.fen.Dialect;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.lint.Finding;
import forsyth.lint.Linter;
import forsyth.play.GameState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * One document and everything derived from it, so that views can never be out of step.
 *
 * @param effective the setup without claims that the board does not back
 * @param texts the position in each dialect
 * @param reading what reading the text of this position changed, until the first edit
 * @param findings what is to say of the position, the gravest first
 */
public record Snapshot(
        Document document,
        Setup effective,
        Map<Dialect, Written> texts,
        List<Finding> reading,
        List<Finding> findings,
        boolean canUndo,
        boolean canRedo) {
    static Snapshot of(History history, List<Finding> reading) {
        Document document = history.present();
        Setup effective = document.effective();
        Map<Dialect, Written> texts = new EnumMap<>(Dialect.class);
        for (Dialect dialect : Dialect.values()) {
            texts.put(dialect, FenWriter.write(effective, dialect.letters(), dialect.enPassant()));
        }
        List<Finding> findings = new ArrayList<>(Linter.retro().lint(document.setup(), document.rules()));
        findings.addAll(GameState.findings(effective));
        return new Snapshot(
                document,
                effective,
                texts,
                List.copyOf(reading),
                List.copyOf(findings),
                history.canUndo(),
                history.canRedo());
    }

    /** The position with letters and en passant policy chosen apart. */
    public Written text(CastlingLetters letters, EpPolicy enPassant) {
        return FenWriter.write(effective, letters, enPassant);
    }
}
