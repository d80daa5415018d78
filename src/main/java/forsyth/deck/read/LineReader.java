package forsyth.deck.read;

import java.io.IOException;
import java.io.Reader;
import java.util.function.BooleanSupplier;

/** Lines with their ends: CR, LF or CR LF. */
final class LineReader {
    /** The most characters of a line that are kept. */
    static final int MAX_LINE = 1 << 20;

    private final Reader reader;
    private final BooleanSupplier isCutOff;
    private final char[] buffer = new char[32 * 1024];
    private final StringBuilder part = new StringBuilder();
    private int at;
    private int limit;
    private int number;
    private boolean isCut;

    /** @param isCutOff whether the end of the characters is not the end of the file: half a line is then none */
    LineReader(Reader reader, BooleanSupplier isCutOff) {
        this.reader = reader;
        this.isCutOff = isCutOff;
    }

    /** The number of the line read last, from 1. */
    int number() {
        return number;
    }

    /** Whether the line read last was longer than is kept. */
    boolean isCut() {
        return isCut;
    }

    /** The next line with its end, or null behind the last. */
    String next() throws IOException {
        part.setLength(0);
        isCut = false;
        boolean isAny = false;
        while (at < limit || fill()) {
            isAny = true;
            int start = at;
            while (at < limit && buffer[at] != '\n' && buffer[at] != '\r') {
                at++;
            }
            if (at < limit) {
                int end = at + 1;
                boolean isReturn = buffer[at] == '\r';
                at = end;
                if (part.isEmpty() && (!isReturn || at < limit)) {
                    at = isReturn && buffer[at] == '\n' ? at + 1 : at;
                    number++;
                    return new String(buffer, start, at - start);
                }
                keep(start, end);
                return ended(isReturn);
            }
            keep(start, at);
        }
        number += isAny ? 1 : 0;
        return isAny && !isCutOff.getAsBoolean() ? part.toString() : null;
    }

    private String ended(boolean isReturn) throws IOException {
        if (isReturn && (at < limit || fill()) && buffer[at] == '\n') {
            part.append('\n');
            at++;
        }
        number++;
        return part.toString();
    }

    private void keep(int start, int end) {
        if (part.length() + end - start > MAX_LINE) {
            isCut = true;
        } else {
            part.append(buffer, start, end - start);
        }
    }

    private boolean fill() throws IOException {
        at = 0;
        limit = Math.max(0, reader.read(buffer, 0, buffer.length));
        return limit > 0;
    }
}
