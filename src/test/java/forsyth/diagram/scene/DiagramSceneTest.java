package forsyth.diagram.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.diagram.Diagram;
import forsyth.diagram.Samples;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Where things are. */
class DiagramSceneTest {
    static Iterable<Map.Entry<String, Diagram>> samples() {
        return Samples.all().entrySet();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void menStandOnWholePixelsAtEveryWidth(Map.Entry<String, Diagram> sample) {
        for (int width = DiagramScene.MIN_WIDTH; width < 700; width += 37) {
            Scene scene = DiagramScene.ofWidth(sample.getValue(), width);
            assertEquals(width, scene.width());
            for (Primitive.Man man : men(scene)) {
                assertEquals(Math.rint(man.x()), man.x());
                assertEquals(Math.rint(man.y()), man.y());
                assertEquals(Math.rint(man.size()), man.size());
            }
        }
    }

    /** The squares at which the drawings' own grid falls on pixels. */
    @ParameterizedTest
    @CsvSource({"34, 32", "68, 64", "102, 96", "136, 128"})
    void menFillNinetyFourPercent(int square, double man) {
        Diagram diagram = Samples.italian();
        int width = (int) Math.ceil(square * 8.5);
        Set<Double> sizes = men(DiagramScene.ofWidth(diagram, width)).stream()
                .map(Primitive.Man::size)
                .collect(Collectors.toSet());
        assertEquals(Set.of(man), sizes);
    }

    /** B203: from a tenth to a fifth of a square, at every size. */
    @ParameterizedTest
    @CsvSource({"200, false", "2000, false", "200, true", "2000, true"})
    void coordinatesGrowWithTheBoard(int width, boolean isWide) {
        Diagram diagram = isWide ? Samples.capablanca() : Samples.italian();
        Scene scene = DiagramScene.ofWidth(diagram, width);
        double square = (DiagramScene.boardRight(diagram, width) - DiagramScene.boardLeft(diagram, width))
                / diagram.setup().board().geometry().files();
        List<Primitive.Text> labels = scene.primitives().stream()
                .filter(Primitive.Text.class::isInstance)
                .map(Primitive.Text.class::cast)
                .filter(text -> text.text().length() == 1)
                .toList();
        String files = labels.stream()
                .map(Primitive.Text::text)
                .filter(name -> name.matches("[a-j]"))
                .collect(Collectors.joining());
        assertEquals(isWide ? "abcdefghij" : "abcdefgh", files);
        for (Primitive.Text label : labels) {
            double figure = label.size() * Typeface.CAPITAL / square;
            double smallLetter =
                    Typeface.outline("x", label.size(), 0, 0).getBounds2D().getHeight() / square;
            assertTrue(smallLetter >= 0.1 && figure <= 0.2, smallLetter + " to " + figure);
        }
    }

    @Test
    void turningTheBoardTurnsTheMen() {
        Diagram diagram = Samples.capablanca();
        Diagram flipped = diagram.with(diagram.style().withFlipped(true));
        Primitive.Man first = men(DiagramScene.ofWidth(diagram, 500)).get(0);
        Primitive.Man last = men(DiagramScene.ofWidth(flipped, 500)).get(0);
        assertEquals(first.piece(), last.piece());
        assertTrue(first.x() < 100 && first.y() < 100);
        assertTrue(last.x() > 400 && last.y() > 300);
    }

    @Test
    void tooNarrowIsAnErrorOfTheCaller() {
        assertThrows(IllegalArgumentException.class, () -> DiagramScene.ofWidth(Samples.italian(), 63));
    }

    private static List<Primitive.Man> men(Scene scene) {
        return scene.primitives().stream()
                .filter(Primitive.Man.class::isInstance)
                .map(Primitive.Man.class::cast)
                .toList();
    }
}
