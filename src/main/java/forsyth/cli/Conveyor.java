package forsyth.cli;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Hands blocks to a handler, many at a time, and writes what they give in the order of the inputs. */
final class Conveyor {
    /** Bytes that are sooner handled than a thread is started. */
    private static final int SMALL = 8 * 1024;

    private static final int THREADS = Runtime.getRuntime().availableProcessors();

    private final Terminal terminal;
    private final InputHandler handler;
    private final Deque<Future<Output>> pending = new ArrayDeque<>();
    private boolean hasFault;

    Conveyor(Terminal terminal, InputHandler handler) {
        this.terminal = terminal;
        this.handler = handler;
    }

    /** Runs to the end of the stream; whether an input was at fault. */
    boolean run(Blocks blocks) throws IOException {
        Optional<Block> block = blocks.next();
        while (block.isPresent() && block.get().length() <= SMALL) {
            write(block.get().handle(handler));
            block = blocks.next();
        }
        if (block.isPresent()) {
            runParallel(block.get(), blocks);
        }
        return hasFault;
    }

    private void runParallel(Block first, Blocks blocks) throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            Optional<Block> block = Optional.of(first);
            while (block.isPresent()) {
                Block inputs = block.get();
                pending.add(pool.submit(() -> inputs.handle(handler)));
                while (pending.size() > 2 * THREADS || !pending.isEmpty() && blocks.mayWait()) {
                    write(taken(pending.remove()));
                }
                block = blocks.next();
            }
            while (!pending.isEmpty()) {
                write(taken(pending.remove()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private void write(Output output) throws IOException {
        hasFault |= output.hasFault();
        output.writeTo(terminal);
    }

    private static Output taken(Future<Output> future) throws IOException {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
