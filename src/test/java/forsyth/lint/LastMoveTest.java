package forsyth.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Looking back against playing forward: all boards that could be one move older are tried, and all moves from each
 * of them, with rules of movement written here once more in files and ranks.
 */
class LastMoveTest {
    private static final int POSITIONS = 3000;

    @ParameterizedTest
    @EnumSource(Geometry.class)
    void agreesWithPlayingForward(Geometry geometry) {
        ArbitrarySetup setups = new ArbitrarySetup(7);
        int explained = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Setup setup = setups.nextInCheck(geometry);
            boolean isExplained = new Forward(setup).isReachable();
            boolean isFound = Linter.retro().lint(setup, Rules.ANY_CASTLING).stream()
                    .anyMatch(finding -> finding.code() == Code.NO_LEGAL_LAST_MOVE);
            assertEquals(isExplained, !isFound, () -> setup.turn() + " to move\n" + setup.board());
            explained += isExplained ? 1 : 0;
        }
        assertTrue(explained > POSITIONS / 10 && explained < POSITIONS * 99 / 100, "explained: " + explained);
    }

    /** All moves into one position, letters on a board of rows; the mover's own letters are upper case. */
    private static final class Forward {
        private final int files;
        private final boolean isWhite;
        private final char[][] now;

        Forward(Setup setup) {
            files = setup.board().geometry().files();
            isWhite = setup.turn() == Side.BLACK;
            now = rows(setup.board());
        }

        /** Rows from the mover's side, so that its pawns go up. */
        private char[][] rows(Board board) {
            char[][] rows = new char[8][files];
            for (int rank = 0; rank < 8; rank++) {
                for (int file = 0; file < files; file++) {
                    char letter = board.at(Square.of(file, isWhite ? rank : 7 - rank))
                            .map(Piece::letter)
                            .orElse('.');
                    rows[rank][file] = isWhite ? letter : swapCase(letter);
                }
            }
            return rows;
        }

        private static char swapCase(char letter) {
            return Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter);
        }

        boolean isReachable() {
            for (int to = 0; to < 8 * files; to++) {
                char man = now[to / files][to % files];
                for (int from = 0; Character.isUpperCase(man) && from < 8 * files; from++) {
                    if (now[from / files][from % files] == '.' && movedFrom(from, to, man)) {
                        return true;
                    }
                }
            }
            return castled();
        }

        private boolean movedFrom(int from, int to, char man) {
            List<Character> formers = new ArrayList<>(List.of(man));
            if (to / files == 7 && man != 'K' && man != 'P') {
                formers.add('P');
            }
            for (char former : formers) {
                for (char victim : new char[] {'.', 'n', 'q', 'p'}) {
                    char[][] before = copy(now);
                    before[from / files][from % files] = former;
                    before[to / files][to % files] = victim;
                    boolean isPawnMisplaced = victim == 'p' && to / files % 7 == 0;
                    if (!isPawnMisplaced && moves(before, from, to) && !isInCheck(before, 'k')) {
                        return true;
                    }
                }
            }
            return man == 'P' && tookEnPassant(from, to);
        }

        private boolean tookEnPassant(int from, int to) {
            int rank = from / files;
            if (rank != 4 || to / files != 5 || Math.abs(from % files - to % files) != 1) {
                return false;
            }
            if (now[4][to % files] != '.' || now[6][to % files] != '.') {
                return false;
            }
            char[][] before = copy(now);
            before[5][to % files] = '.';
            before[4][from % files] = 'P';
            before[4][to % files] = 'p';
            return !isInCheck(before, 'k');
        }

        private boolean castled() {
            return castled(files - 2, files - 3) || castled(2, 3);
        }

        private boolean castled(int kingTo, int rookTo) {
            if (now[0][kingTo] != 'K' || now[0][rookTo] != 'R') {
                return false;
            }
            for (int king = 1; king < files - 1; king++) {
                for (int rook = 0; rook < files; rook++) {
                    char[][] before = copy(now);
                    before[0][kingTo] = '.';
                    before[0][rookTo] = '.';
                    boolean isOnWing = rook != king && rook > king == kingTo > rookTo;
                    if (isOnWing && before[0][king] == '.' && before[0][rook] == '.') {
                        before[0][king] = 'K';
                        before[0][rook] = 'R';
                        if (mayCastle(before, king, rook, kingTo, rookTo) && !isInCheck(before, 'k')) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        private boolean mayCastle(char[][] before, int king, int rook, int kingTo, int rookTo) {
            int low = Math.min(Math.min(king, kingTo), Math.min(rook, rookTo));
            int high = Math.max(Math.max(king, kingTo), Math.max(rook, rookTo));
            for (int file = low; file <= high; file++) {
                boolean isOnPath = isBetween(file, king, kingTo) || isBetween(file, rook, rookTo);
                if (isOnPath && file != king && file != rook && before[0][file] != '.') {
                    return false;
                }
                char[][] passing = copy(before);
                passing[0][king] = '.';
                passing[0][rook] = '.';
                passing[0][file] = 'K';
                passing[0][rook] = file == rook ? 'K' : 'R';
                if (file != kingTo && isBetween(file, king, kingTo) && isInCheck(passing, 'K')) {
                    return false;
                }
            }
            return true;
        }

        private static boolean isBetween(int file, int one, int other) {
            return file >= Math.min(one, other) && file <= Math.max(one, other);
        }

        private boolean isInCheck(char[][] rows, char king) {
            char[][] seen = rows;
            if (king == 'K') {
                seen = new char[8][files];
                for (int square = 0; square < 8 * files; square++) {
                    seen[7 - square / files][square % files] = swapCase(rows[square / files][square % files]);
                }
            }
            int target = 0;
            while (seen[target / files][target % files] != 'k') {
                target++;
            }
            for (int from = 0; from < 8 * files; from++) {
                if (Character.isUpperCase(seen[from / files][from % files]) && moves(seen, from, target)) {
                    return true;
                }
            }
            return false;
        }

        /** Whether the upper-case man there can move to that square, castling and en passant apart. */
        private boolean moves(char[][] rows, int from, int to) {
            int across = to % files - from % files;
            int up = to / files - from / files;
            char target = rows[to / files][to % files];
            boolean isLine = across == 0 || up == 0;
            boolean isSlant = Math.abs(across) == Math.abs(up);
            boolean isLeap = Math.abs(across * up) == 2;
            boolean isStep = Math.max(Math.abs(across), Math.abs(up)) == 1;
            if (from == to || Character.isUpperCase(target)) {
                return false;
            }
            return switch (rows[from / files][from % files]) {
                case 'P' -> pawnMoves(rows, from, across, up, target);
                case 'N' -> isLeap;
                case 'K' -> isStep;
                case 'B' -> isSlant && isOpen(rows, from, to);
                case 'R' -> isLine && isOpen(rows, from, to);
                case 'Q' -> (isSlant || isLine) && isOpen(rows, from, to);
                case 'A' -> isLeap || isSlant && isOpen(rows, from, to);
                case 'C' -> isLeap || isLine && isOpen(rows, from, to);
                default -> false;
            };
        }

        private boolean pawnMoves(char[][] rows, int from, int across, int up, char target) {
            int rank = from / files;
            if (rank == 0 || rank == 7) {
                return false;
            }
            if (target != '.') {
                return up == 1 && Math.abs(across) == 1;
            }
            return across == 0 && (up == 1 || up == 2 && rank == 1 && rows[2][from % files] == '.');
        }

        private boolean isOpen(char[][] rows, int from, int to) {
            int across = Integer.signum(to % files - from % files);
            int up = Integer.signum(to / files - from / files);
            int file = from % files + across;
            int rank = from / files + up;
            while (rank * files + file != to) {
                if (rows[rank][file] != '.') {
                    return false;
                }
                file += across;
                rank += up;
            }
            return true;
        }

        private static char[][] copy(char[][] rows) {
            char[][] copy = new char[rows.length][];
            for (int i = 0; i < rows.length; i++) {
                copy[i] = rows[i].clone();
            }
            return copy;
        }
    }
}
