package forsyth.fen;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Square;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.util.List;
import java.util.Optional;

/** The placement field: which man stands where, and on which board. */
final class PlacementParser {
    private static final byte[] MEN = new byte[128];
    /** Files that a rank can hold before the board is known. */
    private static final int MOST_FILES = 16;

    static {
        for (Piece piece : Piece.values()) {
            MEN[piece.letter()] = (byte) piece.code();
        }
    }

    private final char[] chars;
    private final Source source;
    private final Optional<Geometry> forced;
    private final List<Finding> findings;
    private final FenMap map;

    private final byte[] cells = new byte[128];
    private final int[] widths = new int[Geometry.RANKS];
    private final int[] rankStarts = new int[Geometry.RANKS + 1];
    private final boolean[] hasCharError = new boolean[Geometry.RANKS];
    private int ranks;
    private int pos;
    private int width;
    private int firstBigMan = -1;
    private int lastMan = -1;
    private boolean wasNumber;

    PlacementParser(Source source, Optional<Geometry> forced, List<Finding> findings, FenMap map) {
        this.source = source;
        this.chars = source.chars;
        this.forced = forced;
        this.findings = findings;
        this.map = map;
    }

    /** Behind the last character of the field. */
    int end() {
        return pos;
    }

    Board parse() {
        rankStarts[0] = 0;
        while (pos < chars.length) {
            char c = chars[pos];
            if (c == ' ') {
                if (!isInside()) {
                    break;
                }
            } else if (c == '/') {
                endRank();
                if (ranks >= Geometry.RANKS) {
                    extraParts();
                    break;
                }
            } else if (c == '[' && ranks == Geometry.RANKS - 1) {
                pocket();
            } else {
                man(c);
            }
            pos++;
        }
        if (ranks < Geometry.RANKS) {
            endRank();
        }
        Geometry geometry = geometry();
        if (ranks < Geometry.RANKS) {
            add(Code.E_RANK_COUNT, 0, pos, ranks);
        }
        if (firstBigMan >= 0 && !has(Code.E_BOARD_SIZE)) {
            bigMen(geometry);
        }
        return board(geometry);
    }

    /** Whether a blank stands beside a slash, in front of which ranks are still to come. */
    private boolean isInside() {
        boolean besideSlash =
                pos > 0 && chars[pos - 1] == '/' && ranks > 0 || pos + 1 < chars.length && chars[pos + 1] == '/';
        if (besideSlash && ranks < Geometry.RANKS - (chars[pos + 1 < chars.length ? pos + 1 : pos] == '/' ? 1 : 0)) {
            once(Code.W_SPACES_IN_BOARD, pos);
            return true;
        }
        return false;
    }

    private void man(char c) {
        int code = c < 128 ? MEN[c] : 0;
        boolean follows = wasNumber;
        wasNumber = false;
        if (code != 0) {
            if (code % 8 == 7 || code % 8 == 0) {
                firstBigMan = firstBigMan < 0 ? pos : firstBigMan;
            }
            lastMan = pos;
            put(code);
        } else if (c >= '0' && c <= '9') {
            number(c, follows);
        } else if (c == 'J' || c == 'j') {
            firstBigMan = firstBigMan < 0 ? pos : firstBigMan;
            lastMan = pos;
            put(MEN[c == 'J' ? 'A' : 'a']);
        } else if (c == '~' && pos > 0 && lastMan == pos - 1) {
            once(Code.W_PROMOTED_MARK, pos);
            lastMan = -1;
        } else {
            wrongMan(pos);
            width++;
        }
    }

    private void number(char c, boolean follows) {
        int start = pos;
        int count = c - '0';
        if (c == '1' && pos + 1 < chars.length && chars[pos + 1] == '0') {
            pos++;
            count = 10;
        }
        if (count == 0) {
            add(Code.E_DIGIT_ZERO, pos, pos + 1, rankName());
            markCharError();
        }
        if (follows) {
            once(Code.W_DIGITS_SPLIT, start);
        }
        if (map != null && ranks < Geometry.RANKS) {
            for (int i = 0; i < count && width + i < MOST_FILES; i++) {
                map.put(square(width + i), source.span(start, pos + 1));
            }
        }
        width += count;
        wasNumber = true;
    }

    private void put(int code) {
        if (width < MOST_FILES && ranks < Geometry.RANKS) {
            int square = square(width);
            cells[square] = (byte) code;
            if (map != null) {
                map.put(square, source.span(pos, pos + 1));
            }
        }
        width++;
    }

    private int square(int file) {
        return Square.of(file, Geometry.RANKS - 1 - ranks);
    }

    private void wrongMan(int at) {
        int length = Character.isHighSurrogate(chars[at]) && at + 1 < chars.length ? 2 : 1;
        add(Code.E_PIECE_CHAR, at, at + length, new String(chars, at, length), rankName());
        markCharError();
        pos = Math.max(pos, at + length - 1);
    }

