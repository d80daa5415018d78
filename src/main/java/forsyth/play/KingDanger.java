package forsyth.play;

import java.util.Arrays;

/** What the only king of the side to move has to fear: the men that give check, and the own men that are pinned. */
final class KingDanger {
    /** The direction in which a man is pinned, by square; 0 for all others. */
    final int[] pins = new int[128];
    /** Squares on which a man other than the king answers a single check. */
    final boolean[] answers = new boolean[128];

    private final byte[] cells;
    private final Position position;
    private final int[] pinned = new int[8];
    private int pinnedCount;
    private int checks;
    private int enemy;

    KingDanger(Position position) {
        this.position = position;
        this.cells = position.cells;
    }

    /** Fills pins and answers, and returns the number of men that give check. */
    int look(int king) {
        enemy = position.turn ^ 1;
        checks = 0;
        lookAlong(king, Position.STRAIGHTS, Position.STRAIGHT);
        lookAlong(king, Position.DIAGONALS, Position.DIAGONAL);
        lookNear(king);
        return checks;
    }

    /** Empties pins and answers for the next {@link #look}. */
    void forget() {
        if (checks > 0) {
            Arrays.fill(answers, false);
        }
        while (pinnedCount > 0) {
            pins[pinned[--pinnedCount]] = 0;
        }
    }

    /** Pins and checks of sliding men, and of a king beside this one, which no legal position has. */
    private void lookAlong(int king, int[] steps, int slide) {
        byte[] attacks = Position.ATTACKS[enemy];
        for (int step : steps) {
            int square = king + step;
            int code = cells[square & 0xFF];
            while (code == 0) {
                square += step;
                code = cells[square & 0xFF];
            }
            int found = attacks[code];
            if ((found & slide) != 0 || found == Position.KING && square == king + step) {
                checks++;
                for (int between = square; between != king; between -= step) {
                    answers[between] = true;
                }
            } else if (code - 1 >> 3 == (enemy ^ 1)) {
                pin(square, step, attacks, slide);
            }
        }
    }

    private void pin(int shield, int step, byte[] attacks, int slide) {
        int square = shield;
        int code;
        do {
            square += step;
            code = cells[square & 0xFF];
        } while (code == 0);
        if ((attacks[code] & slide) != 0) {
            pins[shield] = step;
            pinned[pinnedCount++] = shield;
        }
    }

    /** Checks of leapers and pawns. */
    private void lookNear(int king) {
        byte[] attacks = Position.ATTACKS[enemy];
        for (int leap : Position.LEAPS) {
            if ((attacks[cells[king + leap & 0xFF]] & Position.LEAP) != 0) {
                check(king + leap);
            }
        }
        int pawn = Position.pawn(enemy);
        int ahead = king + Position.forward(enemy ^ 1);
        if (cells[ahead - 1 & 0xFF] == pawn) {
            check(ahead - 1);
        }
        if (cells[ahead + 1 & 0xFF] == pawn) {
            check(ahead + 1);
        }
    }

    private void check(int from) {
        checks++;
        answers[from] = true;
    }
}
