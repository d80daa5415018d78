package forsyth.paste;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.paste.Assumption.Kind;
import forsyth.paste.PieceTokens.Token;
import forsyth.paste.text.Excerpt;
import forsyth.paste.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;

/**
 * The men of each side by letter and square: {@code White: Kg1, Qd4, pawns a2 b2; Black: Ke8}, {@code Kg1 Qd4 a2 b2 / Ke8}.
 * A letter takes the square behind it, and those written on to it without a blank ({@code Ra1h1}: two rooks), but for
 * the king's, of whom a side has one ({@code Kd3e3}: king d3, pawn e3). A plural, and a letter with a colon or point
 * ({@code pawns}, {@code R:}), takes all squares up to the next man. Other squares are those of pawns. Both sides must be
 * told apart, by their names or by one stroke, semicolon or line end: else moves would pass for men.
 */
final class PieceList implements FormReader {
    @Override
    public List<Reading> read(Excerpt text, Rules rules) {
        Matcher turn = Words.turn(text.text());
        boolean isTurnKnown = turn.find();
        PieceTokens tokens = isTurnKnown
                ? PieceTokens.of(text, turn.start(), turn.end())
                : PieceTokens.of(text, text.length(), text.length());
        if (!tokens.isList()) {
            return List.of();
        }
        Trial best = best(tokens, rules);
        if (best.men == 0) {
            return List.of();
        }
        Side mover = isTurnKnown ? Words.mover(turn) : Side.WHITE;
        Setup setup = new Setup(best.board, mover, Castling.NONE, Square.NONE, 0, 1);
        Reading reading = new Reading(
                Form.PIECE_LIST,
                text.holding(setup, best.finding.map(List::of).orElse(List.of())),
                text.strip().span());
        if (best.words != Words.ENGLISH) {
            reading = reading.assuming(Assumption.of(Kind.LETTERS, best.words));
        }
        if (!tokens.hasLabels()) {
            reading = reading.assuming(Assumption.of(Kind.WHITE_FIRST));
        }
        reading = isTurnKnown ? reading : reading.assuming(Assumption.of(Kind.WHITE_TO_MOVE));
        return List.of(reading.assuming(Assumption.of(Kind.NO_CASTLING)));
    }

    /**
     * The language in which the list says most: without fault, if in any; with one king a side; in which the sides are
     * named; else the first.
     */
    private static Trial best(PieceTokens tokens, Rules rules) {
        Geometry geometry = tokens.isWide() ? Geometry.CAPABLANCA : rules.geometry();
        List<Trial> trials = new ArrayList<>();
        for (Words words : Words.values()) {
            Trial trial = new Trial(tokens, words, geometry);
            trial.run();
            trials.add(trial);
        }
        return trials.stream().max(Comparator.comparingInt(Trial::merit)).orElseThrow();
    }

    /** A reading of the list in one language, which stops at the first fault. */
    private static final class Trial {
        private final PieceTokens tokens;
        private final Words words;
        private final Geometry geometry;
        private final boolean isNamed;

        private Board board;
        private Side side = Side.WHITE;
        private Optional<Finding> finding = Optional.empty();
        private int men;
        private int reached;
        private Token last;

        private Role role = Role.PAWN;
        /** Whether the role holds for the next square only, for those written on to it, or until the next man. */
        private boolean isFresh;

        private boolean isOpen;

        Trial(PieceTokens tokens, Words words, Geometry geometry) {
            this.tokens = tokens;
            this.words = words;
            this.geometry = geometry;
            this.isNamed = tokens.all().stream().anyMatch(token -> words.names(token.text()));
            this.board = Board.empty(geometry);
        }

        int merit() {
            int kings = 0;
            for (Side each : Side.values()) {
                kings += board.king(each) == Square.NONE ? 0 : 1;
            }
            return (finding.isEmpty() ? 1000 : reached) * 8 + kings * 2 + (isNamed ? 1 : 0);
        }

        void run() {
            for (Token token : tokens.all()) {
                switch (token.kind()) {
                    case SIDE -> switchTo(token);
                    case SQUARE -> square(token);
                    case WORD -> word(token);
                    default -> fail(Code.E_PIECE_LIST, token);
                }
                if (finding.isPresent()) {
                    return;
                }
                reached = Math.min(900, reached + 1);
                last = token;
            }
            if (isFresh) {
                fail(Code.E_PIECE_LIST, last);
            }
        }

        private void switchTo(Token token) {
            if (isFresh) {
                fail(Code.E_PIECE_LIST, last);
            }
            side = token.side();
            role = Role.PAWN;
            isOpen = false;
        }

        private void word(Token token) {
            Optional<Role> named = words.role(token.text(), geometry);
            if (named.isEmpty() || isFresh) {
                fail(Code.E_PIECE_LIST, token);
                return;
            }
            role = named.get();
            isFresh = true;
            isOpen = words.isPlural(token.text()) || token.isMarked();
        }

        private void square(Token token) {
            int square = Square.parse(token.text(), geometry);
            boolean isMan = isFresh || isOpen || token.isJoined() && role != Role.KING;
            Role man = isMan ? role : Role.PAWN;
            role = man;
            isFresh = false;
            if (square == Square.NONE) {
                fail(Code.E_PIECE_LIST, token);
            } else if (!board.isEmpty(square)) {
                fail(Code.E_SQUARE_TWICE, token);
            } else {
                board = board.with(square, Piece.of(side, man));
                men++;
            }
        }

        private void fail(Code code, Token token) {
            finding = Optional.of(tokens.finding(code, token));
        }
    }
}
