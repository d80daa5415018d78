package forsyth.cli;

import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.FindingText;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import java.util.List;

/** Puts findings into lines: {@code input:first-last level CODE sentence}. */
final class Sentences {
    private static final String RESET = "\u001B[0m";

    private final FindingText findings;
    private final Messages own;
    private final boolean hasColour;

    Sentences(Language language, boolean hasColour) {
        this.findings = FindingText.of(language);
        this.own = cli(language);
        this.hasColour = hasColour;
    }

    /** The texts of the command line itself. */
    static Messages cli(Language language) {
        return Messages.of("messages-cli", language);
    }

    /** The line of a finding of the given input. */
    String line(long number, FenText read, Finding finding) {
        return line(number, spanOf(read, finding), finding.severity(), finding.code() + " " + sentence(finding));
    }

    /** A line of the command line's own, the sentence of which has the code as its key. */
    String error(long number, Span span, String code, Object... args) {
        return line(number, span, Severity.ERROR, code + " " + own.text(code, args));
    }

    /** As {@link #error} with all that stands behind the level. */
    String errorSaying(long number, Span span, String rest) {
        return line(number, span, Severity.ERROR, rest);
    }

    /** A line of something harmless about an input as a whole. */
    String note(long number, String code, Object... args) {
        return line(number, Span.NONE, Severity.NOTE, code + " " + own.text(code, args));
    }

    /** A line of something about a picture that is not as it was asked for. */
    String warning(long number, String rest) {
        return line(number, Span.NONE, Severity.WARNING, rest);
    }

    /** Says what keeps an input from being a position. */
    void refuse(long number, FenText read, Output output) {
        for (Finding finding : read.findings()) {
            if (finding.severity() == Severity.ERROR) {
                output.message(line(number, read, finding));
            }
        }
        output.error(read.findings(), Severity.ERROR);
    }

    String sentence(Finding finding) {
        return findings.sentence(finding);
    }

    /** The characters a finding is about: its own, or those of its first square or else of its field. */
    static Span spanOf(FenText read, Finding finding) {
        if (!finding.span().isNone() || read.findings().contains(finding)) {
            return finding.span();
        }
        List<Span> spans = read.map().spans(finding);
        return spans.isEmpty() ? Span.NONE : spans.get(0);
    }

    private String line(long number, Span span, Severity severity, String rest) {
        StringBuilder line = new StringBuilder().append(number);
        if (!span.isNone()) {
            int first = span.start() + 1;
            line.append(':').append(first).append('-').append(Math.max(first, span.end()));
        }
        return line.append(' ')
                .append(coloured(severity))
                .append(' ')
                .append(printable(rest))
                .toString();
    }

    private String coloured(Severity severity) {
        if (!hasColour) {
            return severity.word();
        }
        String colour = switch (severity) {
            case ERROR -> "\u001B[31m";
            case WARNING -> "\u001B[33m";
            case NOTE -> "\u001B[36m";
        };
        return colour + severity.word() + RESET;
    }

    /** Without control characters, which a message may quote from its input but a terminal would obey. */
    static String printable(String text) {
        StringBuilder printable = null;
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i))) {
                printable = printable == null ? new StringBuilder(text) : printable;
                printable.setCharAt(i, '\uFFFD');
            }
        }
        return printable == null ? text : printable.toString();
    }
}
