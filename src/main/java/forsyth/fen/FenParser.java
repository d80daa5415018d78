package forsyth.fen;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.EnPassant;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.lint.Code;
import forsyth.lint.Field;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import java.util.ArrayList;
import java.util.List;

/** One reading of one text: the fields behind the placement, and the order of it all. */
final class FenParser {
    private static final int MAX_TOKENS = 12;

    private final String text;
    private final ReadOptions options;
    /** Filled on the way, or null. */
    private final FenMap map;

    private final List<Finding> findings = new ArrayList<>(0);
    private Source source;
    private final int[] starts = new int[MAX_TOKENS];
    private final int[] ends = new int[MAX_TOKENS];
    private int tokens;
    private int next;

    private Board board;
    private Side turn = Side.WHITE;
    private Castling castling = Castling.NONE;
    private int enPassant = Square.NONE;
    private int halfmoves;
    private int fullmove = 1;
    private String operations = "";

    FenParser(String text, ReadOptions options, FenMap map) {
        this.text = text;
        this.options = options;
        this.map = map;
        this.board = Board.empty(options.board().orElse(options.rules().geometry()));
    }

    FenText parse() {
        if (text.length() > FenReader.MAX_LENGTH) {
            add(Finding.ofText(Code.E_TOO_LONG, new Span(FenReader.MAX_LENGTH, text.length()), FenReader.MAX_LENGTH));
            return result();
        }
        source = Layout.isPlain(text) ? Source.plain(text) : Wrapping.unwrap(text, findings);
        if (source.length() == 0) {
            findings.clear();
            add(Finding.ofText(Code.E_EMPTY, Span.NONE));
            return result();
        }
        PlacementParser placement = new PlacementParser(source, options.board(), findings, map);
        board = placement.parse();
        tokenise(placement.end());
        turn();
        castling();
        enPassant();
        if (isOperations()) {
            operations();
        } else {
            counters();
            rest();
        }
        return result();
    }

    private FenText result() {
        Setup setup = new Setup(board, turn, castling, enPassant, halfmoves, fullmove);
        return new FenText(text, setup, List.copyOf(withoutConsequences()), operations);
    }

    /**
     * Without complaints that only follow from an earlier one: where the text has not six fields, one field's fault
     * shifts the rest, and without eight ranks there is no telling what the rest is.
     */
    private List<Finding> withoutConsequences() {
        List<Finding> result = new ArrayList<>(findings.size());
        boolean isAligned = tokens == 5;
        boolean hasError = false;
        for (Finding finding : findings) {
            boolean isError = finding.severity() == Severity.ERROR;
            boolean isBehind = finding.field().compareTo(Field.PLACEMENT) > 0;
            boolean isComplaint = isError || finding.code().name().startsWith("W_MISSING_");
            if (!(isComplaint && isBehind && hasError && !isAligned)) {
                result.add(finding);
            }
            isAligned &= finding.code() != Code.E_RANK_COUNT;
            hasError |= isError;
        }
        return result;
    }

    private void tokenise(int start) {
        int i = start;
        while (i < source.length() && tokens < MAX_TOKENS) {
            if (source.chars[i] == ' ') {
                i++;
                continue;
            }
            starts[tokens] = i;
            while (i < source.length() && source.chars[i] != ' ') {
                i++;
            }
            ends[tokens++] = i;
        }
    }

    private void turn() {
        if (!hasToken()) {
            add(Finding.ofText(Code.W_MISSING_TURN, Span.NONE));
            return;
        }
        String token = token();
        switch (token) {
            case "w", "W" -> turn = Side.WHITE;
            case "b", "B" -> turn = Side.BLACK;
            default -> {
                if (!turnWord(token)) {
                    add(Finding.ofText(Code.E_TURN, span(next), token));
                    if (tokens < 5 && CastlingParser.looksLikeCastling(token)) {
                        return;
                    }
                }
            }
        }
        if (token.equals("W") || token.equals("B")) {
            add(Finding.ofText(Code.W_TURN_CASE, span(next), token, token.toLowerCase(java.util.Locale.ROOT)));
        }
        take(Field.TURN);
    }

    private boolean turnWord(String token) {
        boolean isWhite = token.equalsIgnoreCase("white");
        if (!isWhite && !token.equalsIgnoreCase("black")) {
            return false;
        }
        turn = isWhite ? Side.WHITE : Side.BLACK;
        add(Finding.ofText(Code.W_TURN_WORD, span(next), token, String.valueOf(turn.letter())));
        return true;
    }

    private void castling() {
        if (!hasToken() || isNumber(next)) {
            add(Finding.ofText(Code.W_MISSING_CASTLING, place()));
            return;
        }
        if (isDash(next) && next + 1 < tokens && isNumber(next + 1)) {
            add(Finding.ofText(Code.W_MISSING_CASTLING_OR_EP, span(next)));
            take(Field.CASTLING);
            return;
        }
        castling = new CastlingParser(source, board, options.rules(), findings).parse(starts[next], ends[next]);
        take(Field.CASTLING);
    }

    private void enPassant() {
        boolean isReported =
                !findings.isEmpty() && findings.get(findings.size() - 1).code() == Code.W_MISSING_CASTLING_OR_EP;
        if (!hasToken() || isNumber(next)) {
            if (!isReported) {
                add(Finding.ofText(Code.W_MISSING_EP, place()));
            }
            return;
        }
        if (!isDash(next)) {
            square();
        }
        take(Field.EN_PASSANT);
    }

