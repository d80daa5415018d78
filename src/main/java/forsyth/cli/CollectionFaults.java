package forsyth.cli;

import forsyth.deck.read.Fault;
import forsyth.deck.read.FaultText;
import forsyth.lint.Severity;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Says what is at fault in collections: {@code FILE:LINE level CODE sentence}. */
final class CollectionFaults {
    private final Terminal terminal;
    private final FaultText sentences;
    private String name = "";
    private boolean hasError;

    CollectionFaults(Terminal terminal) {
        this.terminal = terminal;
        this.sentences = FaultText.of(terminal.language());
    }

    /** Names the file of the faults to come. */
    void begin(String file) {
        name = file;
    }

    /** The file that is being read. */
    String name() {
        return name;
    }

    /** Whether an error was among them. */
    boolean hasError() {
        return hasError;
    }

    void say(Fault fault) {
        hasError |= fault.severity() == Severity.ERROR;
        String place = fault.line() > 0 ? name + ":" + fault.line() : name;
        String line = place + " " + fault.severity().word() + " " + code(fault) + " " + sentences.sentence(fault);
        try {
            terminal.say(Sentences.printable(line) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String code(Fault fault) {
        if (fault instanceof Fault.OfText text) {
            return text.finding().code().name();
        }
        return fault instanceof Fault.OfGame game
                ? game.fault().kind().name()
                : ((Fault.OfFile) fault).kind().name();
    }
}
