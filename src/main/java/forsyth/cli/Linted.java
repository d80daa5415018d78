package forsyth.cli;

import forsyth.chess.Rules;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Linter;
import forsyth.lint.Severity;
import java.util.ArrayList;
import java.util.List;

/** A text with all that can be said of it: of its characters, and of the position where it is one. */
record Linted(FenText read, List<Finding> findings) {
    static Linted of(String text, Linter linter) {
        FenText read = FenReader.read(text);
        List<Finding> findings = new ArrayList<>(read.findings());
        if (read.isReadable()) {
            findings.addAll(linter.lint(read.setup(), Rules.ANY_CASTLING));
        }
        return new Linted(read, List.copyOf(findings));
    }

    boolean hasError() {
        return findings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    }
}