    private void square() {
        String token = token();
        String name = token.toLowerCase(java.util.Locale.ROOT);
        int square = Square.parse(name, board.geometry());
        if (square == Square.NONE) {
            String last = Square.name(Square.of(board.geometry().files() - 1, Geometry.RANKS - 1));
            add(Finding.ofText(Code.E_EP_SYNTAX, span(next), token, last));
            return;
        }
        if (!name.equals(token)) {
            add(Finding.ofText(Code.W_EP_CASE, span(next), token, name));
        }
        EnPassant validity = EnPassant.of(board, turn, square);
        if (validity == EnPassant.VALID) {
            enPassant = square;
            return;
        }
        Code code = switch (validity) {
            case WRONG_RANK -> Code.W_EP_RANK;
            case WRONG_SIDE -> Code.W_EP_WRONG_SIDE;
            case NO_PAWN -> Code.W_EP_NO_PAWN;
            case OCCUPIED -> Code.W_EP_OCCUPIED;
            default -> Code.W_EP_ORIGIN_OCCUPIED;
        };
        Finding finding = Finding.ofText(code, span(next), name);
        add(new Finding(code, finding.span(), List.of(square), finding.args(), finding.fix()));
    }

    /** Whether the rest is operations of an EPD, or nothing: a line of four fields. */
    private boolean isOperations() {
        if (next != 3) {
            return false;
        }
        return !hasToken() || Epd.startsOperation(source, starts[next]);
    }

    private void operations() {
        add(Finding.ofText(Code.N_EPD, Span.NONE));
        if (!hasToken()) {
            return;
        }
        Epd epd = Epd.parse(source, starts[next], findings);
        operations = epd.text();
        halfmoves = epd.halfmoves();
        fullmove = epd.fullmove();
    }

    private void counters() {
        skipVariantField();
        if (hasToken()) {
            halfmoves = counter(Code.E_HALFMOVE, Field.HALFMOVE, 0);
        } else {
            add(Finding.ofText(Code.W_MISSING_HALFMOVE, Span.NONE));
        }
        skipVariantField();
        if (hasToken()) {
            fullmove = counter(Code.E_FULLMOVE, Field.FULLMOVE, 1);
            if (fullmove == 0) {
                add(Finding.ofText(Code.W_FULLMOVE_ZERO, span(next - 1)));
                fullmove = 1;
            }
        } else {
            add(Finding.ofText(Code.W_MISSING_FULLMOVE, Span.NONE));
        }
    }

    private int counter(Code error, Field field, int fallback) {
        int start = starts[next];
        int end = ends[next];
        boolean hasMark = field == Field.FULLMOVE && end - start > 1 && ".;,".indexOf(source.chars[end - 1]) >= 0;
        int digitsEnd = hasMark ? end - 1 : end;
        int value = number(start, digitsEnd);
        if (value < 0 || value > Setup.MAX_COUNTER) {
            add(Finding.ofText(error, span(next), token(), Setup.MAX_COUNTER));
            take(field);
            return fallback;
        }
        if (hasMark) {
            add(Finding.ofText(Code.W_TRAILING_TEXT, source.span(digitsEnd, end), source.chars[digitsEnd]));
        }
        if (digitsEnd - start > 1 && source.chars[start] == '0') {
            add(Finding.ofText(Code.W_LEADING_ZERO, source.span(start, digitsEnd), token()));
        }
        take(field);
        return value;
    }

    private void rest() {
        int first = next;
        skipVariantField();
        if (hasToken() && (next == first || next < tokens)) {
            Span span = source.span(starts[next], source.length());
            add(Finding.ofText(Code.W_TRAILING_TEXT, span, shorten(source.text().substring(starts[next]))));
        }
    }

    /** {@code +0+0} and {@code 3+3} of the three-check variant. */
    private void skipVariantField() {
        if (hasToken() && token().matches("\\+?\\d\\+\\d")) {
            add(Finding.ofText(Code.W_VARIANT_FIELD, span(next), token()));
            next++;
        }
    }

    private void take(Field field) {
        if (map != null) {
            map.put(field, span(next));
        }
        next++;
    }

    private boolean hasToken() {
        return next < tokens;
    }

    private String token() {
        return new String(source.chars, starts[next], ends[next] - starts[next]);
    }

    private Span span(int token) {
        return source.span(starts[token], ends[token]);
    }

    /** The place of a field that is missing between two others. */
    private Span place() {
        return hasToken() ? source.span(starts[next], starts[next]) : Span.NONE;
    }

    private boolean isDash(int token) {
        return ends[token] - starts[token] == 1 && source.chars[starts[token]] == '-';
    }

    private boolean isNumber(int token) {
        return number(starts[token], ends[token]) >= 0;
    }

    /** The value of plain ASCII digits, at most one more than the largest counter; -1 for anything else. */
    private int number(int start, int end) {
        return Epd.number(source.chars, start, end);
    }

    static String shorten(String rest) {
        return rest.length() > 40 ? rest.substring(0, 39) + "\u2026" : rest;
    }

    private void add(Finding finding) {
        findings.add(finding);
    }
}
