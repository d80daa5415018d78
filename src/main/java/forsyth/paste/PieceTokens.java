package forsyth.paste;

import forsyth.chess.Side;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.paste.text.Excerpt;
import forsyth.paste.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The words and squares of a list of men, before it is known in which language it is. */
final class PieceTokens {
    /** What a token is. */
    enum Kind {
        /** The men that follow are of that side. */
        SIDE,
        SQUARE,
        WORD,
        /** No part of a list. */
        OTHER
    }

    /**
     * One token.
     *
     * @param isJoined written on to the square in front
     * @param isMarked followed by a colon or a point
     */
    record Token(Kind kind, String text, int start, int end, boolean isJoined, boolean isMarked) {
        Side side() {
            return Words.side(text).orElse(text.equals(WHITE_MARK) ? Side.WHITE : Side.BLACK);
        }
    }

    private static final String WHITE_MARK = "W";
    private static final Set<String> FILLERS = Set.of("and", "und", "и", "et", "y");
    /** Cyrillic letters that look like those of files, on a keyboard that was not switched. */
    private static final String CYRILLIC = "асе";

    private static final String LATIN = "ace";
    private static final String SEPARATORS = "/|;-\n";
    private static final String IGNORED = ",.+&\u2022";

    private final Excerpt source;
    private final String text;
    private final int gapStart;
    private final int gapEnd;
    private final List<Token> tokens = new ArrayList<>();
    private int labels;
    private int men;
    /** The separators found, with the number of tokens in front of each. */
    private final List<int[]> separators = new ArrayList<>();

    private PieceTokens(Excerpt source, int gapStart, int gapEnd) {
        this.source = source;
        this.text = source.text();
        this.gapStart = gapStart;
        this.gapEnd = gapEnd;
    }

    /** The tokens of a text without a phrase from gapStart to gapEnd. */
    static PieceTokens of(Excerpt source, int gapStart, int gapEnd) {
        PieceTokens tokens = new PieceTokens(source, gapStart, gapEnd);
        tokens.scan();
        tokens.separate();
        return tokens;
    }

    List<Token> all() {
        return tokens;
    }

    boolean hasLabels() {
        return labels > 0;
    }

    /** Whether this is meant to be a list: sides told apart, and mostly men. */
    boolean isList() {
        long others =
                tokens.stream().filter(token -> token.kind() == Kind.OTHER).count();
        boolean isApart = tokens.stream().anyMatch(token -> token.kind() == Kind.SIDE);
        return isApart && men > 0 && 2 * others <= men;
    }

    /** Whether a square lies on the files i and j. */
    boolean isWide() {
        return tokens.stream()
                .anyMatch(token -> token.kind() == Kind.SQUARE && token.text().charAt(0) > 'h');
    }

    Finding finding(Code code, Token token) {
        return source.finding(code, token.start(), token.end(), token.text());
    }

    private void scan() {
        int at = 0;
        while (at < text.length()) {
            if (at == gapStart && gapEnd > at) {
                at = gapEnd;
                continue;
            }
            char c = text.charAt(at);
            if (Character.isLetter(c)) {
                at = letters(at);
            } else if (SEPARATORS.indexOf(c) >= 0 && (c != '-' || isApart(at)) || c == '\r') {
                separators.add(new int[] {c == '\r' ? '\n' : c, tokens.size(), at});
                at++;
            } else if (Character.isWhitespace(c) || IGNORED.indexOf(c) >= 0) {
                at++;
            } else {
                at = other(at);
            }
        }
    }

    /** Whether blanks stand on both sides of a dash. */
    private boolean isApart(int at) {
        boolean isBehindBlank = at > 0 && Character.isWhitespace(text.charAt(at - 1));
        return isBehindBlank && at + 1 < text.length() && Character.isWhitespace(text.charAt(at + 1));
    }

    /** A word, a square, or a letter with its square. */
    private int letters(int start) {
        int end = start;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        boolean hasDigit = end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9';
        int wordEnd = hasDigit ? end - 1 : end;
        if (wordEnd > start) {
            word(start, wordEnd);
        }
        return hasDigit ? square(wordEnd) : end;
    }

    private void word(int start, int end) {
        String word = text.substring(start, end);
        if (FILLERS.contains(word.toLowerCase(Locale.ROOT))) {
            return;
        }
        boolean isMarked = end < text.length() && (text.charAt(end) == ':' || text.charAt(end) == '.');
        Optional<String> label = label(word, isMarked);
        if (label.isPresent()) {
            tokens.add(new Token(Kind.SIDE, label.get(), start, end, false, isMarked));
            labels++;
        } else {
            tokens.add(new Token(Kind.WORD, word, start, end, false, isMarked));
        }
    }

    /** The side's name, or its initial with a colon: W and B or S, Б and Ч. */
    private Optional<String> label(String word, boolean isMarked) {
        if (Words.side(word).isPresent()) {
            return Optional.of(word);
        }
        if (!isMarked || word.length() > 1) {
            return Optional.empty();
        }
        if (tokens.isEmpty() && "WwБб".contains(word)) {
            return Optional.of(WHITE_MARK);
        }
        boolean isBlack = labels == 1 && tokens.get(0).text().equals(WHITE_MARK) && "BbSsЧч".contains(word);
        return isBlack ? Optional.of("B") : Optional.empty();
    }

    private int square(int start) {
        int end = start + 1;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        char file = Character.toLowerCase(text.charAt(start));
        int cyrillic = CYRILLIC.indexOf(file);
        String name = (cyrillic < 0 ? file : LATIN.charAt(cyrillic)) + text.substring(start + 1, end);
        Token last = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
        boolean isJoined = last != null && last.kind() == Kind.SQUARE && last.end() == start;
        tokens.add(new Token(Kind.SQUARE, name, start, end, isJoined, false));
        men++;
        return end;
    }

    /** A count in brackets, {@code (5)} or {@code (5+3)}, says nothing new; a colon follows a label; the rest is odd. */
    private int other(int start) {
        if (text.charAt(start) == '(') {
            int end = start + 1;
            while (end < text.length() && (Character.isDigit(text.charAt(end)) || text.charAt(end) == '+')) {
                end++;
            }
            if (end < text.length() && end > start + 1 && text.charAt(end) == ')') {
                return end + 1;
            }
        }
        boolean isColon = text.charAt(start) == ':' && !tokens.isEmpty();
        if (!isColon) {
            tokens.add(new Token(Kind.OTHER, text.substring(start, start + 1), start, start + 1, false, false));
        }
        return start + 1;
    }

    /** Without names of the sides, the first kind of separator that stands between men once tells them apart. */
    private void separate() {
        if (labels > 0) {
            return;
        }
        for (char kind : SEPARATORS.toCharArray()) {
            List<int[]> cuts = separators.stream()
                    .filter(cut -> cut[0] == kind)
                    .filter(cut -> kind != '\n' || cut[1] > 0 && cut[1] < tokens.size())
                    .toList();
            long places = cuts.stream().mapToInt(cut -> cut[1]).distinct().count();
            if (places == 1) {
                int[] cut = cuts.get(0);
                tokens.add(cut[1], new Token(Kind.SIDE, "B", cut[2], cut[2] + 1, false, false));
                return;
            }
            if (places > 1) {
                return;
            }
        }
    }
}
