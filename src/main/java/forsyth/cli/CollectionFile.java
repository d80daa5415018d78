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
    void read(Terminal terminal, Sink sink) throws IOException {
        try (DeckInput input = open(terminal)) {
            DeckReader.read(input, sink);
        } catch (IOException e) {
            throw isStandard() ? e : FileTrouble.reading(path, e);
        }
    }

    private boolean isStandard() {
        return name.equals(STANDARD);
    }

    private DeckInput open(Terminal terminal) throws IOException {
        return isStandard() ? DeckInput.of(terminal.in()) : DeckInput.open(path);
    }
}
