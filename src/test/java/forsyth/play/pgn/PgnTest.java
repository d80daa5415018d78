package forsyth.play.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of games, sound and faulty. */
class PgnTest {
    static Stream<Row> rows() {
        return Table.rows("/play/pgn.tsv");
    }

    /** Games are {@code result:moves}, faults {@code KIND line:column}. */
    @ParameterizedTest
    @MethodSource("rows")
    void readsGamesAndFaults(Row row) {
        List<PgnEntry> entries = Pgn.read(row.input());
        String games = entries.stream()
                .map(entry -> entry.game().result() + ":"
                        + entry.game().plies().stream().map(Ply::san).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" | "));
        String faults = entries.stream()
                .flatMap(entry -> entry.faults().stream())
                .map(fault -> fault.kind() + " " + fault.place().line() + ":"
                        + fault.place().column())
                .collect(Collectors.joining(", "));
        assertEquals(row.get("games"), games);
        assertEquals(row.get("faults"), faults.isEmpty() ? "-" : faults);
    }

    @Test
    void everyKindOfFaultIsInTheTable() {
        String all = rows().map(row -> row.get("faults")).collect(Collectors.joining());
        TreeSet<String> missing = new TreeSet<>();
        for (PgnFault.Kind kind : PgnFault.Kind.values()) {
            if (!all.contains(kind.name() + " ")) {
                missing.add(kind.name());
            }
        }
        assertEquals("[GAME_TOO_LONG, TOKEN_TOO_LONG]", missing.toString(), "these need long texts, see below");
    }

    @Test
    void variationsMayBeNestedDeeply() {
        String deep = "1. e4 " + "(1. d4 {a} d5 ".repeat(100_000) + ")".repeat(100_000) + " e5 *";
        PgnEntry entry = Pgn.read(deep).get(0);
        assertEquals(List.of(), entry.faults());
        assertEquals(2, entry.game().plies().size());
    }

    @Test
    void aThousandGamesWithTenFaults() {
        String[] faulty = {
            "1. e4 e5 2. Ke3 *",
            "1. e4 {open *",
            "1. e4 (1. d4 *",
            "1. e4 e5) *",
            "1. e4 hello *",
            "1. Nf3 d5 2. Nd4 e5 3. Nb3 f6 4. Nd2 g6 5. Na3 h6 6. Nc4 c6 7. Nb1 b6 8. Na5 a6 9. Nc7 *",
            "[FEN \"8/8\"]\n\n1. e4 *",
            "[Annotator \"me]\n\n1. e4 *",
            "1. d4 d5 2. c4 dxc4 3. Qa4+ Qd7 4. Nxe4 *",
            "1. e4 e5 2. Nf3 Nc6 3. d3 Nf6 4. Nd2 *",
        };
        StringBuilder file = new StringBuilder();
        TreeMap<Integer, Integer> planted = new TreeMap<>();
        int line = 1;
        for (int game = 0; game < 1000; game++) {
            boolean isFaulty = game % 100 == 57;
            String moves = isFaulty ? faulty[game / 100] : "1. e4 e5 2. Nf3 {ok} Nc6 (2... d6) 3. Bb5 a6 *";
            String text = "[Event \"game " + game + "\"]\n" + (moves.startsWith("[") ? "" : "\n") + moves + "\n\n";
            if (isFaulty) {
                planted.put(game, line);
            }
            file.append(text);
            line += (int) text.chars().filter(c -> c == '\n').count();
        }
        List<PgnEntry> entries = Pgn.read(file.toString());
        assertEquals(1000, entries.size());
        TreeMap<Integer, Integer> found = new TreeMap<>();
        for (int game = 0; game < entries.size(); game++) {
            assertEquals("game " + game, entries.get(game).game().tag("Event"));
            if (!entries.get(game).isWhole()) {
                found.put(game, entries.get(game).line());
            }
        }
        assertEquals(planted, found);
    }

    @Test
    void tooLongATokenEndsItsGameOnly() {
        String comment = "{" + "word ".repeat(20_000) + "}";
        List<PgnEntry> entries = Pgn.read("1. e4 " + comment + " e5 *\n\n[Event \"next\"]\n\n1. d4 *");
        assertEquals(List.of("TOKEN_TOO_LONG"), PgnFilesTest.kinds(entries.get(0)));
        assertTrue(entries.get(1).isWhole());
    }

    @Test
    void tooLongAGameEndsThereOnly() {
        String shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(6000);
        List<PgnEntry> entries = Pgn.read(shuffle + "*\n\n[Event \"next\"]\n\n1. d4 *");
        assertEquals(List.of("GAME_TOO_LONG"), PgnFilesTest.kinds(entries.get(0)));
        assertEquals(MoveText.MAX_PLIES, entries.get(0).game().plies().size());
        assertTrue(entries.get(1).isWhole());
    }

    @Test
    void aGameOfEndlessCommentsIsCutOff() throws IOException {
        int comments = 100_000;
        Repeated text = new Repeated("{ " + "x".repeat(60) + " }\n", comments, "*\n\n[Event \"next\"]\n\n1. d4 *");
        try (PgnReader reader = new PgnReader(text, PgnOptions.DEFAULT)) {
            PgnEntry first = reader.next().orElseThrow();
            assertEquals(List.of("GAME_TOO_LONG"), PgnFilesTest.kinds(first));
            assertTrue(first.game().comment().length() <= GameBuilder.MAX_GAME);
            PgnEntry second = reader.next().orElseThrow();
            assertTrue(second.isWhole());
            assertEquals(comments + 3, second.line());
        }
    }

    @Test
    void mutatedTextNeverThrowsAndFaultsLieInside() {
        String text = "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[SetUp \"1\"]\n\n"
                + "1. O-O {a} (1. Kf2 $4 (1. Kd2 ; b\n) ) Kd7 2. Rf7+ Ke6 $1 1-0\n\n1. e4 e8(Q) *\n";
        java.util.Random random = new java.util.Random(7);
        String alphabet = "[]{}()\"\\;%$*-. \n\r\tAe4K8Q=x\u0421\u00BD\uD83D";
        for (int round = 0; round < 1000; round++) {
            StringBuilder mutated = new StringBuilder(text);
            for (int i = 0; i <= random.nextInt(4); i++) {
                int at = random.nextInt(mutated.length());
                mutated.replace(
                        at, at + random.nextInt(2), String.valueOf(alphabet.charAt(random.nextInt(alphabet.length()))));
            }
            List<String> lines = List.of(mutated.toString().split("\r\n|\n|\r", -1));
            for (PgnEntry entry : Pgn.read(mutated.toString())) {
                for (PgnFault fault : entry.faults()) {
                    String line = lines.get(fault.place().line() - 1);
                    assertTrue(fault.place().column() <= line.length() + 1, fault::toString);
                }
            }
        }
    }

    @Test
    void namedStartsComeFromTheOptions() {
        PgnOptions options = new PgnOptions(
                PgnOptions.DEFAULT.letters(),
                name -> name.equals("Mine")
                        ? Optional.of(forsyth.fen.FenReader.setup("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))
                        : Optional.empty());
        assertFalse(Pgn.read("[Variant \"Mine\"]\n\n1. e4 *", options).get(0).isWhole());
        assertTrue(Pgn.read("[Variant \"Mine\"]\n\n1. Kd2 *", options).get(0).isWhole());
        assertTrue(Pgn.read("[Variant \"Other\"]\n\n1. e4 *", options).get(0).isWhole());
        assertTrue(Pgn.read("[Variant \"Capablanca\"]\n\n1. i4 *").get(0).isWhole());
    }

    /** A text many times, then another, never in memory as a whole. */
    private static final class Repeated extends Reader {
        private final String text;
        private final String end;
        private int left;
        private int position;
        private boolean isLast;

        Repeated(String text, int times, String end) {
            this.text = text;
            this.left = times;
            this.end = end;
        }

        @Override
        public int read(char[] into, int offset, int length) {
            String current = isLast ? end : text;
            if (position == current.length()) {
                if (isLast) {
                    return -1;
                }
                position = 0;
                isLast = --left == 0;
                current = isLast ? end : text;
            }
            int count = Math.min(length, current.length() - position);
            current.getChars(position, position + count, into, offset);
            position += count;
            return count;
        }

        @Override
        public void close() {}
    }

    @Test
    void plainTextHasNoGames() {
        List<String> none = new ArrayList<>(List.of("", " \n\n", "\uFEFF", "% only an escape\n"));
        none.forEach(text -> assertEquals(List.of(), Pgn.read(text)));
    }
}
