package forsyth.diagram.pen;

import forsyth.chess.Board;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Diagram;
import forsyth.diagram.Words;
import java.util.StringJoiner;

/** The men of a position one by one: {@code Kg1, Ra1, a2}, or in whole words. */
final class MenList {
    private final Board board;
    private final Words words;

    MenList(Diagram diagram, Words words) {
        this.board = diagram.setup().board();
        this.words = words;
    }

    /** A side's men by letter and square, kings first; pawns have no letter. */
    String letters(Side side) {
        return men(side, "letter.", "");
    }

    /** A side's men by name and square. */
    String names(Side side) {
        return men(side, "man.", " ");
    }

    private String men(Side side, String keys, String between) {
        StringJoiner men = new StringJoiner(", ").setEmptyValue(words.text("none"));
        for (Role role : board.geometry().roles()) {
            String word = words.text(keys + role.name());
            for (int file = 0; file < board.geometry().files(); file++) {
                for (int rank = 0; rank < 8; rank++) {
                    int square = Square.of(file, rank);
                    if (board.is(square, Piece.of(side, role))) {
                        men.add(word + between + Square.name(square));
                    }
                }
            }
        }
        return words.text("side." + side.name(), men.toString());
    }
}
