package forsyth.deck.read;

import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.form.EpdForm;
import forsyth.deck.read.LineBatch.Line;
import forsyth.deck.read.LineBatch.Parsed;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Reads a position a line; lines that are none go with the next position. */
final class LinesReader {
    /** So many lines are read at once by one thread; no thread is started for fewer. */
    private static final int BATCH = 512;

    private static final int THREADS = Runtime.getRuntime().availableProcessors();

    private final LineReader lines;
    private final Form form;
    private final Sink sink;
    private final StringBuilder lead = new StringBuilder();
    private final Deque<Future<List<Parsed>>> pending = new ArrayDeque<>();
    private boolean isWhole = true;

    LinesReader(LineReader lines, Form form, Sink sink) {
        this.lines = lines;
        this.form = form;
        this.sink = sink;
    }

    /** Reads to the end; whether all of it was kept. */
    boolean read() throws IOException {
        LineBatch first = batch();
        first.parsed().forEach(this::take);
        if (first.size() == BATCH) {
            readParallel();
        }
        sink.tail(lead.toString());
        return isWhole;
    }

    private void readParallel() throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            for (LineBatch batch = batch(); batch.size() > 0 && !sink.isStopped(); batch = batch()) {
                pending.add(pool.submit(batch::parsed));
                if (pending.size() > 2 * THREADS) {
                    takeFirst();
                }
            }
            while (!pending.isEmpty() && !sink.isStopped()) {
                takeFirst();
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private void takeFirst() throws IOException {
        try {
            pending.remove().get().forEach(this::take);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The next lines; none behind the last. */
    private LineBatch batch() throws IOException {
        LineBatch batch = new LineBatch(!form.equals(EpdForm.EPD));
        String text = lines.next();
        while (text != null) {
            batch.add(new Line(lines.number(), text, lines.isCut()));
            text = batch.size() < BATCH ? lines.next() : null;
        }
        return batch;
    }

    private void take(Parsed parsed) {
        if (sink.isStopped()) {
            return;
        }
        Line line = parsed.line();
        if (line.isCut()) {
            sink.fault(Fault.of(line.number(), Fault.Kind.TOO_LONG, LineReader.MAX_LINE));
            isWhole = false;
            return;
        }
        parsed.tell(sink);
        if (parsed.setup().isPresent()) {
            sink.entry(new Entry(parsed.setup().get(), form, lead.toString(), line.text()));
            lead.setLength(0);
        } else {
            lead.append(line.text());
        }
    }
}
