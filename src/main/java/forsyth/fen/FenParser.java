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
    private final String text;
    private final ReadOptions options;
    /** Filled on the way, or null. */
    private final FenMap map;

    private final List<Finding> findings = new ArrayList<>(0);
    private Source source;
    private Tokens tokens;

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
        char[] chars = text.toCharArray();
        boolean isPlain = Layout.isPlain(text, chars);
        int lost = isPlain ? -1 : Undecodable.inGarbage(chars);
        if (lost >= 0) {
            add(Finding.ofText(Code.E_NOT_UTF8, new Span(lost, lost + 1)));
            return result();
        }
        source = isPlain ? Source.plain(chars) : Wrapping.unwrap(text, findings);
        if (source.length() == 0) {
            findings.clear();
            add(Finding.ofText(Code.E_EMPTY, Span.NONE));
            return result();
        }
        fields();
        if (!isPlain) {
            Undecodable.report(source, findings);
        }
        return result();
    }

    private void fields() {
        PlacementParser placement = new PlacementParser(source, options.board(), findings, map);
        board = placement.parse();
        tokens = new Tokens(source, placement.end());
        turn();
        castling();
        enPassant();
        if (isOperations()) {
            operations();
        } else {
            counters();
            rest();
        }
    }

    private FenText result() {
        Setup setup = new Setup(board, turn, castling, enPassant, halfmoves, fullmove);
        return new FenText(text, setup, findings.isEmpty() ? List.of() : withoutConsequences(), operations);
    }

    /**
     * Without complaints that only follow from an earlier one: where the text has not six fields, one field's fault
     * shifts the rest, and without eight ranks there is no telling what the rest is.
     */
    private List<Finding> withoutConsequences() {
        List<Finding> result = new ArrayList<>(findings.size());
        boolean isAligned = tokens != null && tokens.count() == 5;
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
        return List.copyOf(result);
    }

    private void turn() {
        if (!tokens.hasNext()) {
            add(Finding.ofText(Code.W_MISSING_TURN, Span.NONE));
            return;
        }
        if (tokens.is('b')) {
            turn = Side.BLACK;
        } else if (!tokens.is('w') && !turnWord(tokens.text())) {
            String token = tokens.text();
            add(Finding.ofText(Code.E_TURN, tokens.span(), token));
            if (tokens.count() < 5 && CastlingParser.looksLikeCastling(token)) {
                return;
            }
        }
        take(Field.TURN);
    }

    /** A capital or a word for the side to move. */
    private boolean turnWord(String token) {
        boolean isLetter = token.equals("W") || token.equals("B");
        boolean isWhite = token.equals("W") || token.equalsIgnoreCase("white");
        if (!isLetter && !isWhite && !token.equalsIgnoreCase("black")) {
            return false;
        }
        turn = isWhite ? Side.WHITE : Side.BLACK;
        Code code = isLetter ? Code.W_TURN_CASE : Code.W_TURN_WORD;
        add(Finding.ofText(code, tokens.span(), token, String.valueOf(turn.letter())));
        return true;
    }

    private void castling() {
        if (!tokens.hasNext() || tokens.isNumber()) {
            add(Finding.ofText(Code.W_MISSING_CASTLING, tokens.place()));
            return;
        }
        if (tokens.is('-') && tokens.isNumberAfter()) {
            add(Finding.ofText(Code.W_MISSING_CASTLING_OR_EP, tokens.span()));
            take(Field.CASTLING);
            return;
        }
        castling = new CastlingParser(source, board, options.rules(), findings).parse(tokens.start(), tokens.end());
        take(Field.CASTLING);
    }

    private void enPassant() {
        boolean isReported =
                !findings.isEmpty() && findings.get(findings.size() - 1).code() == Code.W_MISSING_CASTLING_OR_EP;
        if (!tokens.hasNext() || tokens.isNumber()) {
            if (!isReported) {
                add(Finding.ofText(Code.W_MISSING_EP, tokens.place()));
            }
            return;
        }
        if (!tokens.is('-')) {
            square();
        }
        take(Field.EN_PASSANT);
    }

    private void square() {
        String token = tokens.text();
        String name = token.toLowerCase(java.util.Locale.ROOT);
        int square = Square.parse(name, board.geometry());
        if (square == Square.NONE) {
            String last = Square.name(Square.of(board.geometry().files() - 1, Geometry.RANKS - 1));
            add(Finding.ofText(Code.E_EP_SYNTAX, tokens.span(), token, last));
            return;
        }
        if (!name.equals(token)) {
            add(Finding.ofText(Code.W_EP_CASE, tokens.span(), token, name));
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
        Finding finding = Finding.ofText(code, tokens.span(), name);
        add(new Finding(code, finding.span(), List.of(square), finding.args(), finding.fix()));
    }

    /** Whether the rest is operations of an EPD, or nothing: a line of four fields. */
    private boolean isOperations() {
        if (tokens.taken() != 3) {
            return false;
        }
        return !tokens.hasNext() || Epd.startsOperation(source, tokens.start());
    }

    private void operations() {
        add(Finding.ofText(Code.N_EPD, Span.NONE));
        if (!tokens.hasNext()) {
            return;
        }
        Epd epd = Epd.parse(source, tokens.start(), findings);
        operations = epd.text();
        halfmoves = epd.halfmoves();
        fullmove = epd.fullmove();
    }

    private void counters() {
        skipVariantField();
        if (tokens.hasNext()) {
            halfmoves = counter(Code.E_HALFMOVE, Field.HALFMOVE, 0);
        } else {
            add(Finding.ofText(Code.W_MISSING_HALFMOVE, Span.NONE));
        }
        skipVariantField();
        if (tokens.hasNext()) {
            fullmove = counter(Code.E_FULLMOVE, Field.FULLMOVE, 1);
            if (fullmove == 0) {
                add(Finding.ofText(Code.W_FULLMOVE_ZERO, tokens.lastSpan()));
                fullmove = 1;
            }
        } else {
            add(Finding.ofText(Code.W_MISSING_FULLMOVE, Span.NONE));
        }
    }

    private int counter(Code error, Field field, int fallback) {
        int start = tokens.start();
        int end = tokens.end();
        boolean hasMark = field == Field.FULLMOVE && end - start > 1 && ".;,".indexOf(source.chars[end - 1]) >= 0;
        int digitsEnd = hasMark ? end - 1 : end;
        int value = Epd.number(source.chars, start, digitsEnd);
        if (value < 0 || value > Setup.MAX_COUNTER) {
            add(Finding.ofText(error, tokens.span(), tokens.text(), Setup.MAX_COUNTER));
            take(field);
            return fallback;
        }
        if (hasMark) {
            add(Finding.ofText(Code.W_TRAILING_TEXT, source.span(digitsEnd, end), source.chars[digitsEnd]));
        }
        if (digitsEnd - start > 1 && source.chars[start] == '0') {
            add(Finding.ofText(Code.W_LEADING_ZERO, source.span(start, digitsEnd), tokens.text()));
        }
        take(field);
        return value;
    }

    private void rest() {
        skipVariantField();
        if (tokens.hasNext()) {
            int start = tokens.start();
            Span span = source.span(start, source.length());
            add(Finding.ofText(Code.W_TRAILING_TEXT, span, shorten(source.text().substring(start))));
        }
    }

    private void skipVariantField() {
        if (tokens.hasNext() && tokens.isCheckCount()) {
            add(Finding.ofText(Code.W_VARIANT_FIELD, tokens.span(), tokens.text()));
            tokens.take();
        }
    }

    private void take(Field field) {
        if (map != null) {
            map.put(field, tokens.span());
        }
        tokens.take();
    }

    static String shorten(String rest) {
        return rest.length() > 40 ? rest.substring(0, 39) + "\u2026" : rest;
    }

    private void add(Finding finding) {
        findings.add(finding);
    }
}
