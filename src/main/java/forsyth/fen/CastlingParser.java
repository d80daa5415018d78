package forsyth.fen;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.CastlingBacking;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import java.util.List;

/** The castling field: which rooks own a right, out of {@code KQkq} and file letters in any mixture. */
final class CastlingParser {
    private final Source source;
    private final Board board;
    private final Rules rules;
    private final List<Finding> findings;

    private Castling castling = Castling.NONE;
    private int lastOrder = -1;

    CastlingParser(Source source, Board board, Rules rules, List<Finding> findings) {
        this.source = source;
        this.board = board;
        this.rules = rules.on(board.geometry());
        this.findings = findings;
    }

    /** Whether a token can be nothing but a castling field. */
    static boolean looksLikeCastling(String token) {
        return token.equals("-") || token.matches("[KQkqA-Ja-j]{2,4}");
    }

    /** The rights of the characters from start to end; those that the board does not back are reported and left out. */
    Castling parse(int start, int end) {
        char[] chars = source.chars;
        if (end - start == 1 && chars[start] == '-') {
            return castling;
        }
        for (int i = start; i < end; i++) {
            if (chars[i] != '-' && !isLetter(chars[i])) {
                String last = String.valueOf((char) ('A' + board.geometry().files() - 1));
                findings.add(
                        Finding.ofText(Code.E_CASTLING_SYNTAX, source.span(i, i + 1), String.valueOf(chars[i]), last));
                return Castling.NONE;
            }
        }
        for (int i = start; i < end; i++) {
            if (chars[i] == '-') {
                add(Code.W_CASTLING_DASH, i);
            } else {
                letter(chars[i], i);
            }
        }
        return castling;
    }

    private boolean isLetter(char c) {
        char upper = Character.toUpperCase(c);
        return c < 128
                && (upper == 'K'
                        || upper == 'Q'
                        || upper >= 'A' && upper < 'A' + board.geometry().files());
    }

    private void letter(char given, int at) {
        Side side = Character.isUpperCase(given) ? Side.WHITE : Side.BLACK;
        char letter = Character.toUpperCase(given);
        boolean isWingLetter = letter == 'K' || letter == 'Q';
        int file = CastlingLetters.fileOf(board, side, letter);
        int king = board.king(side);
        boolean isKingSide = isWingLetter ? letter == 'K' : king == Square.NONE || file > Square.file(king);
        Wing wing = isKingSide ? Wing.KING : Wing.QUEEN;
        order(side, wing, isWingLetter || king != Square.NONE, at);
        switch (CastlingBacking.of(board, rules, side, wing, file)) {
            case NO_KING, KING_OFF_BACK_RANK -> drop(Code.W_CASTLING_NO_KING, at);
            case SEVERAL_KINGS -> drop(Code.W_CASTLING_AMBIGUOUS_KING, at);
            case NO_ROOK -> drop(Code.W_CASTLING_NO_ROOK, at);
            case NOT_STANDARD -> drop(Code.W_CASTLING_NOT_STANDARD, at);
            case BACKED -> {
                boolean isOutermost = file == CastlingBacking.outermostRook(board, side, wing);
                if (!isWingLetter && isOutermost) {
                    add(Code.N_SHREDDER_CASTLING, at);
                }
                claim(side, wing, file, at);
            }
        }
    }

    private void claim(Side side, Wing wing, int file, int at) {
        int former = castling.rook(side, wing);
        if (former == file) {
            add(Code.W_CASTLING_DUPLICATE, at);
        } else if (former >= 0) {
            add(Code.W_CASTLING_CONFLICT, at);
            int outer = (file - former) * wing.direction() > 0 ? file : former;
            castling = castling.with(side, wing, outer);
        } else {
            castling = castling.with(side, wing, file);
        }
    }

    /** White's rights come first, and the king's wing before the queen's. */
    private void order(Side side, Wing wing, boolean isWingKnown, int at) {
        int order = side.ordinal() * 2 + (isWingKnown ? wing.ordinal() : 0);
        if (!isWingKnown) {
            order = Math.max(order, Math.min(lastOrder, side.ordinal() * 2 + 1));
        }
        if (order < lastOrder && !isRepeated(at)) {
            add(Code.W_CASTLING_ORDER, at);
        }
        lastOrder = Math.max(lastOrder, order);
    }

    /** Whether the same letter stands before: a duplicate is no question of order. */
    private boolean isRepeated(int at) {
        for (int i = at - 1; i >= 0 && source.chars[i] != ' '; i--) {
            if (source.chars[i] == source.chars[at]) {
                return true;
            }
        }
        return false;
    }

    private void add(Code code, int at) {
        if (findings.stream().noneMatch(finding -> finding.code() == code)) {
            findings.add(found(code, at));
        }
    }

    /** Says of each right that it was left out, once. */
    private void drop(Code code, int at) {
        Finding dropped = found(code, at);
        if (findings.stream()
                .noneMatch(finding -> finding.code() == code && finding.args().equals(dropped.args()))) {
            findings.add(dropped);
        }
    }

    private Finding found(Code code, int at) {
        return Finding.ofText(code, source.span(at, at + 1), String.valueOf(source.chars[at]));
    }
}
