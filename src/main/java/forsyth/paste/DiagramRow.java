package forsyth.paste;

import forsyth.chess.Role;
import forsyth.paste.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A line of a drawn board.
 *
 * @param cells the squares from left to right: {@code .} for an empty one, a letter, or a figurine
 * @param places where in the line each square stands
 * @param label the number of the rank beside it, or 0
 * @param odd the place of the first character that is part of no board, or -1
 */
record DiagramRow(Kind kind, Excerpt line, String cells, List<Integer> places, int label, int odd) {
    /** What a line of a drawn board can be. */
    enum Kind {
        BLANK,
        /** Squares. */
        CELLS,
        /** Lines between the squares. */
        FRAME,
        /** Dashes and crosses, as many as squares: a frame, or a rank without men. */
        DOUBTFUL,
        /** The names of the files, the a-file first. */
        FILES,
        /** The names of the files, the a-file last. */
        FILES_TURNED,
        OTHER
    }

    /** Figurines of White and Black in the order of {@link #FIGURINE_ROLES}. */
    private static final String FIGURINES = "\u2654\u2655\u2656\u2657\u2658\u2659\u265A\u265B\u265C\u265D\u265E\u265F";

    private static final Role[] FIGURINE_ROLES = {Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN
    };
    private static final String EMPTY =
            ".-\u00B7\u2022\u2219\u22C5\u30FB+_*:#=\u25A0\u25A1\u25A2\u25A3\u25AA\u25AB\u25FB\u25FC\u2B1B\u2B1C\u2591\u2592\u2593\u2610";
    private static final String LETTERS = "KQRBNPACDTLSFkqrbnpacdtlsf";
    private static final String LINES = "-+=_*#";
    private static final String FILE_NAMES = "abcdefghij";
    private static final int LEAST = 6;
    private static final int MOST = 12;

    private static boolean isBar(char c) {
        return "|\u00A6!".indexOf(c) >= 0 && c != '!'
                || "\u2502\u2503\u2551\u2506\u2507\u250A\u250B\u2590\u258C".indexOf(c) >= 0;
    }

    private static boolean isBoxLine(char c) {
        return c >= '\u2500' && c <= '\u257F' && !isBar(c) || c >= '\u2580' && c <= '\u258F' && !isBar(c);
    }

    /** Whether the character can be a man in any of the languages. */
    static boolean isMan(char c) {
        return LETTERS.indexOf(c) >= 0 || FIGURINES.indexOf(c) >= 0;
    }

    /** The kind of man of a figurine; the letter's own matter otherwise. */
    static Role figurine(char c) {
        return FIGURINE_ROLES[FIGURINES.indexOf(c) % 6];
    }

    static boolean isFigurine(char c) {
        return FIGURINES.indexOf(c) >= 0;
    }

    static boolean isWhite(char c) {
        int figurine = FIGURINES.indexOf(c);
        return figurine >= 0 ? figurine < 6 : Character.isUpperCase(c);
    }

    static DiagramRow of(Excerpt line) {
        return new Scan(line).row();
    }

    /** The scan of one line. */
    private static final class Scan {
        private final Excerpt line;
        private final String text;
        private final StringBuilder cells = new StringBuilder();
        private final List<Integer> places = new ArrayList<>();
        private int odd = -1;
        private int odds;

        Scan(Excerpt line) {
            this.line = line;
            this.text = line.text();
        }

        DiagramRow row() {
            int start = 0;
            int end = text.length();
            while (start < end && Character.isWhitespace(text.charAt(start))) {
                start++;
            }
            while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
                end--;
            }
            if (start == end) {
                return row(Kind.BLANK, 0);
            }
            Kind files = files();
            if (files != Kind.OTHER || isFrame()) {
                return row(files == Kind.OTHER ? Kind.FRAME : files, 0);
            }
            int label = label(text.charAt(start), start + 1 == end ? ' ' : text.charAt(start + 1));
            start += label > 0 ? 1 : 0;
            int right = end > start + 1 ? label(text.charAt(end - 1), text.charAt(end - 2)) : 0;
            end -= right > 0 ? 1 : 0;
            cells(start, end);
            return row(kind(label + right), Math.max(label, right));
        }

        private Kind kind(int label) {
            boolean isRank = cells.length() == 8 || cells.length() == 10;
            boolean isRankAtFault = odds == 0 && cells.length() >= LEAST && cells.length() <= MOST;
            if (!(isRank && odds <= 1 || isRankAtFault)) {
                return Kind.OTHER;
            }
            boolean isDoubtful = label == 0
                    && isRank
                    && text.chars().allMatch(c -> Character.isWhitespace(c) || LINES.indexOf(c) >= 0);
            return isDoubtful ? Kind.DOUBTFUL : Kind.CELLS;
        }

        private DiagramRow row(Kind kind, int label) {
            return new DiagramRow(kind, line, cells.toString(), List.copyOf(places), label, odd);
        }

        private static int label(char c, char beside) {
            boolean isDigit = c >= '1' && c <= '8' && !Character.isDigit(beside);
            return isDigit ? c - '0' : 0;
        }

