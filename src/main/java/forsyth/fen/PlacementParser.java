package forsyth.fen;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Square;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.util.List;
import java.util.Optional;

/** The placement field: which man stands where, and on which board. */
final class PlacementParser {
    /** Files that a rank can hold before the board is known. */
    private static final int MOST_FILES = 16;
    /** Wrong characters that are told one by one: a text with more is none that someone would put right by hand. */
    private static final int MOST_FAULTS = 8;

    private final char[] chars;
    private final Source source;
    private final Optional<Geometry> forced;
    private final List<Finding> findings;
    private final FenMap map;

    private final byte[] cells = new byte[128];
    private final RankWidths ranks;
    private int pos;
    private int width;
    private int firstBigMan = -1;
    private int faults;
    private boolean hasAlias;
    private boolean wasNumber;

    PlacementParser(Source source, Optional<Geometry> forced, List<Finding> findings, FenMap map) {
        this.source = source;
        this.chars = source.chars;
        this.forced = forced;
        this.findings = findings;
        this.map = map;
        this.ranks = new RankWidths(source, findings);
    }

    /** Behind the last character of the field. */
    int end() {
        return pos;
    }

    Board parse() {
        easyMen();
        while (pos < chars.length && goesOn(chars[pos])) {
            pos++;
            easyMen();
        }
        if (!ranks.areComplete()) {
            endRank();
        }
        Geometry geometry = ranks.geometry(forced, pos);
        if (!ranks.areComplete()) {
            add(Code.E_RANK_COUNT, 0, pos, ranks.count());
        }
        if (firstBigMan >= 0 && (hasAlias || geometry == Geometry.STANDARD) && !has(Code.E_BOARD_SIZE)) {
            bigMen(geometry);
        }
        if (firstBigMan >= 0 && geometry == Geometry.STANDARD || ranks.widest() > geometry.files()) {
            clear(geometry);
        }
        return Board.ofCells(geometry, cells);
    }

    /** Takes men and lone digits, which are nearly all there is. */
    private void easyMen() {
        if (map != null || wasNumber) {
            return;
        }
        int at = pos;
        int file = width;
        int rank = square(0);
        int last = 0;
        while (at < chars.length && file < MOST_FILES) {
            char c = chars[at];
            int step = PlacementLetters.step(c);
            if (step == 0 || (step & last & PlacementLetters.DIGIT) != 0) {
                break;
            }
            if ((step & PlacementLetters.BIG) != 0 && firstBigMan < 0) {
                firstBigMan = at;
            }
            cells[rank + file] = PlacementLetters.man(c);
            file += step & PlacementLetters.WIDTH;
            last = step;
            at++;
        }
        boolean isSecondDigit =
                (last & PlacementLetters.DIGIT) != 0 && at < chars.length && PlacementLetters.isDigit(chars[at]);
        pos = isSecondDigit ? at - 1 : at;
        width = isSecondDigit ? file - (last & PlacementLetters.WIDTH) : file;
    }

    /** Takes any character; the field ends in front of it, or with it, where this is false. */
    private boolean goesOn(char c) {
        if (c == ' ') {
            return isInside();
        }
        if (c == '/') {
            endRank();
            if (ranks.areComplete()) {
                extraParts();
                return false;
            }
        } else if (c == '[' && ranks.count() == Geometry.RANKS - 1) {
            pocket();
        } else {
            man(c);
        }
        return true;
    }

    /** Whether a blank stands beside a slash, in front of which ranks are still to come. */
    private boolean isInside() {
        boolean besideSlash = pos > 0 && chars[pos - 1] == '/' && ranks.count() > 0
                || pos + 1 < chars.length && chars[pos + 1] == '/';
        int toCome = chars[pos + 1 < chars.length ? pos + 1 : pos] == '/' ? 1 : 0;
        if (besideSlash && ranks.count() < Geometry.RANKS - toCome) {
            once(Code.W_SPACES_IN_BOARD, pos);
            return true;
        }
        return false;
    }

