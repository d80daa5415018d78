package forsyth.play.pgn;

import forsyth.play.pgn.PgnFault.Place;
import java.io.IOException;
import java.io.Reader;

/** Reads characters one by one, knows the line and column of the next, and can look a little ahead. */
final class TextCursor {
    /** How far {@link #peek} sees. */
    static final int MAX_PEEK = 128;

    private final Reader reader;
    private final char[] buffer = new char[16 * 1024];
    private int position;
    private int limit;
    private boolean isAtEnd;
    private long offset;
    private int line = 1;
    private int column = 1;

    TextCursor(Reader reader) {
        this.reader = reader;
    }

    /** The character so many places ahead, or -1 behind the end. */
    int peek(int ahead) throws IOException {
        if (position + ahead >= limit && !isAtEnd) {
            fill(ahead);
        }
        return position + ahead < limit ? buffer[position + ahead] : -1;
    }

    /** The next character, or -1 at the end; CR, LF and CR LF each end a line. */
    int read() throws IOException {
        int c = peek(0);
        if (c < 0) {
            return c;
        }
        position++;
        offset++;
        if (c == '\n' || c == '\r' && peek(0) != '\n') {
            line++;
            column = 1;
        } else {
            column++;
        }
        return c;
    }

    private void fill(int ahead) throws IOException {
        System.arraycopy(buffer, position, buffer, 0, limit - position);
        limit -= position;
        position = 0;
        while (limit <= ahead && !isAtEnd) {
            int count = reader.read(buffer, limit, buffer.length - limit);
            isAtEnd = count < 0;
            limit += Math.max(0, count);
        }
    }

    Place place() {
        return new Place(line, column);
    }

    long offset() {
        return offset;
    }
}
