package forsyth.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.fen.ReadOptions;
import forsyth.paste.PasteReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every finding and every repair has its sentence in each language, filled with what it is about. */
class FindingTextTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d+}");
    private static final List<String> VECTORS = List.of(
            "fen_valid", "xfen_castling", "shredder", "ep", "capablanca", "invalid", "tolerant", "epd", "legality");
    /** Found by playing, not by looking. */
    private static final Set<Code> OF_PLAY =
            EnumSet.of(Code.N_CHECKMATE, Code.N_STALEMATE, Code.N_INSUFFICIENT_MATERIAL);

    private static final List<Finding> RAISED = raised();

    private static List<Finding> raised() {
        List<Finding> findings = new ArrayList<>();
        Stream<Table.Row> vectors = VECTORS.stream().flatMap(file -> Table.rows("/vectors/" + file + ".tsv"));
        Stream<Table.Row> own =
                Stream.of("positions", "fixes", "texts").flatMap(file -> Table.rows("/lint/" + file + ".tsv"));
        Stream.concat(vectors, own).forEach(row -> {
            for (Rules rules : List.of(Rules.ANY_CASTLING, Rules.STANDARD_CASTLING)) {
                for (Optional<Geometry> board : List.of(Optional.<Geometry>empty(), Optional.of(Geometry.CAPABLANCA))) {
                    FenText read = FenReader.read(row.input(), new ReadOptions(board, rules));
                    findings.addAll(read.findings());
                    findings.addAll(Linter.retro().lint(read.setup(), rules));
                }
            }
        });
        Table.rows("/lint/claims.tsv").forEach(row -> {
            Setup setup = FixTest.setup(row);
            findings.addAll(Linter.retro().lint(setup, Rules.ANY_CASTLING));
        });
        Stream.of("faults", "lists", "moves", "starts", "texts")
                .flatMap(file -> Table.rows("/paste/" + file + ".tsv"))
                .forEach(row -> PasteReader.read(row.input(), Rules.ANY_CASTLING)
                        .readings()
                        .forEach(reading -> findings.addAll(reading.findings())));
        findings.addAll(FenReader.read("8".repeat(FenReader.MAX_LENGTH + 1)).findings());
        return List.copyOf(findings);
    }

    @Test
    void everyCodeIsRaised() {
        Set<Code> missing = EnumSet.complementOf(EnumSet.copyOf(OF_PLAY));
        RAISED.forEach(finding -> missing.remove(finding.code()));
        assertEquals(Set.of(), missing);
    }

    @Test
    void everyRepairIsOffered() {
        Set<String> offered = fixes().map(fix -> "fix." + fix.key()).collect(Collectors.toSet());
        Set<String> known = file("").stringPropertyNames().stream()
                .filter(key -> key.startsWith("fix."))
                .collect(Collectors.toSet());
        assertEquals(known, offered);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everySentenceIsFilled(Language language) {
        FindingText text = FindingText.of(language);
        for (Finding finding : RAISED) {
            assertFilled(text.sentence(finding), finding.args(), finding.code().name());
        }
        fixes().forEach(fix -> assertFilled(text.sentence(fix), List.of(), "fix." + fix.key()));
    }

    private static void assertFilled(String sentence, List<Object> args, String key) {
        boolean isQuoted = args.toString().contains("{");
        assertTrue(isQuoted || !PLACE.matcher(sentence).find(), sentence);
        assertFalse(sentence.contains(key), sentence);
    }

    @Test
    void everyCodeHasItsOwnSentenceInEveryLanguage() {
        for (String suffix : List.of("", "_ru", "_de")) {
            Properties texts = file(suffix);
            for (Code code : Code.values()) {
                assertFalse(texts.getProperty(code.name(), "").isBlank(), code + suffix);
            }
        }
    }

    @Test
    void translationsHaveTheSameKeysAndPlaces() {
        Properties english = file("");
        for (String suffix : List.of("_ru", "_de")) {
            Properties translated = file(suffix);
            assertEquals(english.stringPropertyNames(), translated.stringPropertyNames());
            for (String key : english.stringPropertyNames()) {
                assertEquals(places(english.getProperty(key)), places(translated.getProperty(key)), key + suffix);
            }
        }
    }

    @Test
    void bracesOfAnArgumentStayAsTheyAre() {
        Finding finding = Finding.ofText(Code.W_TURN_WORD, Span.NONE, "{1}", "w");
        assertEquals("“{1}” was read as “w”.", FindingText.of(Language.ENGLISH).sentence(finding));
    }

    /** Counts stand where their noun need not agree with them, or are never one. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void numbersAgreeWithTheirNouns(Language language) {
        Pattern wrong = Pattern.compile(
                switch (language) {
                    case ENGLISH -> "(?<![\\w.,:/\u201c-])1 [a-z-]{3,}s\\b";
                    case GERMAN -> "(?<![\\w.,:/\u201e-])1 \\p{Lu}\\p{L}+(?:e|en|er|n)\\b";
                    case RUSSIAN ->
                        "(?<![\\p{L}\\d.,:/\u00ab-])\\d+ (?:пол|горизонтал|пеш|фигур|символ|корол|позици|полуход)";
                });
        FindingText text = FindingText.of(language);
        for (Finding finding : RAISED) {
            String sentence = text.sentence(finding);
            assertFalse(wrong.matcher(sentence).find(), sentence);
        }
    }

    @Test
    void whatFollowsANulIsSaidToBeLeftOut() {
        FenText read = FenReader.read("\uFEFF4k3/8/8/8/8/8/8/4K3 w - - 0 1\u0000x");
        FindingText text = FindingText.of(Language.ENGLISH);
        assertEquals(
                List.of(
                        "0-1 Invisible characters (U+FEFF) were left out.",
                        "30-32 Invisible characters (U+0000 and all that follows it) were left out."),
                read.findings().stream()
                        .map(finding ->
                                finding.span().start() + "-" + finding.span().end() + " " + text.sentence(finding))
                        .toList());
    }

    @Test
    void aSentenceQuotesTheBeginningOnly() {
        Finding finding = Finding.ofText(Code.E_TURN, Span.NONE, "w".repeat(1000));
        assertEquals(100, FindingText.of(Language.ENGLISH).sentence(finding).length(), 10);
    }

    private static Stream<Fix> fixes() {
        return RAISED.stream().flatMap(finding -> finding.fix().stream());
    }

    private static Set<String> places(String text) {
        return PLACE.matcher(text).results().map(found -> found.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Properties file(String suffix) {
        String path = "/forsyth/assets/messages/messages-findings" + suffix + ".properties";
        Properties texts = new Properties();
        try (Reader reader =
                new InputStreamReader(FindingTextTest.class.getResourceAsStream(path), StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return texts;
    }
}
