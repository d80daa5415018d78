package forsyth.deck.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.luben.zstd.Zstd;
import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.deck.Loading;
import forsyth.deck.read.Loader.Loaded;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Packed, damaged, overlong and endless files. */
class LoaderTest {
    private static final String LINE = "4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; id \"x\";\n";

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    @Test
    void packedFilesAreUnpacked() throws IOException {
        assertEquals(2, Loading.bytes(gzip(LINE + LINE)).deck().size());
        byte[] zstd = Zstd.compress(LINE.repeat(3).getBytes(StandardCharsets.UTF_8));
        byte[] skippable = {0x50, 0x2A, 0x4D, 0x18, 4, 0, 0, 0, 1, 2, 3, 4};
        ByteArrayOutputStream frames = new ByteArrayOutputStream();
        for (int i = 0; i < 2; i++) {
            frames.write(skippable);
            frames.write(zstd);
        }
        assertEquals(6, Loading.bytes(frames.toByteArray()).deck().size());
    }

    @Test
    void damagedFilesGiveWhatCameBefore() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            text.append(LINE.replace("\"x\"", "\"" + i * 7919L + "\""));
        }
        byte[] packed = gzip(text.toString());
        Loaded loaded = Loading.bytes(Arrays.copyOf(packed, packed.length / 2));
        assertTrue(loaded.deck().size() > 1000, "entries " + loaded.deck().size());
        assertFalse(loaded.isWhole());
        assertEquals(Fault.Kind.BROKEN, kind(loaded.faults().get(0)));
    }

    @Test
    void aShortDamagedFileGivesWhatCameBefore() throws IOException {
        byte[] packed = gzip(LINE + LINE);
        Loaded loaded = Loading.bytes(Arrays.copyOf(packed, packed.length - 8));
        assertEquals(2, loaded.deck().size());
        assertEquals(Fault.Kind.BROKEN, kind(loaded.faults().get(0)));
    }

    private static Fault.Kind kind(Fault fault) {
        return ((Fault.OfFile) fault).kind();
    }

    @Test
    void moreThanTheLimitIsNotRead() throws IOException {
        Gathered sink = new Gathered();
        byte[] bomb = gzip(LINE.repeat(10_000));
        DeckReader.Outcome outcome = DeckReader.read(DeckInput.of(new ByteArrayInputStream(bomb), 200_000), sink);
        assertFalse(outcome.isWhole());
        assertEquals(Fault.Kind.TOO_LARGE, kind(sink.faults.get(0)));
        assertTrue(sink.entries.size() > 1000 && sink.entries.size() < 5000, "entries " + sink.entries.size());
    }

    @Test
    void anOverlongLineIsLeftOut() {
        Loaded loaded = Loading.text(LINE + "x".repeat(LineReader.MAX_LINE + 1) + "\n" + LINE);
        assertEquals(2, loaded.deck().size());
        assertFalse(loaded.isWhole());
        assertEquals(2, loaded.faults().get(0).line());
    }

    @Test
    void deepVariationsAreRead() {
        String deep = "[Event \"x\"]\n\n1. e4 " + "(1. d4 ".repeat(100_000) + ")".repeat(100_000) + " e5 *\n";
        Deck deck = Loading.text(deep).deck();
        assertEquals(1, deck.size());
        assertEquals("x", deck.entry(0).title());
    }

    @Test
    void aCommentWithoutEndIsAFaultAndTheRestIsRead() {
        Loaded loaded =
                Loading.text("[Event \"a\"]\n\n1. e4 {no end\n\n[Event \"b\"]\n\n1. d4 Ke4 *\n\n[Event \"c\"]\n\n*\n");
        assertEquals(3, loaded.deck().size());
        assertEquals(List.of(3, 7), loaded.faults().stream().map(Fault::line).toList());
    }

    @Test
    void everyFenTagIsAnEntry() {
        assertEquals(
                2,
                Loading.text("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n[FEN \"4k3/8/8/8/8/8/8/3K4 w - - 0 1\"]\n")
                        .deck()
                        .size());
    }

    @Test
    void theFirstEntriesAreShownEarlyAndLoadingCanBeStopped(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("many.epd"), LINE.repeat(100_000));
        List<Integer> sizes = new ArrayList<>();
        Loader.Watcher watcher = new Loader.Watcher() {
            @Override
            public void early(Deck deck) {
                sizes.add(deck.size());
            }

            @Override
            public boolean isStopped() {
                return !sizes.isEmpty();
            }
        };
        Loaded loaded = new Loader(file, watcher).load();
        assertEquals(List.of(200), sizes);
        assertFalse(loaded.isWhole());
        assertTrue(loaded.deck().size() < 1000);
    }

    @Test
    void tellsHowMuchIsLoaded(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("many.epd"), LINE.repeat(100_000));
        List<Double> shares = new ArrayList<>();
        Loader.Watcher watcher = new Loader.Watcher() {
            @Override
            public void early(Deck deck) {}

            @Override
            public void reached(double share) {
                shares.add(share);
            }
        };
        new Loader(file, watcher).load();
        assertEquals(shares.stream().sorted().toList(), shares);
        assertTrue(shares.get(0) > 0 && shares.get(0) < 0.2, shares.toString());
        assertTrue(shares.get(shares.size() - 1) > 0.9, shares.toString());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyFaultHasASentence(Language language) {
        Set<String> keys = new TreeSet<>(Messages.of("messages-deck", language).keys());
        for (Fault.Kind kind : Fault.Kind.values()) {
            assertTrue(keys.contains("Fault." + kind), kind.toString());
            assertFalse(FaultText.of(language).sentence(Fault.of(1, kind, 1, 2)).contains("{"), kind.toString());
        }
    }

    private static final class Gathered implements Sink {
        private final List<Entry> entries = new ArrayList<>();
        private final List<Fault> faults = new ArrayList<>();

        @Override
        public void entry(Entry entry) {
            entries.add(entry);
        }

        @Override
        public void fault(Fault fault) {
            faults.add(fault);
        }

        @Override
        public void tail(String text) {}

        @Override
        public boolean isStopped() {
            return false;
        }
    }
}
