package forsyth.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Contrast;
import forsyth.diagram.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
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
