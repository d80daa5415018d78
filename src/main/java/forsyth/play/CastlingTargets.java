package forsyth.play;

import forsyth.chess.Geometry;
import forsyth.chess.Wing;
import java.util.Locale;

/** Where castling leaves king and rook: a rule of the game, which no notation of positions carries. */
public enum CastlingTargets {
    /** Those of the board: king c or g, rook d or f; on 10x8 king c or i, rook d or h. */
    OF_BOARD(-1, -1),
    /** Embassy chess (Hill 2005) on 10x8: king b or h, rook c or g. */
    EMBASSY(7, 1),
    /** Janus chess on 10x8: king b or i, rook c or h. */
    JANUS(8, 1);

    private final int kingWing;
    private final int queenWing;

    CastlingTargets(int kingWing, int queenWing) {
        this.kingWing = kingWing;
        this.queenWing = queenWing;
    }

    /** The targets of a game of that name, as in a PGN's Variant tag; those of the board for any other name. */
    public static CastlingTargets of(String game) {
        String name = game.toLowerCase(Locale.ROOT);
        if (name.contains("embassy")) {
            return EMBASSY;
        }
        return name.contains("janus") ? JANUS : OF_BOARD;
    }

    /** The file on which castling leaves the king. */
    public int kingFile(Geometry geometry, Wing wing) {
        if (this == OF_BOARD || geometry == Geometry.STANDARD) {
            return geometry.castledKingFile(wing);
        }
        return wing == Wing.KING ? kingWing : queenWing;
    }

    /** The file on which castling leaves the rook: beside the king, towards the middle. */
    public int rookFile(Geometry geometry, Wing wing) {
        return kingFile(geometry, wing) - wing.direction();
    }
}
