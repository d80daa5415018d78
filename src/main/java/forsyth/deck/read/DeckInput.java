package forsyth.deck.read;

import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStream;
import forsyth.play.pgn.TextInput;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** The characters of a file: unpacked where it is gzip or Zstandard, whatever its name; its encoding recognised. */
public final class DeckInput implements Closeable {
    /** The most bytes, unpacked, that are read of a file. */
    public static final long MAX_BYTES = 4L << 30;

    private static final int BUFFER = 64 * 1024;

    private final Counter packed;
    private final long size;
    private final boolean isPacked;
    private final Content content;
    private final Reader reader;

    private DeckInput(InputStream in, long size, long limit) throws IOException {
        this.packed = new Counter(in);
        this.size = size;
        BufferedInputStream buffered = new BufferedInputStream(packed, BUFFER);
        InputStream unpacked = unpacked(buffered);
        this.isPacked = unpacked != buffered;
        this.content = new Content(unpacked, limit);
        this.reader = TextInput.open(content);
    }

    public static DeckInput open(Path file) throws IOException {
        return open(file, MAX_BYTES);
    }

    /** A file of which no more than so many bytes, unpacked, are read. */
    public static DeckInput open(Path file, long limit) throws IOException {
        InputStream in = Files.newInputStream(file);
        try {
            return new DeckInput(in, Files.size(file), limit);
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    /** A stream of unknown length. */
    public static DeckInput of(InputStream in) throws IOException {
        return of(in, MAX_BYTES);
    }

    static DeckInput of(InputStream in, long limit) throws IOException {
        return new DeckInput(in, 0, limit);
    }

    /** Whether the file is compressed. */
    boolean isPacked() {
        return isPacked;
    }

    Reader reader() {
        return reader;
    }

    /** All there is, or so many characters of it. */
    public String text(int most) throws IOException {
        return text(reader, most);
    }

    static String text(Reader reader, int most) throws IOException {
        char[] text = new char[most];
        int length = 0;
        for (int count = 0; count >= 0 && length < most; length += Math.max(0, count)) {
            count = reader.read(text, length, most - length);
        }
        return new String(text, 0, length);
    }

    /** Whether there is more than is read. */
    public boolean isTooLarge() {
        return content.trouble instanceof TooLarge;
    }

    /** How much of the file is read, from 0 to 1; -1 where its length is not known. Any thread may ask. */
    public double progress() {
        return size <= 0 ? -1 : Math.min(1, (double) packed.count / size);
    }

    private static InputStream unpacked(BufferedInputStream in) throws IOException {
        in.mark(4);
        byte[] head = in.readNBytes(4);
        in.reset();
        int magic = head.length < 4 ? 0 : head[0] & 255 | (head[1] & 255) << 8 | (head[2] & 255) << 16 | head[3] << 24;
        if ((magic & 0xFFFF) == GZIPInputStream.GZIP_MAGIC) {
            return new GZIPInputStream(in, BUFFER);
        }
        boolean isSkippable = (magic & 0xFFFFFFF0) == 0x184D2A50;
        return magic == 0xFD2FB528 || isSkippable ? new ZstdInputStream(in) : in;
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }

    /** Where the compressed data are damaged or too many, the end, and why it is the end. */
    Optional<IOException> trouble() {
        return Optional.ofNullable(content.trouble);
    }

    /** More bytes came than a file may have. */
    static final class TooLarge extends IOException {
        private static final long serialVersionUID = 1;
    }

    /** Counts what goes through. */
    private static class Counter extends FilterInputStream {
        volatile long count;

        Counter(InputStream in) {
            super(in);
        }

        /** Unknown: Java asks a pipe for its position, which it has not. */
        @Override
        public int available() {
            return 0;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            int read = in.read(into, offset, length);
            long now = count + Math.max(0, read);
            count = now;
            return read;
        }
    }

    /** The unpacked bytes, up to a limit or to where the data are damaged. */
    private static final class Content extends Counter {
        private final long limit;
        private IOException trouble;

        Content(InputStream in, long limit) {
            super(in);
            this.limit = limit;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            if (trouble != null) {
                return -1;
            }
            try {
                int read = super.read(into, offset, length);
                trouble = count > limit ? new TooLarge() : null;
                return trouble == null ? read : -1;
            } catch (ZipException | EOFException | ZstdIOException e) {
                trouble = e;
                return -1;
            }
        }
    }
}
