package forsyth.cli;

import forsyth.fen.FenReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** Cuts a stream into blocks of whole inputs, in constant memory: what no reader would read of an input is skipped. */
final class Blocks {
    /** Even of three-byte characters these are more than the reader takes. */
    static final int CAPACITY = 4 * FenReader.MAX_LENGTH;

    private final InputStream in;
    private final byte end;
    private byte[] rest = new byte[0];
    private long next = 1;

    Blocks(InputStream in, byte end) {
        this.in = in;
        this.end = end;
    }

    /** The next inputs, as many as can be had without waiting for more; empty at the end of the stream. */
    Optional<Block> next() throws IOException {
        byte[] buffer = Arrays.copyOf(rest, CAPACITY);
        int filled = rest.length;
        rest = new byte[0];
        while (filled < CAPACITY) {
            int count = in.read(buffer, filled, CAPACITY - filled);
            if (count < 0) {
                return filled == 0 ? Optional.empty() : Optional.of(block(buffer, filled));
            }
            int behindLast = behindLastEnd(buffer, filled, filled + count);
            filled += count;
            if (behindLast > 0) {
                rest = Arrays.copyOfRange(buffer, behindLast, filled);
                return Optional.of(block(buffer, behindLast));
            }
        }
        skip();
        return Optional.of(block(buffer, filled));
    }

    /** Whether the next block may take a while to come. */
    boolean mayWait() throws IOException {
        return in.available() == 0;
    }

    private int behindLastEnd(byte[] buffer, int from, int to) {
        for (int i = to; i > from; i--) {
            if (buffer[i - 1] == end) {
                return i;
            }
        }
        return 0;
    }

    /** Leaves out what is left of an input that is too long. */
    private void skip() throws IOException {
        byte[] buffer = new byte[CAPACITY];
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
            for (int i = 0; i < count; i++) {
                if (buffer[i] == end) {
                    rest = Arrays.copyOfRange(buffer, i + 1, count);
                    return;
                }
            }
        }
    }

    private Block block(byte[] bytes, int length) {
        Block block = new Block(bytes, length, next, end);
        for (int i = 0; i < length; i++) {
            next += bytes[i] == end ? 1 : 0;
        }
        next += bytes[length - 1] == end ? 0 : 1;
        return block;
    }
}
