package forsyth.fen;

import forsyth.chess.Setup;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import java.util.List;

/**
 * A text that was read.
 *
 * @param text the text as given
 * @param setup the position with effective claims only; the best that could be made of a text with errors
 * @param findings what reading found, in the order of the fields
 * @param operations the operations of an EPD as they stand in the text, empty without any
 */
public record FenText(String text, Setup setup, List<Finding> findings, String operations) {
    /** Whether the text is a position; with an error the setup is only what could be read. */
    public boolean isReadable() {
        return findings.stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
    }

    /** Where the fields and squares stand in the text. */
    public FenMap map() {
        return FenMap.of(text);
    }
}
