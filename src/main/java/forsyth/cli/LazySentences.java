package forsyth.cli;

/** Sentences that are loaded when the first is wanted: most inputs are at no fault. */
final class LazySentences {
    private final Terminal terminal;
    private Sentences sentences;

    LazySentences(Terminal terminal) {
        this.terminal = terminal;
    }

    synchronized Sentences get() {
        if (sentences == null) {
            sentences = new Sentences(terminal.language(), terminal.hasColour());
        }
        return sentences;
    }
}
