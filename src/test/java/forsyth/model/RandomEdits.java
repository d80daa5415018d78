package forsyth.model;

import forsyth.RandomSetups;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.util.Random;

/** Edits of every kind from a seed. */
public final class RandomEdits {
    private final Random random;
    private final RandomSetups setups;

    public RandomEdits(long seed) {
        random = new Random(seed);
        setups = new RandomSetups(seed);
    }

    /** Edits a model until that has made one step. */
    public void step(EditorModel model) {
        Document before = model.document();
        while (model.document().equals(before)) {
            model.perform(next(model.document().rules().geometry()));
        }
    }

    /** An edit, which may change nothing. */
    public Edit next(Geometry geometry) {
        int square = setups.square(geometry);
        Side side = Side.values()[random.nextInt(2)];
        Wing wing = Wing.values()[random.nextInt(2)];
        return switch (random.nextInt(20)) {
            case 0 -> new Edit.Turn(side);
            case 1 -> new Edit.Right(side, wing, random.nextInt(geometry.files() + 1) - 1);
            case 2 -> new Edit.EnPassantSquare(random.nextInt(4) == 0 ? Square.NONE : square);
            case 3 -> new Edit.Halfmoves(random.nextInt(10_000));
            case 4 -> new Edit.Fullmove(1 + random.nextInt(9_999));
            case 5 -> new Edit.KindOfBoard(Rules.values()[random.nextInt(3)]);
            case 6 -> new Edit.Load(setups.next(Geometry.values()[random.nextInt(2)]));
            case 7 -> random.nextBoolean() ? new Edit.StartPosition() : new Edit.EmptyBoard();
            case 8 -> new Edit.Replace(setups.next(geometry));
            case 9, 10, 11 -> new Edit.Clear(square);
            case 12, 13, 14, 15 -> new Edit.Carry(square, setups.square(geometry));
            default -> new Edit.Put(square, setups.piece(geometry));
        };
    }
}
