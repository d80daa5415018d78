package forsyth.play.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same text in every encoding a file of games comes in. */
class TextInputTest {
    private static final String LATIN = "[White \"M\u00FCller, Jos\u00E9\"]\n\n1. e4 {\u00E1 \u00DF} *\n";
    private static final String WIDE = LATIN + "\u0421\u2654\uD83D\uDE00";

    @Test
    void readsUtf8() throws IOException {
        assertEquals(WIDE, read(WIDE.getBytes(StandardCharsets.UTF_8)));
        assertEquals(WIDE, read(marked(WIDE, StandardCharsets.UTF_8, 0xEF, 0xBB, 0xBF)));
    }

    @Test
    void readsUtf16() throws IOException {
        assertEquals(WIDE, read(marked(WIDE, StandardCharsets.UTF_16LE, 0xFF, 0xFE)));
        assertEquals(WIDE, read(marked(WIDE, StandardCharsets.UTF_16BE, 0xFE, 0xFF)));
        assertEquals(WIDE, read(WIDE.getBytes(StandardCharsets.UTF_16LE)));
        assertEquals(WIDE, read(WIDE.getBytes(StandardCharsets.UTF_16BE)));
    }

    @Test
    void readsLatin1AndWindows1252() throws IOException {
        assertEquals(LATIN, read(LATIN.getBytes(StandardCharsets.ISO_8859_1)));
        String dashes = LATIN + "\u2013 \u201Equoted\u201C \u20AC";
        assertEquals(dashes, read(dashes.getBytes(Charset.forName("windows-1252"))));
    }

    @Test
    void oneStrayByteSpoilsNothingElse() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(WIDE.getBytes(StandardCharsets.UTF_8));
        bytes.write(0xE1);
        bytes.writeBytes(WIDE.getBytes(StandardCharsets.UTF_8));
        bytes.write(0xE2);
        assertEquals(WIDE + "\u00E1" + WIDE + "\u00E2", read(bytes.toByteArray()));
    }

    @Test
    void charactersMayLieAcrossBuffers() throws IOException {
        for (String filler : List.of("", "x", "xx", "xxx")) {
            String text = filler + "\uD83D\uDE00".repeat(30_000) + "\u00E4".repeat(30_000);
            assertEquals(text, read(text.getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void readsCharacterByCharacter() throws IOException {
        try (Reader reader =
                TextInput.open(new ByteArrayInputStream("\uD83D\uDE00".getBytes(StandardCharsets.UTF_8)))) {
            assertEquals(0xD83D, reader.read());
            assertEquals(0xDE00, reader.read());
            assertEquals(-1, reader.read());
        }
    }

    @Test
    void nothingGivesNothing() throws IOException {
        assertEquals("", read(new byte[0]));
        assertEquals("", read(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF}));
    }

    private static byte[] marked(String text, Charset charset, int... mark) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int b : mark) {
            bytes.write(b);
        }
        bytes.writeBytes(text.getBytes(charset));
        return bytes.toByteArray();
    }

    private static String read(byte[] bytes) throws IOException {
        try (Reader reader = TextInput.open(new ByteArrayInputStream(bytes))) {
            StringWriter text = new StringWriter();
            reader.transferTo(text);
            return text.toString();
        }
    }
}
