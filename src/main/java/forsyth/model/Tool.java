package forsyth.model;

import forsyth.chess.Piece;
import forsyth.diagram.Hue;
import forsyth.diagram.Marks;

/** What a click on the board does. */
public sealed interface Tool {
    /** Lifts and drops men. */
    record Hand() implements Tool {}

    /** Takes men off. */
    record Eraser() implements Tool {}

    /** Gives castling rights to rooks and takes them away. */
    record Castling() implements Tool {}

    /** Places a man on each square it touches. */
    record Brush(Piece piece) implements Tool {}

    /**
     * Draws marks.
     *
     * @param label what the next labelled square says; empty for nothing
     */
    record Mark(Kind kind, Hue hue, String label) implements Tool {
        /** What the tool draws. */
        public enum Kind {
            /** A click rings a square, a drag draws an arrow. */
            LINES,
            /** A click colours a square. */
            FIELD,
            /** A click labels a square. */
            LABEL
        }

        /** This tool with the label that follows: 2 after 1, b after a; any other stays. */
        public Mark withNextLabel() {
            return new Mark(kind, hue, next(label));
        }

        private static String next(String label) {
            if (label.matches("\\d{1,2}|[1-8]\\d{2}")) {
                return String.valueOf(Integer.parseInt(label) + 1);
            }
            boolean isFollowed = label.matches("[a-yA-Y\u0430-\u044E\u0410-\u042E]");
            return isFollowed ? String.valueOf((char) (label.charAt(0) + 1)) : label;
        }

        /** The marks as they are after this tool was pressed on a square and let go on another, or on the same. */
        public Marks draw(Marks before, int from, int to) {
            if (from != to) {
                return kind == Kind.LINES ? before.toggled(new Marks.Arrow(from, to, hue)) : before;
            }
            return switch (kind) {
                case LINES -> before.toggledRing(to, hue);
                case FIELD -> before.toggledField(to, hue);
                case LABEL -> labelled(before, to);
            };
        }

        private Marks labelled(Marks before, int square) {
            boolean isThere = label.equals(before.labels().get(square));
            return before.withLabel(square, isThere ? "" : label);
        }
    }
}
