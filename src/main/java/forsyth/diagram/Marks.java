package forsyth.diagram;

import forsyth.chess.Geometry;
import forsyth.chess.Square;
import forsyth.chess.Transform;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * What a teacher draws on a board; immutable. A square has at most one ring, one colour and one label, and two squares
 * at most one arrow in a direction.
 *
 * @param arrows in the order they were drawn
 * @param rings by square
 * @param fields coloured squares, by square
 * @param labels one to three characters on a square, by square
 */
public record Marks(
        List<Arrow> arrows,
        SortedMap<Integer, Hue> rings,
        SortedMap<Integer, Hue> fields,
        SortedMap<Integer, String> labels) {
    /** The most characters of a label. */
    public static final int MAX_LABEL = 3;

    /** Nothing drawn. */
    public static final Marks NONE = new Marks(List.of(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    public Marks {
        arrows = List.copyOf(arrows);
        rings = Collections.unmodifiableSortedMap(new TreeMap<>(rings));
        fields = Collections.unmodifiableSortedMap(new TreeMap<>(fields));
        labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
        for (String label : labels.values()) {
            if (!isLabel(label)) {
                throw new IllegalArgumentException("a label has 1 to " + MAX_LABEL + " characters: " + label);
            }
        }
    }

    /** An arrow between two different squares. */
    public record Arrow(int from, int to, Hue hue) {
        public Arrow {
            if (from == to) {
                throw new IllegalArgumentException("an arrow leads to another square than " + Square.name(from));
            }
        }

        boolean hasSquaresOf(Arrow other) {
            return from == other.from && to == other.to;
        }
    }

    /** Whether the text can be a label: one to three characters, none of them a blank, a comma or a bracket. */
    public static boolean isLabel(String text) {
        int length = text.codePointCount(0, text.length());
        return length > 0 && length <= MAX_LABEL && text.codePoints().noneMatch(Marks::isForbidden);
    }

    /** What would end a command of a PGN comment, or could not be seen. */
    private static boolean isForbidden(int character) {
        return Character.isWhitespace(character)
                || Character.isSpaceChar(character)
                || Character.isISOControl(character)
                || "[]{},".indexOf(character) >= 0;
    }

    public boolean isEmpty() {
        return arrows.isEmpty() && rings.isEmpty() && fields.isEmpty() && labels.isEmpty();
    }

    /** These marks with the arrow, in place of one between the same squares. */
    public Marks with(Arrow arrow) {
        List<Arrow> changed = new ArrayList<>(arrows);
        changed.removeIf(arrow::hasSquaresOf);
        changed.add(arrow);
        return new Marks(changed, rings, fields, labels);
    }

    /** As drawn by hand: the same arrow again takes it away, another hue recolours it. */
    public Marks toggled(Arrow arrow) {
        if (!arrows.contains(arrow)) {
            return with(arrow);
        }
        List<Arrow> changed = new ArrayList<>(arrows);
        changed.remove(arrow);
        return new Marks(changed, rings, fields, labels);
    }

    public Marks withRing(int square, Hue hue) {
        return new Marks(arrows, with(rings, square, hue), fields, labels);
    }

    /** As drawn by hand: the same ring again takes it away, another hue recolours it. */
    public Marks toggledRing(int square, Hue hue) {
        return new Marks(arrows, toggled(rings, square, hue), fields, labels);
    }

    public Marks withField(int square, Hue hue) {
        return new Marks(arrows, rings, with(fields, square, hue), labels);
    }

    /** As drawn by hand: the same colour again takes it away, another recolours the square. */
    public Marks toggledField(int square, Hue hue) {
        return new Marks(arrows, rings, toggled(fields, square, hue), labels);
    }

    /** These marks with a label on the square; an empty text takes it away. */
    public Marks withLabel(int square, String text) {
        SortedMap<Integer, String> changed = new TreeMap<>(labels);
        if (text.isEmpty()) {
            changed.remove(square);
        } else {
            changed.put(square, text);
        }
        return new Marks(arrows, rings, fields, changed);
    }

    /** The marks whose squares lie on that board. */
    public Marks on(Geometry geometry) {
        if (isEmpty()) {
            return this;
        }
        List<Arrow> kept = new ArrayList<>(arrows);
        kept.removeIf(arrow -> !geometry.contains(arrow.from()) || !geometry.contains(arrow.to()));
        Marks changed = new Marks(kept, on(rings, geometry), on(fields, geometry), on(labels, geometry));
        return changed.equals(this) ? this : changed;
    }

    /** The marks going along with a change of the whole position, those left out that leave the board. */
    public Marks carried(Transform transform, Geometry geometry) {
        IntUnaryOperator target = square -> transform.target(square, geometry);
        List<Arrow> carried = new ArrayList<>();
        for (Arrow arrow : arrows) {
            int to = target.applyAsInt(arrow.to());
            carried.add(new Arrow(target.applyAsInt(arrow.from()), to, arrow.hue()));
        }
        return new Marks(carried, moved(rings, target), moved(fields, target), moved(labels, target)).on(geometry);
    }

    private static <T> SortedMap<Integer, T> moved(SortedMap<Integer, T> marks, IntUnaryOperator target) {
        SortedMap<Integer, T> carried = new TreeMap<>();
        marks.forEach((square, mark) -> carried.put(target.applyAsInt(square), mark));
        return carried;
    }

    private static <T> SortedMap<Integer, T> on(SortedMap<Integer, T> marks, Geometry geometry) {
        SortedMap<Integer, T> kept = new TreeMap<>(marks);
        kept.keySet().removeIf(square -> !geometry.contains(square));
        return kept;
    }

    private static SortedMap<Integer, Hue> with(SortedMap<Integer, Hue> marks, int square, Hue hue) {
        SortedMap<Integer, Hue> changed = new TreeMap<>(marks);
        changed.put(square, hue);
        return changed;
    }

    private static SortedMap<Integer, Hue> toggled(SortedMap<Integer, Hue> marks, int square, Hue hue) {
        SortedMap<Integer, Hue> changed = with(marks, square, hue);
        if (marks.get(square) == hue) {
            changed.remove(square);
        }
        return changed;
    }
}
