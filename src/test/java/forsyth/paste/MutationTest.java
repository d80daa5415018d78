package forsyth.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.chess.Rules;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Spoilt texts: nothing is thrown, every span lies in the text, and size does no harm. */
class MutationTest {
    private static final String ODD = "/\\ \n\r\t\"'[](){}<>&;:#.,-+_|0123456789%kqrbnpKQRBNPACJwabcdefghij"
            + "\u0000\u00A0\u200B\uFEFF\u2654\u265F\u2502\u2500\uD83D\uDE00\uD83D\u041A\u0440\u0301\u00DF\u0130";
    private static final int ROUNDS = 10;

    private static List<String> texts() {
        Stream<String> pasted = PasteTest.rows().map(Table.Row::input);
        Stream<String> fields = Stream.of("tolerant", "invalid", "epd")
                .flatMap(file -> Table.rows("/vectors/" + file + ".tsv"))
                .map(Table.Row::input);
        return Stream.concat(pasted, fields).toList();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void spoiltTextsAreReadWithoutHarm(long seed) {
        Random random = new Random(seed);
        List<String> texts = texts();
        for (String text : texts) {
            String other = texts.get(random.nextInt(texts.size()));
            for (int i = 0; i < ROUNDS; i++) {
                String spoilt = spoil(text, other, random);
                for (Reading reading : PasteReader.read(spoilt, rules(random)).readings()) {
                    liesWithin(spoilt, reading);
                }
                FenText read = FenReader.read(spoilt);
                read.findings().forEach(finding -> liesWithin(spoilt, finding.span()));
            }
        }
    }

    private static Rules rules(Random random) {
        return Rules.values()[random.nextInt(Rules.values().length)];
    }

    private static void liesWithin(String text, Reading reading) {
        assertEquals(text, reading.read().text());
        liesWithin(text, reading.span());
        for (Finding finding : reading.findings()) {
            liesWithin(text, finding.span());
        }
    }

    private static void liesWithin(String text, Span span) {
        assertTrue(span.end() <= text.length(), () -> span + " lies outside of " + text);
    }

    private static String spoil(String text, String other, Random random) {
        StringBuilder spoilt = new StringBuilder(text);
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            int at = random.nextInt(spoilt.length() + 1);
            int end = Math.min(spoilt.length(), at + random.nextInt(6));
            switch (random.nextInt(5)) {
                case 0 -> spoilt.insert(at, ODD.charAt(random.nextInt(ODD.length())));
                case 1 -> spoilt.delete(at, end);
                case 2 -> spoilt.insert(at, spoilt.substring(at, end));
                case 3 -> spoilt.replace(at, end, String.valueOf(ODD.charAt(random.nextInt(ODD.length()))));
                default -> spoilt.insert(at, other, 0, random.nextInt(other.length() + 1));
            }
        }
        return spoilt.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<",
                "&",
                "<a",
                "[",
                "[FEN \"",
                "k/",
                "8/8/",
                "/",
                "1. ",
                "e4 ",
                "Kg1 ",
                "Ra1h1",
                "White: ",
                "moves ",
                "position startpos moves ",
                "https://",
                "fen=",
                "- ",
                "|",
                "r n b q k b n r\n",
                "1) \n",
                "\"",
                "%41",
                "startpos ",
                "{",
                "(",
                "\t",
                "#",
                "a1/",
                ">",
                "Kg1/",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ",
            })
    void textsAroundTheLimitAreRead(String part) {
        String text = part.repeat(2 * FenReader.MAX_LENGTH / part.length());
        Pasted pasted = PasteReader.read(text, Rules.ANY_CASTLING);
        pasted.readings().forEach(reading -> liesWithin(text, reading));
        String single = part.repeat(FenReader.MAX_LENGTH / part.length());
        PasteReader.read(single, Rules.ANY_CASTLING).readings().forEach(reading -> liesWithin(single, reading));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 x1",
                "lichess.org/8/",
                "https://lichess.org/editor/8/8/8/8/8/8/8/9_w_-_-_0_1_",
                "8",
                "K",
            })
    void aPositionThatIsTooLongIsSaidToBe(String part) {
        for (int length : new int[] {FenReader.MAX_LENGTH + 40, 3 * FenReader.MAX_LENGTH}) {
            String text = part.repeat(length / part.length() + 1);
            Pasted pasted = PasteReader.read(text, Rules.ANY_CASTLING);
            assertEquals(
                    List.of(Code.E_TOO_LONG),
                    pasted.first().findings().stream().map(Finding::code).toList());
        }
    }

    @Test
    void aFaultInALongMailIsStillSaid() {
        String mail = "8/8/8/8/8/8/8/9 w - - 0 1\n" + "Best regards\n".repeat(6000);
        Reading reading = PasteReader.read(mail, Rules.ANY_CASTLING).first();
        assertEquals(Code.E_RANK_LONG, reading.findings().get(0).code());
    }

    @Test
    void longerTextsAreRefused() {
        Pasted pasted = PasteReader.read("8".repeat(PasteReader.MAX_LENGTH + 1), Rules.ANY_CASTLING);
        assertFalse(pasted.isReadable());
    }
}
