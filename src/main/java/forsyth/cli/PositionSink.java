package forsyth.cli;

import forsyth.deck.Entry;
import forsyth.deck.read.Fault;
import forsyth.deck.read.FaultText;
import forsyth.deck.read.Sink;
import forsyth.lint.Severity;
import forsyth.play.pgn.Ply;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes each entry as it is read, and says what is at fault. */
final class PositionSink implements Sink {
    /** Characters that are gathered before they are written. */
    private static final int CHUNK = 32 * 1024;

    private final Terminal terminal;
    private final PositionText text;
    private final boolean isEveryPly;
    private final FaultText sentences;
    private final StringBuilder results = new StringBuilder();
    private String name = "";
    private boolean isBegun;
    private boolean hasFault;

    PositionSink(Terminal terminal, PositionText text, boolean isEveryPly) {
        this.terminal = terminal;
        this.text = text;
        this.isEveryPly = isEveryPly;
        this.sentences = FaultText.of(terminal.language());
    }

    void begin(String file) {
        name = file;
    }

    boolean hasFault() {
        return hasFault;
    }

    @Override
    public void entry(Entry entry) {
        if (!isBegun) {
            isBegun = true;
            results.append(text.header(entry));
        }
        write(entry);
        if (isEveryPly) {
            for (Ply ply : entry.line().plies()) {
                write(Entry.of(ply.after(), entry.form()));
            }
        }
        if (results.length() > CHUNK) {
            end();
        }
    }

    private void write(Entry entry) {
        String line = text.of(entry).orElse("UNREPRESENTABLE\n");
        hasFault |= line.startsWith("UNREPRESENTABLE");
        results.append(line);
    }

    @Override
    public void fault(Fault fault) {
        hasFault |= fault.severity() == Severity.ERROR;
        String place = fault.line() > 0 ? name + ":" + fault.line() : name;
        end();
        String line = place + " " + fault.severity().word() + " " + code(fault) + " " + sentences.sentence(fault);
        say(Sentences.printable(line) + "\n");
    }

    private static String code(Fault fault) {
        if (fault instanceof Fault.OfText text) {
            return text.finding().code().name();
        }
        return fault instanceof Fault.OfGame game
                ? game.fault().kind().name()
                : ((Fault.OfFile) fault).kind().name();
    }

    @Override
    public void tail(String rest) {}

    @Override
    public boolean isStopped() {
        return false;
    }

    /** Writes what was gathered. */
    void end() {
        try {
            terminal.print(results);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        results.setLength(0);
    }

    private void say(String line) {
        try {
            terminal.say(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
