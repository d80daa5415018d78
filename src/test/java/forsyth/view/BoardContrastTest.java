package forsyth.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Contrast;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.diagram.Diagram;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.diagram.Theme;
import forsyth.diagram.scene.Ink;
import forsyth.diagram.scene.MarkLayer;
import forsyth.diagram.scene.Primitive;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is drawn on the squares can be told from them, on every board. */
final class BoardContrastTest {
    private static final String STYLES = styles();

    @ParameterizedTest
    @EnumSource(Theme.class)
    void coordinatesInsideTheBoard(Theme theme) {
        assertContrast(Contrast.TEXT, colours("coordinate-inside", Color.WHITE), colour(theme.light()));
        assertContrast(Contrast.TEXT, colours("coordinate-inside", Color.WHITE), colour(theme.dark()));
    }

    /** Most pictures come to lie on white. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void textsBesideAPicture(Theme theme) {
        assertContrast(Contrast.TEXT, List.of(colour(theme.text())), Color.WHITE);
    }

    /** Of a mark with two colours one is enough: it is seen by its edge or by its inside. */
    @ParameterizedTest
    @CsvSource({
        "cursor-square",
        "target-square",
        "lit-square",
        "differing-square",
        "chosen-square",
        "castling-right",
        "castling-choice",
        "target-dot",
        "target-ring"
    })
    void marksOfSquares(String mark) {
        for (Theme theme : Theme.values()) {
            for (int square : new int[] {theme.light(), theme.dark()}) {
                assertContrast(Contrast.GRAPHICS, colours(mark, colour(square)), colour(square));
            }
        }
    }

    @Test
    void whatIsDrawnOnTheBoard() {
        Marks marks = PgnMarks.read("[%cal Ga1a8,Rb1b8,Bc1c8,Yd1d8][%csl Ge4,Rf4,Bg4,Yh4]", Geometry.STANDARD);
        Diagram diagram = Diagram.of(Setup.empty(Geometry.STANDARD)).with(marks);
        List<Ink> inks = new ArrayList<>();
        for (Primitive part : MarkLayer.at(diagram, 0, 0, 100).above()) {
            inks.add(part instanceof Primitive.Line line ? line.ink() : ((Primitive.Area) part).ink());
        }
        assertEquals(16, inks.size(), "an edge and a colour each");
        for (Theme theme : Theme.values()) {
            for (int square : new int[] {theme.light(), theme.dark()}) {
                for (int i = 0; i < inks.size(); i += 2) {
                    List<Color> drawn = List.of(
                            colour(inks.get(i).rgb()), colour(inks.get(i + 1).rgb()));
                    assertContrast(Contrast.GRAPHICS, drawn, colour(square));
                }
            }
        }
    }

    private static void assertContrast(double needed, List<Color> colours, Color ground) {
        double best = colours.stream()
                .mapToDouble(colour -> Contrast.between(colour, ground))
                .max()
                .orElseThrow();
        assertTrue(best >= needed, String.format("%.2f: %s on %s", best, colours, ground));
    }

    /** Fill and stroke of a class of the stylesheet as they look on a ground. */
    private static List<Color> colours(String style, Color ground) {
        Matcher rule = Pattern.compile("(?m)^\\." + style + " \\{([^}]*)\\}").matcher(STYLES);
        assertTrue(rule.find(), "no rule for " + style);
        Matcher colour = Pattern.compile("-fx-(?:fill|stroke): ([^;]+);").matcher(rule.group(1));
        List<Color> found = new ArrayList<>();
        while (colour.find()) {
            found.add(Contrast.over(Color.web(colour.group(1)), ground));
        }
        return found;
    }

    private static Color colour(int rgb) {
        return Color.rgb(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
    }

    private static String styles() {
        try (InputStream in = BoardView.class.getResourceAsStream("/forsyth/assets/styles/forsyth.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
