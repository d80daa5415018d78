package forsyth.play;

import forsyth.chess.Role;
import java.util.Optional;

/** Moves as numbers: from (7 bits), to (7 bits), the role promoted to (3 bits, PAWN for none), kind (2 bits). */
final class MoveCode {
    static final int PLAIN = 0;
    static final int DOUBLE_STEP = Move.Kind.DOUBLE_STEP.ordinal();
    static final int EN_PASSANT = Move.Kind.EN_PASSANT.ordinal();
    static final int CASTLING = Move.Kind.CASTLING.ordinal();

    private static final Role[] ROLES = Role.values();
    private static final Move.Kind[] KINDS = Move.Kind.values();

    private MoveCode() {}

    static int of(int from, int to) {
        return from | to << 7;
    }

    static int of(int from, int to, int kind) {
        return from | to << 7 | kind << 17;
    }

    static int promotion(int from, int to, Role role) {
        return from | to << 7 | role.ordinal() << 14;
    }

    static int from(int code) {
        return code & 0x7F;
    }

    static int to(int code) {
        return code >> 7 & 0x7F;
    }

    /** The ordinal of the role promoted to, 0 for none. */
    static int promotion(int code) {
        return code >> 14 & 7;
    }

    static int kind(int code) {
        return code >> 17;
    }

    static Move decode(int code) {
        int promotion = promotion(code);
        return new Move(
                from(code),
                to(code),
                promotion == 0 ? Optional.empty() : Optional.of(ROLES[promotion]),
                KINDS[kind(code)]);
    }

    static int encode(Move move) {
        int promotion = move.promotion().map(Role::ordinal).orElse(0);
        return of(move.from(), move.to(), move.kind().ordinal()) | promotion << 14;
    }
}
