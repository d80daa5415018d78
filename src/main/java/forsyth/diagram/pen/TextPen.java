package forsyth.diagram.pen;

import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Coordinates;
import forsyth.diagram.Diagram;
import forsyth.diagram.Words;

/** Diagrams of characters, for plain text. Marks are not drawn. */
public final class TextPen {
    /** K Q R B N P; archbishop and chancellor are Unicode's knight-bishop and knight-rook. */
    private static final int[] WHITE_FIGURINES = {0x2659, 0x2658, 0x2657, 0x2656, 0x2655, 0x2654, 0x1FA50, 0x1FA4F};

    private static final int[] BLACK_FIGURINES = {0x265F, 0x265E, 0x265D, 0x265C, 0x265B, 0x265A, 0x1FA53, 0x1FA52};

    private final Diagram diagram;
    private final Words words;
    private final StringBuilder out = new StringBuilder(512);

    private TextPen(Diagram diagram, Words words) {
        this.diagram = diagram;
        this.words = words;
    }

    /** FEN letters, White's in upper case, and a point for an empty square. */
    public static String ascii(Diagram diagram, Words words) {
        return new TextPen(diagram, words).board(false);
    }

    /** Unicode's chess figures, and a raised point for an empty square. */
    public static String figurines(Diagram diagram, Words words) {
        return new TextPen(diagram, words).board(true);
    }

    /** Both sides' men by letter and square, and who is to move, a line each. */
    public static String menList(Diagram diagram, Words words) {
        MenList men = new MenList(diagram, words);
        return men.letters(Side.WHITE) + "\n" + men.letters(Side.BLACK) + "\n" + turn(diagram, words) + "\n";
    }

    /** One sentence a side for those who cannot see the picture. */
    public static String alt(Diagram diagram, Words words) {
        MenList men = new MenList(diagram, words);
        return words.text("alt", turn(diagram, words), men.names(Side.WHITE), men.names(Side.BLACK));
    }

    private static String turn(Diagram diagram, Words words) {
        return words.text("turn." + diagram.setup().turn().name());
    }

    private String board(boolean hasFigurines) {
        int files = diagram.setup().board().geometry().files();
        boolean isFlipped = diagram.style().isFlipped();
        boolean hasCoordinates = diagram.style().coordinates() != Coordinates.OFF;
        for (int row = 0; row < Geometry.RANKS; row++) {
            int rank = isFlipped ? row : Geometry.RANKS - 1 - row;
            out.append(hasCoordinates ? (rank + 1) + " " : "");
            for (int column = 0; column < files; column++) {
                int file = isFlipped ? files - 1 - column : column;
                out.append(column == 0 ? "" : " ");
                man(Square.of(file, rank), hasFigurines);
            }
            out.append('\n');
        }
        if (hasCoordinates) {
            out.append(' ');
            for (int column = 0; column < files; column++) {
                out.append(' ').append(Square.fileLetter(isFlipped ? files - 1 - column : column));
            }
            out.append('\n');
        }
        line(diagram.style().hasTurnMark() ? turn(diagram, words) : "");
        line(diagram.legend());
        return out.toString();
    }

    private void man(int square, boolean hasFigurines) {
        Piece man = diagram.setup().board().at(square).orElse(null);
        if (man == null) {
            out.append(hasFigurines ? '\u00B7' : '.');
        } else if (hasFigurines) {
            int[] figurines = man.side() == Side.WHITE ? WHITE_FIGURINES : BLACK_FIGURINES;
            out.appendCodePoint(figurines[man.role().ordinal()]);
        } else {
            out.append(man.letter());
        }
    }

    private void line(String text) {
        if (!text.isEmpty()) {
            out.append(text).append('\n');
        }
    }
}
