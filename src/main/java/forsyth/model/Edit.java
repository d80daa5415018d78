package forsyth.model;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Transform;
import forsyth.chess.Transformed;
import forsyth.chess.Wing;
import forsyth.diagram.Marks;
import forsyth.lint.Code;
import forsyth.lint.Linter;
import java.util.Set;

/** A change of the document, as a value: a pure function from the one before to the one after. */
public sealed interface Edit {
    Document applyTo(Document before);

    /** Puts a man on a square, in place of whatever stands there. */
    record Put(int square, Piece piece) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.with(before.setup().board().with(square, piece));
        }
    }

    /** Takes the man off a square. */
    record Clear(int square) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.with(before.setup().board().without(square));
        }
    }

    /** Carries the man of one square to another, whatever stands there. */
    record Carry(int from, int target) implements Edit {
        @Override
        public Document applyTo(Document before) {
            Board board = before.setup().board();
            return board.at(from)
                    .filter(piece -> from != target)
                    .map(piece -> before.with(board.without(from).with(target, piece)))
                    .orElse(before);
        }
    }

    /** The side to move; an en passant square of the former side falls asleep. */
    record Turn(Side side) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.with(before.setup().withTurn(side));
        }
    }

    /** Gives the right of a wing to the rook on a file of the back rank, or takes it away (-1). */
    record Right(Side side, Wing wing, int rookFile) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.withRight(side, wing, rookFile);
        }
    }

    /** The en passant square, or {@link Square#NONE}. */
    record EnPassantSquare(int square) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.with(before.setup().withEnPassant(square));
        }
    }

    /** Plies since the last pawn move or capture, 0 to 9999. */
    record Halfmoves(int count) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.with(before.setup().withHalfmoves(count));
        }
    }

    /** The number of the next move pair, 1 to 9999. */
    record Fullmove(int number) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.with(before.setup().withFullmove(number));
        }
    }

    /** Draws these marks in place of all there were. */
    record Draw(Marks marks) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.with(marks);
        }
    }

    /** A position that was read: it replaces everything, and brings its kind of board with it. */
    record Load(Setup setup, Marks marks) implements Edit {
        /** A position on which nothing is drawn. */
        public Load(Setup setup) {
            this(setup, Marks.NONE);
        }

        @Override
        public Document applyTo(Document before) {
            return Document.loaded(setup, marks, before.rules());
        }
    }

    /** A starting position that was asked for, with the kind of board it belongs to. */
    record LoadStart(Setup setup, Rules rules) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return Document.loaded(setup, Marks.NONE, rules);
        }
    }

    /**
     * A setup made from the present one by a repair: like an edit by hand, it keeps the claims and what is drawn.
     * Rights are no longer guessed, for they were mended on purpose.
     */
    record Replace(Setup setup) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return new Document(setup, before.marks(), before.rules(), false);
        }
    }

    /** A change of the whole position, which what is drawn goes along with; rights are no longer guessed. */
    record Carried(Transform transform) implements Edit {
        @Override
        public Document applyTo(Document before) {
            Geometry geometry = before.rules().geometry();
            Transformed result = transform.of(before.setup(), before.rules());
            Marks marks = result.isRefused() ? before.marks() : before.marks().carried(transform, geometry);
            return new Document(result.setup(), marks, before.rules(), false);
        }
    }

    /**
     * Every repair of an error or a warning, the gravest first, until none is left.
     *
     * @param hushed findings about which nothing is said, and nothing done
     */
    record RepairAll(Set<Code> hushed) implements Edit {
        @Override
        public Document applyTo(Document before) {
            Setup setup = before.setup();
            Setup repaired =
                    Linter.retro().repaired(setup, before.rules(), finding -> !hushed.contains(finding.code()));
            return repaired.equals(setup) ? before : new Replace(repaired).applyTo(before);
        }
    }

    /** Moves are tried: the line at its present ply. Every other edit ends the trial. */
    record Play(PlayedLine line) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return line.document();
        }
    }

    /**
     * Back from trying moves to editing.
     *
     * @param isOriginal whether the position comes back that the line began from, not the present one
     */
    record EndPlay(boolean isOriginal) implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.line()
                    .map(line -> isOriginal || line.present() == 0
                            ? line.origin()
                            : new Document(before.setup(), before.rules(), false))
                    .orElse(before);
        }
    }

    /** The start position of the present kind of board. */
    record StartPosition() implements Edit {
        @Override
        public Document applyTo(Document before) {
            return Document.start(before.rules());
        }
    }

    /** Takes all men off and keeps the side to move. */
    record EmptyBoard() implements Edit {
        @Override
        public Document applyTo(Document before) {
            return before.cleared();
        }
    }

    /**
     * Another kind of board. From 8x8 to 10x8 every man keeps its square; the other way the men on the files i and j
     * and all archbishops and chancellors come off.
     */
    record KindOfBoard(Rules rules) implements Edit {
        @Override
        public Document applyTo(Document before) {
            if (rules.geometry() == before.rules().geometry()) {
                return new Document(before.setup(), before.marks(), rules, before.guessRights());
            }
            Setup setup = before.setup();
            Geometry geometry = rules.geometry();
            boolean keepsSquare = setup.enPassant() != Square.NONE && geometry.contains(setup.enPassant());
            Setup moved = new Setup(
                    resized(setup.board(), geometry),
                    setup.turn(),
                    onFiles(setup.castling(), geometry.files()),
                    keepsSquare ? setup.enPassant() : Square.NONE,
                    setup.halfmoves(),
                    setup.fullmove());
            return new Document(moved, before.marks(), rules, before.guessRights()).with(moved.board());
        }

        /** How many men the change takes off the board. */
        public static int lost(Board board, Geometry geometry) {
            int lost = 0;
            for (int square : board.geometry().squares()) {
                if (!board.isEmpty(square) && !keeps(board, square, geometry)) {
                    lost++;
                }
            }
            return lost;
        }

        private static Board resized(Board board, Geometry geometry) {
            byte[] cells = board.cells();
            for (int square : board.geometry().squares()) {
                if (!keeps(board, square, geometry)) {
                    cells[square] = 0;
                }
            }
            return Board.ofCells(geometry, cells);
        }

        private static Castling onFiles(Castling claims, int files) {
            Castling kept = claims;
            for (Side side : Side.values()) {
                for (Wing wing : Wing.values()) {
                    kept = claims.rook(side, wing) < files ? kept : kept.without(side, wing);
                }
            }
            return kept;
        }

        private static boolean keeps(Board board, int square, Geometry geometry) {
            Role role = board.at(square).map(Piece::role).orElse(Role.PAWN);
            return geometry.contains(square) && geometry.roles().contains(role);
        }
    }
}
