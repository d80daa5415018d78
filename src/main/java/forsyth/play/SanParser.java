package forsyth.play;

import forsyth.chess.Geometry;
import forsyth.chess.Role;
import forsyth.chess.Square;
import forsyth.play.ReadMove.Legal;
import forsyth.play.ReadMove.Reason;
import forsyth.play.ReadMove.Refused;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** One written move: {@code [man][from][x]to[promotion]}, castling, and what people write around them. */
final class SanParser {
    /** A move number, blanks, and characters that cannot be seen. */
    private static final Pattern IGNORED =
            Pattern.compile("^\\s*\\d+\\s*[.\\u2026]+|[\\s\\u200B-\\u200F\\uFE0E\\uFE0F\\uFEFF]+");

    private static final Pattern SUFFIX =
            Pattern.compile("(?:[+#!?xX\\u2020\\u2021\\u25A1]|\\(?e\\.?p\\.?\\)?|mate)++$");
    private static final Pattern CASTLING = Pattern.compile("[O0o]-?[O0o](?:-?[O0o])?");
    private static final Pattern PROMOTION_SIGNS = Pattern.compile("[=/()]");
    private static final String FIGURES = "\u2654\u2655\u2656\u2657\u2658\u2659\u265A\u265B\u265C\u265D\u265E\u265F";
    private static final Role[] FIGURE_ROLES = {
        Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN,
    };
    private static final int PAWN = Role.PAWN.ordinal();
    private static final int ANY = -1;

    private final Moves moves;
    private final LetterSet letters;
    private final Geometry geometry;

    /** A man's letter and how many characters spell it. */
    private record Man(Role role, int length) {
        static final Man NONE = new Man(Role.PAWN, 0);
    }

    /**
     * What a text says of a move, each part an ordinal, a file or a rank, or {@link #ANY}.
     *
     * @param promotion the ordinal of the role, PAWN for none
     */
    private record Wanted(int role, int file, int rank, int target, int promotion) {
        boolean isFrom(int square) {
            return (file == ANY || file == Square.file(square)) && (rank == ANY || rank == Square.rank(square));
        }

        boolean hasOrigin() {
            return file != ANY && rank != ANY;
        }
    }

    SanParser(Moves moves, LetterSet letters) {
        this.moves = moves;
        this.letters = letters;
        this.geometry = moves.geometry();
    }

    ReadMove parse(String text) {
        String given = IGNORED.matcher(text).replaceAll("");
        String folded = withoutSuffix(LookAlikes.fold(given));
        if (CASTLING.matcher(folded).matches()) {
            boolean isLong = folded.replace("-", "").length() == 3;
            return only(code ->
                    MoveCode.kind(code) == MoveCode.CASTLING && MoveCode.to(code) < MoveCode.from(code) == isLong);
        }
        int rank = lastDigit(folded);
        int target = rank < 1 ? Square.NONE : Square.parse(folded.substring(rank - 1, rank + 1), geometry);
        if (target == Square.NONE) {
            return new Refused(Reason.UNREADABLE);
        }
        Man man = man(given.substring(0, rank - 1), geometry.roles());
        int promotion = promotion(given.substring(rank + 1, folded.length()));
        int at = man.length();
        int file = isIn(folded, at, 'a', geometry.files()) && at < rank - 1 ? folded.charAt(at++) - 'a' : ANY;
        int fromRank = isIn(folded, at, '1', Geometry.RANKS) && at < rank - 1 ? folded.charAt(at++) - '1' : ANY;
        boolean takes = folded.startsWith("x", at);
        at += takes || folded.startsWith("-", at) ? 1 : 0;
        if (at != rank - 1 || promotion == ANY) {
            return new Refused(Reason.UNREADABLE);
        }
        boolean isAnyMan = man.length() == 0 && file != ANY && fromRank != ANY;
        boolean isPush = man.role() == Role.PAWN && file == ANY && !takes;
        int role = isAnyMan ? ANY : man.role().ordinal();
        return match(new Wanted(role, isPush ? Square.file(target) : file, fromRank, target, promotion));
    }

    private static boolean isIn(String text, int at, char first, int count) {
        return at < text.length() && text.charAt(at) >= first && text.charAt(at) < first + count;
    }

