package forsyth.diagram.scene;

import java.util.List;

/** Primitives in the order they are drawn, on an area of the given size from (0, 0). */
public record Scene(double width, double height, List<Primitive> primitives) {
    public Scene {
        primitives = List.copyOf(primitives);
    }
}
