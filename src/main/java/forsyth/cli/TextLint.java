package forsyth.cli;

import forsyth.lint.Finding;
import forsyth.lint.Linter;

/** All findings of an input, a line each. */
record TextLint(Linter linter, Sentences sentences) implements InputHandler {
    @Override
    public void handle(long number, String text, Output output) {
        Linted linted = Linted.of(text, linter);
        for (Finding finding : linted.findings()) {
            output.results()
                    .append(sentences.line(number, linted.read(), finding))
                    .append('\n');
        }
        if (linted.hasError()) {
            output.fault();
        }
    }
}