        private Kind files() {
            String letters = text.replaceAll("[\\s|+\\u2500-\\u257F.:-]", "").toLowerCase(Locale.ROOT);
            boolean isWide = letters.length() == FILE_NAMES.length();
            String names = isWide ? FILE_NAMES : FILE_NAMES.substring(0, 8);
            if (letters.equals(names)) {
                return Kind.FILES;
            }
            return letters.equals(new StringBuilder(names).reverse().toString()) ? Kind.FILES_TURNED : Kind.OTHER;
        }

        /** Lines only, and too long or too joined to be the squares of a rank. */
        private boolean isFrame() {
            int lines = 0;
            boolean hasBox = false;
            for (char c : text.toCharArray()) {
                if (isBoxLine(c)) {
                    hasBox = true;
                } else if (LINES.indexOf(c) >= 0) {
                    lines++;
                } else if (!Character.isWhitespace(c) && !isBar(c)) {
                    return false;
                }
            }
            boolean hasBars = text.chars().anyMatch(c -> isBar((char) c));
            return hasBox
                    || hasBars && text.matches("\\W*[-=_]{2,}[|+][-=_]{2,}\\W*")
                    || !hasBars && lines > 10 && !isPaired(text.strip().split("\\s+"));
        }

        private void cells(int start, int end) {
            int first = start;
            while (first < end && (isBar(text.charAt(first)) || Character.isWhitespace(text.charAt(first)))) {
                first++;
            }
            long bars = text.substring(start, end)
                    .chars()
                    .filter(c -> isBar((char) c))
                    .count();
            if (bars >= 6) {
                barred(start, end);
            } else {
                plain(start, end, bars == 2);
            }
        }

        /** Squares between bars, each with one character or blank. */
        private void barred(int start, int end) {
            int at = start;
            boolean isOpen = false;
            while (at < end) {
                int next = at;
                while (next < end && !isBar(text.charAt(next))) {
                    next++;
                }
                String inner = text.substring(at, next).strip();
                boolean isOutside = inner.isEmpty() && (!isOpen || next == end);
                if (!isOutside) {
                    add(inner.isEmpty() ? '.' : symbol(inner, at), at);
                }
                isOpen = true;
                at = next + 1;
            }
        }

        private char symbol(String inner, int at) {
            boolean isEmpty = inner.chars().allMatch(c -> EMPTY.indexOf(c) >= 0);
            if (isEmpty) {
                return '.';
            }
            if (inner.length() == 2 && isColour(inner.charAt(0)) && isMan(inner.charAt(1))) {
                return coloured(inner);
            }
            if (inner.length() > 1 || !isMan(inner.charAt(0))) {
                note(true, text.indexOf(inner, at));
            }
            return inner.charAt(0);
        }

        /** Squares one beside the other, with or without blanks; between two bars a blank can be a square. */
        private void plain(int start, int end, boolean isBoxed) {
            String inner = text.substring(start, end);
            if (isBoxed && boxed(start, inner.strip())) {
                return;
            }
            String[] pairs = inner.strip().split("\\s+");
            if ((pairs.length == 8 || pairs.length == 10) && isPaired(pairs)) {
                int at = start;
                for (String pair : pairs) {
                    at = text.indexOf(pair, at);
                    add(isColour(pair.charAt(0)) && isMan(pair.charAt(1)) ? coloured(pair) : '.', at);
                    at += 2;
                }
                return;
            }
            for (int i = start; i < end; i++) {
                char c = text.charAt(i);
                if (!Character.isWhitespace(c) && !isBar(c)) {
                    boolean isEmpty = EMPTY.indexOf(c) >= 0;
                    note(!isEmpty && !isMan(c), i);
                    add(isEmpty ? '.' : c, i);
                }
            }
        }

        /** {@code |r  qk  r|}: as many characters between the bars as squares. */
        private boolean boxed(int start, String inner) {
            int width = inner.length() - 2;
            if (width != 8 && width != 10 || inner.indexOf(' ') < 0) {
                return false;
            }
            int at = text.indexOf(inner, start) + 1;
            for (int i = at; i < at + width; i++) {
                char c = text.charAt(i);
                boolean isEmpty = c == ' ' || EMPTY.indexOf(c) >= 0;
                note(!isEmpty && !isMan(c), i);
                add(isEmpty ? '.' : c, i);
            }
            return true;
        }

        private static boolean isPaired(String[] pairs) {
            for (String pair : pairs) {
                boolean isPair = pair.length() == 2
                        && (isColour(pair.charAt(0)) && isMan(pair.charAt(1))
                                || EMPTY.indexOf(pair.charAt(0)) >= 0 && EMPTY.indexOf(pair.charAt(1)) >= 0);
                if (!isPair) {
                    return false;
                }
            }
            return true;
        }

        private static boolean isColour(char c) {
            return c == 'w' || c == 'b' || c == 'W' || c == 'B';
        }

        /** {@code wK} and {@code bQ}: the colour in front of the man. */
        private static char coloured(String pair) {
            char man = pair.charAt(1);
            return Character.toLowerCase(pair.charAt(0)) == 'w'
                    ? Character.toUpperCase(man)
                    : Character.toLowerCase(man);
        }

        private void note(boolean isOdd, int place) {
            odd = isOdd && odd < 0 ? place : odd;
            odds += isOdd ? 1 : 0;
        }

        private void add(char cell, int place) {
            cells.append(cell);
            places.add(place);
        }
    }
}
