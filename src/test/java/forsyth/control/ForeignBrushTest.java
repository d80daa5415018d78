package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Toolkit;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.model.Document;
import forsyth.model.Edit;
import forsyth.model.Tool;
import org.junit.jupiter.api.Test;

/** A brush of a man that only the former kind of board knows. */
class ForeignBrushTest {
    @Test
    void goesBackWithTheBoardHoweverThatChanges() {
        Toolkit.run(() -> {
            BoardRig rig = new BoardRig(Document.start(Rules.ANY_CASTLING), Side.WHITE);
            rig.model.perform(new Edit.KindOfBoard(Rules.CAPABLANCA));
            Tool archbishop = new Tool.Brush(Piece.WHITE_ARCHBISHOP);
            rig.take(archbishop);
            rig.model.perform(new Edit.EmptyBoard());
            assertEquals(archbishop, rig.view.toolProperty().get());
            rig.model.undo();
            rig.model.undo();
            assertEquals(new Tool.Hand(), rig.view.toolProperty().get());
        });
    }

    @Test
    void staysWhereBothBoardsKnowIt() {
        Toolkit.run(() -> {
            BoardRig rig = new BoardRig(Document.start(Rules.CAPABLANCA), Side.WHITE);
            Tool queen = new Tool.Brush(Piece.BLACK_QUEEN);
            rig.take(queen);
            rig.model.perform(new Edit.KindOfBoard(Rules.ANY_CASTLING));
            assertEquals(queen, rig.view.toolProperty().get());
        });
    }
}
