package forsyth.diagram.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Piece;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The drawings of the men and their paths. */
class PieceSetTest {
    @ParameterizedTest
    @EnumSource
    void everyManLiesInItsSquare(PieceSet set) {
        Rectangle2D square = new Rectangle2D.Double(0, 0, PieceSet.UNITS, PieceSet.UNITS);
        Set<List<Primitive>> drawings = new HashSet<>();
        for (Piece piece : Piece.values()) {
            List<Primitive> layers = set.layers(piece);
            assertTrue(drawings.add(layers) && !layers.isEmpty(), piece.name());
            for (Primitive layer : layers) {
                assertTrue(square.contains(drawn(layer).getBounds2D()), piece.name());
            }
        }
    }

    private static Shape drawn(Primitive layer) {
        return layer instanceof Primitive.Line line
                ? line.stroke().createStrokedShape(line.shape())
                : ((Primitive.Area) layer).shape();
    }

    @Test
    void printIsBlackAndWhite() {
        for (Piece piece : Piece.values()) {
            for (Primitive layer : PieceSet.PRINT.layers(piece)) {
                int rgb = layer instanceof Primitive.Line line
                        ? line.ink().rgb()
                        : ((Primitive.Area) layer).ink().rgb();
                assertEquals(rgb & 255, rgb >> 16, piece.name());
                assertEquals(rgb & 255, rgb >> 8 & 255, piece.name());
            }
        }
    }

    /** Arcs of circles by their end points: the bounds are known from geometry. */
    @ParameterizedTest
    @CsvSource({
        "M0 0A5 5 0 0 1 10 0, 0, -5, 10, 5",
        "M0 0A5 5 0 0 0 10 0, 0, 0, 10, 5",
        "M0 0A5 5 0 1 1 5 5, 0, -5, 10, 10",
        "M0 0A1 1 0 0 1 10 0, 0, -5, 10, 5",
        "M0 0A10 5 90 0 1 10 0, 0, -10, 10, 10",
        "M1 2L3 4C3 5 3 6 3 8Z, 1, 2, 2, 6"
    })
    void pathDataIsRead(String data, double x, double y, double width, double height) {
        Path2D path = PathData.parse(data);
        Rectangle2D bounds = path.getBounds2D();
        assertEquals(x, bounds.getX(), .2);
        assertEquals(y, bounds.getY(), .2);
        assertEquals(width, bounds.getWidth(), .2);
        assertEquals(height, bounds.getHeight(), .2);
        assertFalse(bounds.isEmpty());
    }
}
