package forsyth.cli;

import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.read.Fault;
import forsyth.deck.read.Sink;
import forsyth.play.pgn.Ply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes each entry as it is read, and says what is at fault. */
final class PositionSink implements Sink {
    /** Characters that are gathered before they are written. */
    private static final int CHUNK = 32 * 1024;

    private final Terminal terminal;
    private final PositionText text;
    private final boolean isEveryPly;
    private final CollectionFaults faults;
    private final StringBuilder results = new StringBuilder();
    private Form lastForm;
    private boolean hasFault;

    PositionSink(Terminal terminal, PositionText text, boolean isEveryPly) {
        this.terminal = terminal;
        this.text = text;
        this.isEveryPly = isEveryPly;
        this.faults = new CollectionFaults(terminal);
    }

    void begin(String file) {
        faults.begin(file);
    }

    boolean hasFault() {
        return hasFault || faults.hasError();
    }

    @Override
    public void entry(Entry entry) {
        if (lastForm == null) {
            results.append(text.header(entry));
        }
        if (!entry.form().equals(lastForm)) {
            lastForm = entry.form();
            sayMissing(text.missing(entry));
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
        end();
        faults.say(fault);
    }

    private void sayMissing(List<String> columns) {
        if (!columns.isEmpty()) {
            end();
            String sentence =
                    Sentences.cli(terminal.language()).text("columns", faults.name(), String.join(", ", columns));
            say("forsyth: " + Sentences.printable(sentence) + "\n");
        }
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