    private static String withoutSuffix(String text) {
        boolean isPlain = !text.isEmpty() && Character.isDigit(text.charAt(text.length() - 1));
        return isPlain ? text : SUFFIX.matcher(text).replaceFirst("");
    }

    private static int lastDigit(String text) {
        int index = text.length() - 1;
        while (index >= 0 && (text.charAt(index) < '1' || text.charAt(index) > '8')) {
            index--;
        }
        return index;
    }

    /** A king's coordinates may also be those of castling, onto the rook or to where it leaves the king. */
    private ReadMove match(Wanted wanted) {
        ReadMove plain = only(code -> MoveCode.to(code) == wanted.target()
                && isOf(wanted, code)
                && (wanted.hasOrigin() || MoveCode.kind(code) != MoveCode.CASTLING));
        boolean isIllegal = plain instanceof Refused refused && refused.reason() == Reason.ILLEGAL;
        if (isIllegal && wanted.hasOrigin()) {
            return only(code -> MoveCode.kind(code) == MoveCode.CASTLING
                    && isOf(wanted, code)
                    && moves.castledKing(MoveCode.from(code), MoveCode.to(code)) == wanted.target());
        }
        return plain;
    }

    /** Whether a move is by the wanted man; a promotion that is not named can be any. */
    private boolean isOf(Wanted wanted, int code) {
        int from = MoveCode.from(code);
        return wanted.isFrom(from)
                && (wanted.role() == ANY || wanted.role() == moves.roleAt(from))
                && (wanted.promotion() == PAWN || wanted.promotion() == MoveCode.promotion(code));
    }

    private ReadMove only(IntPredicate isMeant) {
        int found = ANY;
        for (int code : moves.codes()) {
            if (isMeant.test(code)) {
                if (found != ANY) {
                    return new Refused(Reason.AMBIGUOUS);
                }
                found = code;
            }
        }
        return found == ANY ? new Refused(Reason.ILLEGAL) : new Legal(MoveCode.decode(found));
    }

    /** The man that a text begins with: the longest letter, and of these one that is not a look-alike. */
    private Man man(String text, List<Role> roles) {
        if (text.isEmpty() || text.charAt(0) >= 'a' && text.charAt(0) <= 'j') {
            return Man.NONE;
        }
        int figure = FIGURES.indexOf(text.charAt(0));
        if (figure >= 0) {
            return new Man(FIGURE_ROLES[figure % 6], 1);
        }
        Man best = Man.NONE;
        for (Role role : roles) {
            String letter = letters.letter(role, geometry);
            boolean isExact = text.startsWith(letter);
            boolean isBetter = letter.length() > best.length() || letter.length() == best.length() && isExact;
            if (isBetter && (isExact || isLike(text, letter))) {
                best = new Man(role, letter.length());
            }
        }
        return best;
    }

    private static boolean isLike(String text, String letter) {
        if (text.length() < letter.length()) {
            return false;
        }
        String begin = LookAlikes.fold(text.substring(0, letter.length()));
        String folded = LookAlikes.fold(letter);
        return begin.charAt(0) == folded.charAt(0) && begin.equalsIgnoreCase(folded);
    }

    /** The ordinal of what a pawn becomes, in the letters of the set or, as engines write it, in English ones. */
    private int promotion(String text) {
        String letter = text.isEmpty() ? text : PROMOTION_SIGNS.matcher(text).replaceAll("");
        if (letter.isEmpty()) {
            return PAWN;
        }
        for (String written : List.of(letter, letter.toUpperCase(Locale.ROOT))) {
            Man man = man(written, geometry.roles());
            if (man.length() == letter.length() && man.role() != Role.KING && man.role() != Role.PAWN) {
                return man.role().ordinal();
            }
        }
        String folded = LookAlikes.fold(letter).toUpperCase(Locale.ROOT);
        for (Role role : geometry.roles()) {
            boolean isMan = role != Role.KING && role != Role.PAWN;
            if (isMan && folded.equals(String.valueOf(role.letter()))) {
                return role.ordinal();
            }
        }
        return ANY;
    }
}
