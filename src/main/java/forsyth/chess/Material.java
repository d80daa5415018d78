package forsyth.chess;

import java.util.Arrays;

/**
 * The men of a position, against the full set of its board: what is missing and how many must have promoted.
 *
 * <p>A man beyond the full set came from a pawn. Bishops are counted for each colour of square apart: of two bishops
 * on dark squares one is promoted, and the one of the light squares is missing. A king does not promote.
 */
public final class Material {
    private static final int KINDS = Piece.values().length;

    private final Geometry geometry;
    private final int[] counts = new int[KINDS];
    private final int[] lightBishops = new int[Side.values().length];

    private Material(Board board) {
        geometry = board.geometry();
        for (int square : geometry.squares()) {
            board.at(square).ifPresent(piece -> count(piece, Square.isLight(square)));
        }
    }

    private void count(Piece piece, boolean isLight) {
        counts[piece.ordinal()]++;
        if (isLight && piece.role() == Role.BISHOP) {
            lightBishops[piece.side().ordinal()]++;
        }
    }

    public static Material of(Board board) {
        return new Material(board);
    }

    public int count(Piece piece) {
        return counts[piece.ordinal()];
    }

    /** All men of a side, kings included. */
    public int men(Side side) {
        return Arrays.stream(Piece.values())
                .filter(piece -> piece.side() == side)
                .mapToInt(this::count)
                .sum();
    }

    /** How many men of this kind must be promoted pawns; 0 for pawns and kings. */
    public int promoted(Piece piece) {
        return switch (piece.role()) {
            case PAWN, KING -> 0;
            case BISHOP -> Math.max(0, lightBishops(piece) - 1) + Math.max(0, darkBishops(piece) - 1);
            default -> Math.max(0, count(piece) - full(piece.role()));
        };
    }

    /** How many men of a side must be promoted pawns; more than its missing pawns is more than there can be. */
    public int promoted(Side side) {
        return geometry.roles().stream()
                .mapToInt(role -> promoted(Piece.of(side, role)))
                .sum();
    }

    /** How many men of this kind the full set has and the board has not; a pawn that promoted is not missing. */
    public int missing(Piece piece) {
        return switch (piece.role()) {
            case PAWN -> Math.max(0, geometry.files() - count(piece) - promoted(piece.side()));
            case BISHOP -> Math.max(0, 1 - lightBishops(piece)) + Math.max(0, 1 - darkBishops(piece));
            default -> Math.max(0, full(piece.role()) - count(piece));
        };
    }

    /** The men without their squares. */
    public Signature signature() {
        return new Signature(letters(Side.WHITE), letters(Side.BLACK));
    }

    private String letters(Side side) {
        StringBuilder letters = new StringBuilder();
        for (Role role : geometry.roles()) {
            letters.append(String.valueOf(role.letter()).repeat(count(Piece.of(side, role))));
        }
        return letters.toString();
    }

    private int full(Role role) {
        return (int) geometry.startArray()
                .chars()
                .filter(letter -> letter == role.letter())
                .count();
    }

    private int lightBishops(Piece bishop) {
        return lightBishops[bishop.side().ordinal()];
    }

    private int darkBishops(Piece bishop) {
        return count(bishop) - lightBishops(bishop);
    }
}
