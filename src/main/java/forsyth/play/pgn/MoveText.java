package forsyth.play.pgn;

import forsyth.play.pgn.PgnFault.Kind;
import forsyth.play.pgn.PgnFault.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Gathers the main line out of tokens, not yet played: variations, however deep, are passed over. */
final class MoveText {
    /** The longest game that the fifty-move rule allows has fewer than 12,000 plies. */
    static final int MAX_PLIES = 20_000;

    /** So many faults tell enough about one game. */
    private static final int MAX_FAULTS = 100;

    private static final Pattern NUMBER = Pattern.compile("(?:\\d+(?:[.\u2026]+|$)|[.\u2026]+)");
    private static final Pattern GLYPHS = Pattern.compile("[!?]+$");
    private static final Pattern SIGNS = Pattern.compile("[-+=/#\u00B1\u2213\u2A72\u2A71\u221E\u2020\u2021\u25A1]+");
    private static final List<String> NAGS = List.of("", "!", "?", "!!", "??", "!?", "?!");
    private static final Set<String> EN_PASSANT = Set.of("e.p.", "e.p", "ep", "ep.");

    private final List<Written> moves = new ArrayList<>();
    private final List<PgnFault> faults = new ArrayList<>();
    private final StringBuilder comment = new StringBuilder();
    private String result = "*";
    private int depth;
    private Place opening = new Place(1, 1);

    /** A move as it stands in the text, with what stands behind it. */
    static final class Written {
        private final String text;
        private final Place place;
        private final List<Integer> nags = new ArrayList<>(0);
        private final StringBuilder comment = new StringBuilder(0);

        private Written(String text, Place place) {
            this.text = text;
            this.place = place;
        }

        String text() {
            return text;
        }

        Place place() {
            return place;
        }

        List<Integer> nags() {
            return nags;
        }

        String comment() {
            return comment.toString();
        }
    }

    void accept(Token token) {
        switch (token.type()) {
            case OPEN -> {
                opening = depth == 0 ? token.place() : opening;
                depth++;
            }
            case CLOSE -> close(token);
            case OPEN_COMMENT -> fault(Kind.OPEN_COMMENT, token);
            case TOO_LONG -> fault(Kind.TOKEN_TOO_LONG, token);
            case BAD_TAG -> fault(Kind.BAD_TAG, token);
            default -> {
                if (depth == 0) {
                    mainLine(token);
                }
            }
        }
    }

    private void close(Token token) {
        if (depth == 0) {
            fault(Kind.STRAY_BRACKET, token);
        } else {
            depth--;
        }
    }

    private void mainLine(Token token) {
        switch (token.type()) {
            case SYMBOL, PLACEMENT -> symbol(token);
            case COMMENT -> comment(token.text());
            case NAG -> nag(Integer.parseInt(token.text()));
            case RESULT -> result = token.text();
            default -> {}
        }
    }

    private void symbol(Token token) {
        Matcher number = NUMBER.matcher(token.text());
        int start = number.lookingAt() ? number.end() : 0;
        String text = token.text().substring(start);
        text = text.endsWith(",") ? text.substring(0, text.length() - 1) : text;
        Matcher glyphs = GLYPHS.matcher(text);
        int nag = glyphs.find() ? NAGS.indexOf(glyphs.group()) : 0;
        text = nag > 0 ? text.substring(0, glyphs.start()) : text;
        boolean isSign = SIGNS.matcher(text).matches() && !text.equals("--");
        if (!text.isEmpty() && !isSign && !EN_PASSANT.contains(text)) {
            move(text, token.place().right(start));
        }
        if (nag > 0) {
            nag(nag);
        }
    }

    private void move(String text, Place place) {
        if (moves.size() < MAX_PLIES) {
            moves.add(new Written(text, place));
        } else if (faults.stream().noneMatch(fault -> fault.kind() == Kind.GAME_TOO_LONG)) {
            fault(PgnFault.of(Kind.GAME_TOO_LONG, place));
        }
    }

    private void nag(int nag) {
        if (!moves.isEmpty()) {
            last().nags.add(nag);
        }
    }

    private void comment(String text) {
        StringBuilder target = moves.isEmpty() ? comment : last().comment;
        target.append(target.isEmpty() || text.isEmpty() ? "" : " ").append(text);
    }

    private Written last() {
        return moves.get(moves.size() - 1);
    }

    private void fault(Kind kind, Token token) {
        fault(PgnFault.of(kind, token.place(), token.text()));
    }

    void fault(PgnFault fault) {
        if (faults.size() < MAX_FAULTS) {
            faults.add(fault);
        }
    }

    /** Says that no token follows. */
    void end() {
        if (depth > 0) {
            fault(PgnFault.of(Kind.OPEN_VARIATION, opening));
        }
        depth = 0;
    }

    /** Whether the tokens are those of the main line. */
    boolean isMainLine() {
        return depth == 0;
    }

    List<Written> moves() {
        return moves;
    }

    List<PgnFault> faults() {
        return faults;
    }

    String comment() {
        return comment.toString();
    }

    String result() {
        return result;
    }
}
