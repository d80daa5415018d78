package forsyth.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.cli.Run.Result;
import forsyth.lint.Language;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long, broken and slow streams. */
class StreamsTest {
    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 ";

    /** A stream of one byte over and over. */
    private static final class Repeated extends InputStream {
        private final byte value;
        private long left;

        Repeated(char value, long length) {
            this.value = (byte) value;
            this.left = length;
        }

        @Override
        public int read() {
            return left-- > 0 ? value : -1;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            if (left <= 0) {
                return -1;
            }
            int count = (int) Math.min(left, length);
            Arrays.fill(bytes, offset, offset + count, value);
            left -= count;
            return count;
        }
    }

    private static InputStream text(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void manyLinesComeOutInOrder() {
        StringBuilder in = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int move = 1; move < 10_000; move++) {
            in.append(KINGS).append(move).append(move % 3 == 0 ? "\r\n" : "\n");
            expected.append(KINGS).append(move).append('\n');
            in.append(move % 100 == 0 ? "?\n" : "");
            expected.append(move % 100 == 0 ? "ERROR E_PIECE_CHAR,E_RANK_COUNT\n" : "");
        }
        for (InputStream stream : new InputStream[] {text(in.toString()), new Trickle(text(in.toString()))}) {
            Result result = Run.of(stream, Language.ENGLISH, "convert");
            assertEquals(expected.toString(), result.out());
            assertEquals(Cli.FAULT, result.status());
            assertTrue(result.err().startsWith("101:1-1 error "), result.err());
            assertTrue(result.err().contains("\n9999:1-1 error "), result.err());
        }
    }

    /** A stream that gives as few bytes at a time as it likes. */
    private static final class Trickle extends InputStream {
        private final InputStream in;
        private final Random random = new Random(3);

        Trickle(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            return in.read();
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            return in.read(bytes, offset, 1 + random.nextInt(length));
        }
    }

    @ParameterizedTest
    @ValueSource(chars = {'8', '\0', '\u00ff', '\n', ' '})
    void aHugeInputIsASentence(char filler) {
        long length = filler == '\n' ? 100_000 : 8L << 20;
        InputStream in = new SequenceInputStream(new Repeated(filler, length), text("\n" + KINGS + "7\n"));
        Result result = Run.of(in, Language.ENGLISH, "convert");
        assertEquals(Cli.FAULT, result.status());
        assertTrue(result.out().startsWith("ERROR E_"), result.out());
        assertTrue(result.out().endsWith("\n" + KINGS + "7\n"), "the next input is read");
        long errors =
                result.out().lines().filter(line -> line.startsWith("ERROR")).count();
        assertEquals(filler == '\n' ? length + 1 : 1, errors);
        assertTrue(result.err().startsWith("1"), "a sentence is said");
    }

    @Test
    void bytesThatAreNotUtf8AreOneSentence() {
        byte[] bytes = {'4', 'k', (byte) 0xC3, '/', (byte) 0xFF, '\n'};
        Result result = Run.of(new ByteArrayInputStream(bytes), Language.ENGLISH, "convert");
        assertEquals("ERROR E_NOT_UTF8\n", result.out());
        assertEquals(
                "1:3-3 error E_NOT_UTF8 A character could not be decoded: a text in UTF-8 was expected.\n",
                result.err());
    }

    @Test
    void aLineOfMovesThatIsTooLongIsNotPlayedInPart() {
        InputStream in = text("1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(4000) + "\n1. e4\n");
        Result result = Run.of(in, Language.ENGLISH, "play");
        assertEquals("ERROR E_TOO_LONG\nrnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n", result.out());
        assertTrue(result.err().startsWith("1:65537-88000 error E_TOO_LONG "), result.err());
    }

    @Test
    void aLineIsAnsweredBeforeTheNextIsWritten() throws Exception {
        PipedOutputStream toCommand = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(toCommand);
        PipedInputStream answers = new PipedInputStream();
        OutputStream out = new PipedOutputStream(answers);
        Thread command = new Thread(
                () -> Cli.run(new Terminal(in, out, new ByteArrayOutputStream(), Language.ENGLISH, false), "convert"));
        command.start();
        for (int move = 1; move <= 3; move++) {
            byte[] line = (KINGS + move + "\n").getBytes(StandardCharsets.UTF_8);
            toCommand.write(line);
            toCommand.flush();
            assertEquals(KINGS + move + "\n", new String(answers.readNBytes(line.length), StandardCharsets.UTF_8));
        }
        toCommand.close();
        command.join();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "convert",
                "lint",
                "identify",
                "moves",
                "positions",
                "positions --to epd",
                "diagram 518 --format svg -o -",
                "sheet -o -",
                "start 518",
                "play --from 518 --letters en e4",
                "perft 1",
                "--help"
            })
    void aClosedPipeEndsQuietly(String command) {
        Result result = withOut("Broken pipe", command.split(" "));
        assertEquals("", result.err());
        assertEquals(Cli.OK, result.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"convert", "lint", "identify"})
    void aBrokenInputIsASentence(String command) {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Is a directory");
            }
        };
        Result result = Run.of(broken, Language.ENGLISH, command);
        assertEquals("forsyth: reading or writing failed: Is a directory\n", result.err());
        assertEquals(Cli.USAGE, result.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "lint --help"})
    void helpThatCannotBeWrittenIsAnError(String arguments) {
        Result result = withOut("No space left on device", arguments.split(" "));
        assertEquals("forsyth: reading or writing failed: No space left on device\n", result.err());
        assertEquals(Cli.USAGE, result.status());
    }

    private static Result withOut(String message, String... args) {
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Cli.run(new Terminal(text(KINGS + "1\n"), out, err, Language.ENGLISH, false), args);
        return new Result(status, "", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void russianAndGermanAreSpoken() {
        for (Language language : new Language[] {Language.RUSSIAN, Language.GERMAN}) {
            String english = Run.of("", "start", "960").err();
            Result other = Run.of(text(""), language, "start", "960");
            assertEquals(Cli.USAGE, other.status());
            assertTrue(other.err().contains("960") && !other.err().equals(english), other.err());
        }
    }

    @Test
    void everyNamedStartIsListed() {
        Result list = Run.of("", "start", "--list");
        assertEquals(16, list.out().lines().count());
        list.out().lines().map(line -> line.split("\\s+")).forEach(words -> {
            Result start = Run.of("", "start", words[0]);
            assertEquals(Cli.OK, start.status());
            assertTrue(start.out().contains(words[1]), start.out());
        });
    }

    @Test
    void aSeedMakesRandomRepeatable() {
        String[] args = {"start", "random", "--seed", "5"};
        assertEquals(Run.of("", args), Run.of("", args));
        long different = java.util.stream.IntStream.range(0, 50)
                .mapToObj(seed ->
                        Run.of("", "start", "random", "--seed", "" + seed).out())
                .distinct()
                .count();
        assertTrue(different > 40, () -> different + " different starts of 50 seeds");
    }
}
