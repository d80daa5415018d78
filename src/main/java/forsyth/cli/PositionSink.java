package forsyth.cli;

import forsyth.deck.Entry;
import forsyth.deck.Saving;
import forsyth.deck.read.Fault;
import forsyth.deck.read.Sink;
import forsyth.lint.Messages;
import forsyth.play.pgn.Ply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.TreeSet;

/** Writes each entry as it is read, and says what is at fault. */
final class PositionSink implements Sink {
    /** Characters that are gathered before they are written. */
    private static final int CHUNK = 32 * 1024;

    private final Terminal terminal;
    private final PositionText text;
    private final boolean isEveryPly;
    private final CollectionFaults faults;
    private final StringBuilder results = new StringBuilder();
    private final Set<String> lost = new TreeSet<>();
    private boolean isBegun;
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
        if (!isBegun) {
            isBegun = true;
            results.append(text.header(entry));
        }
        lost.addAll(text.lost(entry));
        write(entry);
        if (isEveryPly) {
            for (Ply ply : entry.line().plies()) {
                write(Entry.of(ply.after(), entry.form()));
            }
        }
        if (results.length() > CHUNK) {
            flush();
        }
    }

    private void write(Entry entry) {
        String line = text.of(entry).orElse("UNREPRESENTABLE\n");
        hasFault |= line.startsWith("UNREPRESENTABLE");
        results.append(line);
    }

    @Override
    public void fault(Fault fault) {
        flush();
        faults.say(fault);
    }

    @Override
    public void tail(String rest) {}

    @Override
    public boolean isStopped() {
        return false;
    }

    /** Writes the rest of a file, and says what of it has no place in the form asked for. */
    void end() {
        flush();
        if (!lost.isEmpty()) {
            String sentence = Sentences.cli(terminal.language())
                    .text("lost", faults.name(), Saving.words(lost, Messages.of("messages-deck", terminal.language())));
            say("forsyth: " + Sentences.printable(sentence) + "\n");
            lost.clear();
        }
    }

    private void flush() {
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
