package forsyth.cli;

import forsyth.chess.Setup;
import forsyth.chess.Square;
import forsyth.fen.Dialect;
import forsyth.fen.FenText;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.lint.Finding;
import forsyth.lint.Fix;
import forsyth.lint.Linter;
import forsyth.lint.Span;
import java.util.Optional;

/** All findings of an input as one JSON object (RFC 8259) on one line. */
record JsonLint(Linter linter, Sentences sentences) implements InputHandler {
    @Override
    public void handle(long number, String text, Output output) {
        Linted linted = Linted.of(text, linter);
        StringBuilder out = output.results();
        out.append("{\"line\":").append(number).append(",\"input\":");
        string(out, text);
        out.append(",\"xfen\":");
        if (linted.read().isReadable()) {
            string(out, xfen(linted.read().setup()));
        } else {
            out.append("null");
        }
        out.append(",\"findings\":[");
        String separator = "";
        for (Finding finding : linted.findings()) {
            out.append(separator);
            finding(out, linted.read(), finding);
            separator = ",";
        }
        out.append("]}\n");
        if (linted.hasError()) {
            output.fault();
        }
    }

    private void finding(StringBuilder out, FenText read, Finding finding) {
        Span span = Sentences.spanOf(read, finding);
        field(out, "{", "code", finding.code().name());
        field(out, ",", "level", finding.severity().word());
        field(out, ",", "field", finding.field().word());
        out.append(",\"start\":").append(span.isNone() ? "null" : String.valueOf(span.start()));
        out.append(",\"end\":").append(span.isNone() ? "null" : String.valueOf(span.end()));
        out.append(",\"squares\":[");
        String separator = "";
        for (int square : finding.squares()) {
            out.append(separator).append('"').append(Square.name(square)).append('"');
            separator = ",";
        }
        out.append(']');
        field(out, ",", "message", sentences.sentence(finding));
        out.append(",\"fix\":");
        fix(out, finding.fix());
        out.append('}');
    }

    private static void fix(StringBuilder out, Optional<Fix> fix) {
        if (fix.isEmpty()) {
            out.append("null");
            return;
        }
        field(out, "{", "name", fix.get().key());
        field(out, ",", "xfen", xfen(fix.get().result()));
        out.append('}');
    }

    /** X-FEN has a letter for every right. */
    private static String xfen(Setup setup) {
        return FenWriter.write(setup, Dialect.X_FEN) instanceof Written.Text known ? known.text() : "";
    }

    private static void field(StringBuilder out, String before, String name, String value) {
        out.append(before).append('"').append(name).append("\":");
        string(out, value);
    }

    /** Control characters and halves of surrogate pairs, which UTF-8 cannot hold, are escaped. */
    private static void string(StringBuilder out, String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (Character.isISOControl(c) || isLoneSurrogate(value, i)) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private static boolean isLoneSurrogate(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}
