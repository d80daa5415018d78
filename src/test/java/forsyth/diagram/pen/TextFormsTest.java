package forsyth.diagram.pen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.diagram.Coordinates;
import forsyth.diagram.Diagram;
import forsyth.diagram.DiagramStyle;
import forsyth.diagram.Samples;
import forsyth.diagram.Words;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Text forms against files. Where a form changes on purpose, run with {@code -Dgolden=write}, read what was written, and
 * commit it.
 */
class TextFormsTest {
    private static final Path FILES = Path.of("src/test/resources/diagram/golden");
    private static final Words ENGLISH = Samples.words(Language.ENGLISH);

    static Map<String, String> forms() {
        Diagram plain = Samples.italian();
        DiagramStyle marked = DiagramStyle.SCREEN.withTurnMark(true);
        Diagram full =
                plain.with(marked.withFlipped(true)).with(Samples.allMarks()).withMoveNumber(true);
        Diagram captioned = full.withCaption("50% <sure> & \"_clear_\" [*] #1 \\ $5 {x} ~ ^ Ёж");
        Diagram wide = Samples.capablanca().with(marked.with(Coordinates.OFF));
        Map<String, String> forms = new LinkedHashMap<>();
        forms.put("ascii.txt", TextPen.ascii(plain, ENGLISH));
        forms.put("ascii-flipped.txt", TextPen.ascii(captioned, Samples.words(Language.RUSSIAN)));
        forms.put("ascii-10x8.txt", TextPen.ascii(wide, ENGLISH));
        forms.put("figurines.txt", TextPen.figurines(plain, ENGLISH));
        forms.put("figurines-10x8.txt", TextPen.figurines(wide, Samples.words(Language.GERMAN)));
        for (Language language : Language.values()) {
            Words words = Samples.words(language);
            forms.put("men-" + language.code() + ".txt", TextPen.menList(wide, words));
            forms.put("alt-" + language.code() + ".txt", TextPen.alt(plain, words) + "\n");
        }
        forms.put("board.md", MarkdownPen.write(captioned, ENGLISH));
        forms.put("plain.tex", LatexPen.write(plain));
        forms.put("marked.tex", LatexPen.write(captioned));
        return forms;
    }

    static Iterable<Map.Entry<String, String>> entries() {
        return forms().entrySet();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void isAsInTheFile(Map.Entry<String, String> form) throws IOException {
        Path file = FILES.resolve(form.getKey());
        if ("write".equals(System.getProperty("golden"))) {
            Files.writeString(file, form.getValue());
        }
        assertEquals(Files.readString(file), form.getValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"<&>\"'", "\uD83D\uDE00", "\uD800", "\u0000\u0007", "]]>", "\uFFFF", "a\nb"})
    void markupIsWellFormedWhateverTheCaption(String caption) throws Exception {
        Diagram diagram = Samples.italian().withCaption(caption);
        parse(SvgPen.write(diagram, 200, caption));
        parse(SvgPen.writeFlat(diagram, 200, caption));
        parse(HtmlPen.write(diagram, 200, ENGLISH));
    }

    private static void parse(String xml) throws Exception {
        InputStream in = new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8));
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
    }

    @Test
    void htmlHasThePictureItsWordsAndItsCaption() {
        String html = HtmlPen.write(Samples.italian().withCaption("A & B"), 200, ENGLISH);
        assertTrue(html.contains("<title>Chess diagram. Black to move. White: king g1, queen d1"), html);
        assertTrue(html.contains("<figcaption>A &amp; B</figcaption>"));
        assertEquals(1, html.split("A &amp; B", -1).length - 1);
    }

    @Test
    void typstHoldsThePictureInAString() {
        String typst = TypstPen.write(Samples.italian().withCaption("a \"b\" \\c"), 60, ENGLISH);
        assertTrue(typst.startsWith("#figure(\n  image(bytes(\"<?xml version=\\\"1.0\\\""), typst);
        assertTrue(typst.contains("format: \"svg\", width: 60mm, alt: \"Chess diagram."), typst);
        assertTrue(typst.endsWith("caption: \"a \\\"b\\\" \\\\c\",\n)\n"), typst);
    }

    @Test
    void latexOfTenFilesIsAPictureOfAllMen() {
        String tikz = LatexPen.write(Samples.capablanca());
        assertEquals(count(tikz, "{"), count(tikz, "}"));
        assertEquals(35, count(tikz, "\\pic at"));
    }

    private static int count(String text, String part) {
        return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
    }

    @ParameterizedTest
    @EnumSource
    void everyWordIsTranslated(Language language) {
        Messages english = Messages.of("messages-diagram", Language.ENGLISH);
        Messages messages = Messages.of("messages-diagram", language);
        assertEquals(new TreeSet<>(english.keys()), new TreeSet<>(messages.keys()));
        boolean isOther = !messages.text("turn.WHITE").equals(english.text("turn.WHITE"));
        assertEquals(language != Language.ENGLISH, isOther);
    }
}
