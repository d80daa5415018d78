package forsyth.play;

import forsyth.chess.Geometry;
import forsyth.chess.Role;
import forsyth.chess.Square;
import forsyth.play.ReadMove.Legal;
import forsyth.play.ReadMove.Reason;
import forsyth.play.ReadMove.Refused;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One written move: {@code [man][from][x]to[promotion]}, castling, and what people write around them. */
final class SanParser {
    private static final Pattern IGNORED = Pattern.compile("[\\s\\u200B-\\u200F\\uFE0E\\uFE0F\\uFEFF]+");
    private static final Pattern SUFFIX =
            Pattern.compile("(?:[+#!?xX\\u2020\\u2021\\u25A1]|\\(?e\\.?p\\.?\\)?|mate)+$");
    private static final Pattern CASTLING = Pattern.compile("[O0o]-?[O0o](-?[O0o])?");
    private static final Pattern FROM = Pattern.compile("([a-j])?([1-8])?[-x]?");
    private static final String FIGURES = "\u2654\u2655\u2656\u2657\u2658\u2659\u265A\u265B\u265C\u265D\u265E\u265F";
    private static final Role[] FIGURE_ROLES = {
        Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN,
    };
    private static final Refused UNREADABLE = new Refused(Reason.UNREADABLE);

    private final Moves moves;
    private final LetterSet letters;
    private final Geometry geometry;

    /** A man's letter and how many characters spell it. */
    private record Man(Role role, int length) {}

    SanParser(Moves moves, LetterSet letters) {
        this.moves = moves;
        this.letters = letters;
        this.geometry = San.geometry(moves);
    }

    ReadMove parse(String text) {
        String given = IGNORED.matcher(text).replaceAll("");
        String folded = LookAlikes.fold(given);
        Matcher suffix = SUFFIX.matcher(folded);
        if (suffix.find()) {
            folded = folded.substring(0, suffix.start());
        }
        Matcher castling = CASTLING.matcher(folded);
        if (castling.matches()) {
            boolean isQueenside = castling.group(1) != null;
            return only(move -> move.isCastling() && move.to() < move.from() == isQueenside);
        }
        int rank = lastDigit(folded);
        if (rank < 1) {
            return UNREADABLE;
        }
        int target = Square.parse(folded.substring(rank - 1, rank + 1), geometry);
        Optional<Man> man = man(given.substring(0, rank - 1), geometry.roles());
        String behind = folded.substring(rank + 1).replaceAll("[=/()]", "");
        Optional<Role> promotion = promotion(behind, given.substring(rank + 1, folded.length()));
        Matcher from = FROM.matcher(folded.substring(man.map(Man::length).orElse(0), rank - 1));
        if (target == Square.NONE || !from.matches() || promotion.isEmpty() != behind.isEmpty()) {
            return UNREADABLE;
        }
        return match(new Wanted(man.map(Man::role), from.group(1), from.group(2), target), folded, promotion);
    }

    /** The parts of a text that name the man and its squares; null for a file or rank that is not given. */
    private record Wanted(Optional<Role> role, String file, String rank, int target) {
        boolean isFrom(int square) {
            return (file == null || file.charAt(0) - 'a' == Square.file(square))
                    && (rank == null || rank.charAt(0) - '1' == Square.rank(square));
        }

        boolean hasOrigin() {
            return file != null && rank != null;
        }
    }

    private ReadMove match(Wanted wanted, String folded, Optional<Role> promotion) {
        boolean isPush =
                wanted.role().orElse(Role.PAWN) == Role.PAWN && wanted.file() == null && folded.indexOf('x') < 0;
        ReadMove plain = only(move -> move.to() == wanted.target()
                && wanted.isFrom(move.from())
                && (wanted.hasOrigin() || !move.isCastling())
                && isRole(wanted, move.from())
                && (!isPush || Square.file(move.from()) == Square.file(move.to()))
                && (promotion.isEmpty() || promotion.equals(move.promotion())));
        if (plain instanceof Refused refused && refused.reason() == Reason.ILLEGAL && wanted.hasOrigin()) {
            return only(move -> move.isCastling()
                    && promotion.isEmpty()
                    && wanted.isFrom(move.from())
                    && isRole(wanted, move.from())
                    && moves.castledKing(move) == wanted.target());
        }
        return plain;
    }

    /** Without a letter it is a pawn, or any man whose square is given. */
    private boolean isRole(Wanted wanted, int from) {
        Role role = San.roleAt(moves, from);
        return wanted.role().map(given -> given == role).orElse(wanted.hasOrigin() || role == Role.PAWN);
    }

    private ReadMove only(Predicate<Move> isMeant) {
        List<Move> found = moves.legal().stream().filter(isMeant).toList();
        if (found.size() == 1) {
            return new Legal(found.get(0));
        }
        return new Refused(found.isEmpty() ? Reason.ILLEGAL : Reason.AMBIGUOUS);
    }

    private static int lastDigit(String text) {
        int index = text.length() - 1;
        while (index >= 0 && (text.charAt(index) < '1' || text.charAt(index) > '8')) {
            index--;
        }
        return index;
    }

    /** The man that a text begins with: the longest letter, and of these one that is not a look-alike. */
    private Optional<Man> man(String text, List<Role> roles) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        int figure = FIGURES.indexOf(text.charAt(0));
        if (figure >= 0) {
            return Optional.of(new Man(FIGURE_ROLES[figure % 6], 1));
        }
        Man best = null;
        for (Role role : roles) {
            String letter = letters.letter(role, geometry);
            if (!letter.isEmpty() && isBegunBy(text, letter)) {
                boolean isExact = text.startsWith(letter);
                boolean isBetter =
                        best == null || letter.length() > best.length() || letter.length() == best.length() && isExact;
                best = isBetter ? new Man(role, letter.length()) : best;
            }
        }
        return Optional.ofNullable(best);
    }

    private static boolean isBegunBy(String text, String letter) {
        String folded = LookAlikes.fold(letter);
        if (text.length() < folded.length() || LookAlikes.fold(text.charAt(0)) != folded.charAt(0)) {
            return false;
        }
        String tail = LookAlikes.fold(text.substring(1, folded.length()));
        return tail.equalsIgnoreCase(folded.substring(1));
    }

    /** What a pawn becomes, in the letters of the set or, as engines write it, in English ones of any case. */
    private Optional<Role> promotion(String folded, String given) {
        if (folded.isEmpty()) {
            return Optional.empty();
        }
        List<Role> roles = geometry.roles().stream()
                .filter(role -> role != Role.KING && role != Role.PAWN)
                .toList();
        String letter = given.replaceAll("[=/()]", "");
        Optional<Man> own = man(letter, roles).or(() -> man(letter.toUpperCase(Locale.ROOT), roles));
        if (own.isPresent()) {
            return own.filter(man -> man.length() == letter.length()).map(Man::role);
        }
        return roles.stream()
                .filter(role -> folded.equalsIgnoreCase(String.valueOf(role.letter())))
                .findFirst();
    }
}
