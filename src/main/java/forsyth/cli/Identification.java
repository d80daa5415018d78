package forsyth.cli;

import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.start.Identity;

/** Names the starts that a position is. */
record Identification(LazySentences sentences) implements InputHandler {
    @Override
    public void handle(long number, String text, Output output) {
        FenText read = FenReader.read(text);
        if (read.isReadable()) {
            output.results().append(Identity.of(read.setup()).text()).append('\n');
        } else {
            sentences.get().refuse(number, read, output);
        }
    }
}