    private void man(char c) {
        int code = PlacementLetters.man(c);
        boolean follows = wasNumber;
        wasNumber = false;
        if (code != 0) {
            if (PlacementLetters.isBig(code)) {
                firstBigMan = firstBigMan < 0 ? pos : firstBigMan;
            }
            put(code);
        } else if (PlacementLetters.isDigit(c)) {
            number(c, follows);
        } else if (c == 'J' || c == 'j') {
            firstBigMan = firstBigMan < 0 ? pos : firstBigMan;
            hasAlias = true;
            put(PlacementLetters.man(c == 'J' ? 'A' : 'a'));
        } else if (c == '~' && pos > 0 && PlacementLetters.isMan(chars[pos - 1])) {
            once(Code.W_PROMOTED_MARK, pos);
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
            fault(Code.E_DIGIT_ZERO, pos, pos + 1, ranks.name());
            ranks.spoil();
        }
        if (follows) {
            once(Code.W_DIGITS_SPLIT, start);
        }
        if (map != null) {
            for (int i = 0; i < count && width + i < MOST_FILES; i++) {
                map.put(square(width + i), source.span(start, pos + 1));
            }
        }
        width += count;
        wasNumber = true;
    }

    private void put(int code) {
        if (width < MOST_FILES) {
            int square = square(width);
            cells[square] = (byte) code;
            if (map != null) {
                map.put(square, source.span(pos, pos + 1));
            }
        }
        width++;
    }

    private int square(int file) {
        return Square.of(file, Geometry.RANKS - 1 - ranks.count());
    }

    private void wrongMan(int at) {
        int length = Character.isHighSurrogate(chars[at]) && at + 1 < chars.length ? 2 : 1;
        fault(Code.E_PIECE_CHAR, at, at + length, new String(chars, at, length), ranks.name());
        ranks.spoil();
        pos = Math.max(pos, at + length - 1);
    }

    private void endRank() {
        ranks.end(width, pos);
        width = 0;
        wasNumber = false;
    }

    /** What follows the slash behind the eighth rank: nothing, a pocket, or too many ranks. */
    private void extraParts() {
        int slash = pos;
        int end = slash + 1;
        boolean lettersOnly = true;
        while (end < chars.length && chars[end] != ' ') {
            lettersOnly &= PlacementLetters.man(chars[end]) != 0;
            end++;
        }
        int length = end - slash - 1;
        pos = end;
        if (length == 0) {
            add(Code.W_EXTRA_SLASH, slash, slash + 1);
        } else if (lettersOnly && length != ranks.first()) {
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

    /** The men of 10x8 boards: wrong on 8x8; and J, by which Janus chess calls the archbishop. */
    private void bigMen(Geometry geometry) {
        for (int i = firstBigMan; i < pos && chars[i] != '['; i++) {
            char c = Character.toUpperCase(chars[i]);
            boolean isBig = c == 'A' || c == 'C' || c == 'J';
            if (isBig && geometry == Geometry.STANDARD) {
                int rank = ranks.before(i);
                if (rank < Geometry.RANKS) {
                    fault(Code.E_PIECE_CHAR, i, i + 1, String.valueOf(chars[i]), Geometry.RANKS - rank);
                }
            } else if (c == 'J') {
                once(Code.W_PIECE_ALIAS, i);
            }
        }
    }

    /** Leaves out what the board has no square or no use for. */
    private void clear(Geometry geometry) {
        for (int square = 0; square < cells.length; square++) {
            boolean isForeign = geometry == Geometry.STANDARD && PlacementLetters.isBig(cells[square]);
            if (isForeign || !geometry.contains(square)) {
                cells[square] = 0;
            }
        }
    }

    private void once(Code code, int at) {
        if (!has(code)) {
            add(code, at, at + 1, String.valueOf(chars[at]));
        }
    }

    private boolean has(Code code) {
        return findings.stream().anyMatch(finding -> finding.code() == code);
    }

    /** An error of single characters, of which a text may be full. */
    private void fault(Code code, int start, int end, Object... args) {
        if (faults++ < MOST_FAULTS) {
            add(code, start, end, args);
        }
    }

    private void add(Code code, int start, int end, Object... args) {
        Span span = source.span(start, end);
        findings.add(Finding.ofText(code, span, args));
    }
}
