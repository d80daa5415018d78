package forsyth.cli;

import forsyth.deck.read.DeckInput;
import forsyth.deck.read.DeckReader;
import forsyth.deck.read.Sink;
import forsyth.store.FileTrouble;
import java.io.IOException;
import java.nio.file.Path;

/**
 * An operand that names a collection.
 *
 * @param name as it was given; - is standard input
 */
record CollectionFile(String name, Path path) {
    static final String STANDARD = "-";

    /** Reads all of it. What a sink that cannot write throws goes out as it is: it is no trouble of this file. */
    private void read(Terminal terminal, Sink sink) throws IOException {
        try (DeckInput input = open(terminal)) {
            DeckReader.read(input, sink);
        } catch (IOException e) {
            throw isStandard() ? e : FileTrouble.reading(path, e);
        }
    }

    /** As {@link #read}; of a file that cannot be read that is said, and the answer is no. */
    boolean isRead(Terminal terminal, Sink sink) throws IOException {
        try {
            read(terminal, sink);
            return true;
        } catch (FileTrouble e) {
            String sentence = Failures.sentence(e, Sentences.cli(terminal.language()));
            terminal.say("forsyth: " + Sentences.printable(sentence) + "\n");
            return false;
        }
    }

    private boolean isStandard() {
        return name.equals(STANDARD);
    }

    private DeckInput open(Terminal terminal) throws IOException {
        return isStandard() ? DeckInput.of(terminal.in()) : DeckInput.open(path);
    }
}