    private void markCharError() {
        if (ranks < Geometry.RANKS) {
            hasCharError[ranks] = true;
        }
    }

    private void endRank() {
        widths[ranks++] = width;
        rankStarts[ranks] = pos + 1;
        width = 0;
        wasNumber = false;
    }

    /** What follows the slash behind the eighth rank: nothing, a pocket, or too many ranks. */
    private void extraParts() {
        int slash = pos;
        int end = slash + 1;
        boolean lettersOnly = true;
        while (end < chars.length && chars[end] != ' ') {
            lettersOnly &= chars[end] < 128 && MEN[chars[end]] != 0;
            end++;
        }
        int length = end - slash - 1;
        pos = end;
        if (length == 0) {
            add(Code.W_EXTRA_SLASH, slash, slash + 1);
        } else if (lettersOnly && length != widths[0]) {
            add(Code.W_POCKET_IGNORED, slash, end, new String(chars, slash + 1, length));
        } else {
            int count = Geometry.RANKS + 1;
            for (int i = slash + 1; i < end; i++) {
                count += chars[i] == '/' ? 1 : 0;
            }
            add(Code.E_RANK_COUNT, slash, end, count);
        }
    }

    private void pocket() {
        int start = pos;
        while (pos < chars.length && chars[pos] != ']' && chars[pos] != ' ') {
            pos++;
        }
        if (pos < chars.length && chars[pos] == ']') {
            add(Code.W_POCKET_IGNORED, start, pos + 1, new String(chars, start + 1, pos - start - 1));
        } else {
            pos = start;
            wrongMan(start);
        }
    }

    private Geometry geometry() {
        int wide = 0;
        int narrow = 0;
        boolean allEqual = ranks == Geometry.RANKS;
        for (int rank = 0; rank < ranks; rank++) {
            wide += widths[rank] == 10 ? 1 : 0;
            narrow += widths[rank] == 8 ? 1 : 0;
            allEqual &= widths[rank] == widths[0] && !hasCharError[rank];
        }
        Geometry geometry = forced.orElse(wide > narrow ? Geometry.CAPABLANCA : Geometry.STANDARD);
        if (narrow != ranks && geometry == Geometry.STANDARD || wide != ranks && geometry == Geometry.CAPABLANCA) {
            if (allEqual) {
                add(Code.E_BOARD_SIZE, 0, pos, widths[0], geometry.files());
            } else if (ranks == Geometry.RANKS) {
                widths(geometry);
            }
        }
        return geometry;
    }

    private void widths(Geometry geometry) {
        for (int rank = 0; rank < ranks; rank++) {
            int rankWidth = widths[rank];
            if (rankWidth != geometry.files() && !hasCharError[rank]) {
                Code code = rankWidth < geometry.files() ? Code.E_RANK_SHORT : Code.E_RANK_LONG;
                int end = Math.max(rankStarts[rank], Math.min(pos, rankStarts[rank + 1] - 1));
                add(code, rankStarts[rank], end, Geometry.RANKS - rank, rankWidth, geometry.files());
            }
        }
    }

    /** The men of 10x8 boards: wrong on 8x8; and J, by which Janus chess calls the archbishop. */
    private void bigMen(Geometry geometry) {
        for (int i = firstBigMan; i < pos && chars[i] != '['; i++) {
            char c = Character.toUpperCase(chars[i]);
            boolean isBig = c == 'A' || c == 'C' || c == 'J';
            if (isBig && geometry == Geometry.STANDARD) {
                int rank = rankOf(i);
                if (rank < Geometry.RANKS) {
                    add(Code.E_PIECE_CHAR, i, i + 1, String.valueOf(chars[i]), Geometry.RANKS - rank);
                }
            } else if (c == 'J') {
                once(Code.W_PIECE_ALIAS, i);
            }
        }
    }

    private int rankOf(int position) {
        int rank = 0;
        while (rank < ranks && rankStarts[rank + 1] <= position) {
            rank++;
        }
        return rank;
    }

    private Board board(Geometry geometry) {
        for (int square = 0; square < cells.length; square++) {
            if (cells[square] != 0 && (!geometry.contains(square) || isForeign(geometry, cells[square]))) {
                cells[square] = 0;
            }
        }
        return Board.ofCells(geometry, cells);
    }

    private static boolean isForeign(Geometry geometry, int code) {
        return geometry == Geometry.STANDARD && (code % 8 == 7 || code % 8 == 0);
    }

    private int rankName() {
        return Geometry.RANKS - ranks;
    }

    private void once(Code code, int at) {
        if (!has(code)) {
            add(code, at, at + 1, String.valueOf(chars[at]));
        }
    }

    private boolean has(Code code) {
        return findings.stream().anyMatch(finding -> finding.code() == code);
    }

    private void add(Code code, int start, int end, Object... args) {
        Span span = source.span(start, end);
        findings.add(Finding.ofText(code, span, args));
    }
}
