package forsyth.play.pgn;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * The characters of a file whose encoding is not told: UTF-16 by its mark or its zero bytes, else UTF-8 with or
 * without a mark, in which each byte that is no UTF-8 is taken as Windows-1252, the superset of Latin-1.
 */
public final class TextInput extends Reader {
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    private final InputStream in;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    private final ByteBuffer bytes = ByteBuffer.allocate(16 * 1024).flip();
    private final CharBuffer chars = CharBuffer.allocate(16 * 1024).flip();
    private boolean isAtEnd;

    private TextInput(InputStream in) {
        this.in = in;
    }

    /** A reader of all characters behind a byte order mark. */
    public static Reader open(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in);
        buffered.mark(4);
        byte[] head = buffered.readNBytes(4);
        buffered.reset();
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            buffered.skipNBytes(3);
        } else if (startsWith(head, 0xFF, 0xFE) || startsWith(head, 0xFE, 0xFF)) {
            return new InputStreamReader(buffered, StandardCharsets.UTF_16);
        } else if (head.length == 4 && head[1] == 0 && head[3] == 0 && head[0] != 0) {
            return new InputStreamReader(buffered, StandardCharsets.UTF_16LE);
        } else if (head.length == 4 && head[0] == 0 && head[2] == 0 && head[1] != 0) {
            return new InputStreamReader(buffered, StandardCharsets.UTF_16BE);
        }
        return new TextInput(buffered);
    }

    private static boolean startsWith(byte[] head, int... start) {
        for (int i = 0; i < start.length; i++) {
            if (i >= head.length || (head[i] & 0xFF) != start[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int read(char[] into, int offset, int length) throws IOException {
        while (!chars.hasRemaining()) {
            if (isAtEnd && !bytes.hasRemaining()) {
                return -1;
            }
            decode();
        }
        int count = Math.min(length, chars.remaining());
        chars.get(into, offset, count);
        return count;
    }

    private void decode() throws IOException {
        chars.clear();
        CoderResult result = decoder.decode(bytes, chars, isAtEnd);
        if (result.isError()) {
            for (int i = 0; i < result.length() && chars.hasRemaining(); i++) {
                chars.put(WINDOWS_1252.decode(ByteBuffer.wrap(new byte[] {bytes.get()})));
            }
        } else if (result.isUnderflow() && !isAtEnd) {
            fill();
        }
        chars.flip();
    }

    private void fill() throws IOException {
        bytes.compact();
        int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
        isAtEnd = count < 0;
        bytes.position(bytes.position() + Math.max(0, count));
        bytes.flip();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
