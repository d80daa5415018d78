package forsyth.play.pgn;

import forsyth.chess.Geometry;
import forsyth.fen.FenReader;
import forsyth.play.pgn.PgnFault.Place;
import forsyth.play.pgn.Token.Type;
import java.io.IOException;
import java.io.Reader;
import java.util.Set;

/** Cuts a PGN (PGN standard 1994, 7) into tokens, a buffer at a time. */
final class PgnLexer {
    /** The most characters of a token that are kept. */
    static final int MAX_TOKEN = 64 * 1024;

    private static final Set<String> RESULTS =
            Set.of("1-0", "0-1", "1/2-1/2", "1/2", "\u00BD-\u00BD", "*", "1:0", "0:1");
    private static final String BREAKS = "{}()[];$<>";
    private static final int END = -1;

    private final TextCursor in;
    private final StringBuilder text = new StringBuilder();
    private boolean isInTag;
    private long start;

    PgnLexer(Reader reader) {
        in = new TextCursor(reader);
    }

    /** How many characters were read so far. */
    long offset() {
        return in.offset();
    }

    /** How many characters stand in front of the token read last. */
    long start() {
        return start;
    }

    Token next() throws IOException {
        if (isInTag) {
            isInTag = false;
            return tagValue();
        }
        skipToInk();
        Place place = in.place();
        start = in.offset();
        text.setLength(0);
        int c = in.peek(0);
        return switch (c) {
            case END -> new Token(Type.END, "", place);
            case '[' -> tag(place);
            case '{' -> comment(place);
            case ';' -> lineComment(place);
            case '(' -> single(Type.OPEN, place);
            case ')' -> single(Type.CLOSE, place);
            case '$' -> nag(place);
            default -> symbol(place);
        };
    }

    /** Passes over blanks, and over lines that begin with a percent sign. */
    private void skipToInk() throws IOException {
        while (true) {
            int c = in.peek(0);
            if (c == '%' && in.place().column() == 1) {
                skipLine();
            } else if (c != END && isBlank(c)) {
                in.read();
            } else {
                return;
            }
        }
    }

    private static boolean isBlank(int c) {
        return c <= ' ' || c == 0xFEFF || Character.isSpaceChar(c);
    }

    private void skipLine() throws IOException {
        while (in.peek(0) != END && in.peek(0) != '\n') {
            in.read();
        }
    }

    private Token single(Type type, Place place) throws IOException {
        keep(in.read());
        return new Token(type, text.toString(), place);
    }

    private void keep(int c) {
        if (text.length() <= MAX_TOKEN) {
            text.append((char) c);
        }
    }

    private Token token(Type type, Place place) {
        if (text.length() > MAX_TOKEN) {
            return new Token(Type.TOO_LONG, text.substring(0, 20), place);
        }
        return new Token(type, text.toString(), place);
    }

    /** Whether a tag begins here: a bracket, a name, a blank, a quote. */
    private boolean isTag() throws IOException {
        int ahead = 1;
        while (isNameChar(in.peek(ahead)) && ahead < TextCursor.MAX_PEEK / 2) {
            ahead++;
        }
        int name = ahead;
        while ((in.peek(ahead) == ' ' || in.peek(ahead) == '\t') && ahead < TextCursor.MAX_PEEK - 1) {
            ahead++;
        }
        return in.peek(0) == '[' && name > 1 && in.peek(ahead) == '"';
    }

    private static boolean isNameChar(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }

    private Token tag(Place place) throws IOException {
        if (!isTag()) {
            return badTag(place);
        }
        in.read();
        while (isNameChar(in.peek(0))) {
            keep(in.read());
        }
        isInTag = true;
        return token(Type.TAG_NAME, place);
    }

    private Token badTag(Place place) throws IOException {
        while (in.peek(0) != END && in.peek(0) != '\n' && in.peek(0) != '\r') {
            keep(in.read());
        }
        return new Token(Type.BAD_TAG, text.substring(0, Math.min(text.length(), 40)), place);
    }

    /** The quoted value up to the quote in front of the closing bracket, so that a stray quote does no harm. */
    private Token tagValue() throws IOException {
        text.setLength(0);
        while (in.peek(0) != '"') {
            in.read();
        }
        Place opening = in.place();
        in.read();
        Place place = in.place();
        while (!isTagEnd()) {
            int c = in.peek(0);
            if (c == END || c == '\n' || c == '\r') {
                return new Token(Type.BAD_TAG, text.substring(0, Math.min(text.length(), 40)), opening);
            }
            boolean isEscape = c == '\\' && (in.peek(1) == '"' || in.peek(1) == '\\');
            if (isEscape) {
                in.read();
            }
            keep(in.read());
        }
        while (in.peek(0) != ']') {
            in.read();
        }
        in.read();
        return token(Type.TAG_VALUE, place);
    }

    private boolean isTagEnd() throws IOException {
        int ahead = 1;
        while (in.peek(0) == '"' && in.peek(ahead) == ' ' && ahead < TextCursor.MAX_PEEK - 1) {
            ahead++;
        }
        return in.peek(0) == '"' && in.peek(ahead) == ']';
    }

    /** A comment in braces; without the closing one it ends where a line begins with a tag. */
    private Token comment(Place place) throws IOException {
        in.read();
        while (in.peek(0) != '}') {
            boolean isNextGame = in.place().column() == 1 && in.peek(0) == '[' && isTag();
            if (in.peek(0) == END || isNextGame) {
                return new Token(Type.OPEN_COMMENT, text.substring(0, Math.min(text.length(), 40)), place);
            }
            keepInk(in.read());
        }
        in.read();
        stripEnd();
        return token(Type.COMMENT, place);
    }

    private Token lineComment(Place place) throws IOException {
        in.read();
        while (in.peek(0) != END && in.peek(0) != '\n') {
            keepInk(in.read());
        }
        stripEnd();
        return token(Type.COMMENT, place);
    }

    /** Each run of blanks in a comment is one blank: lines are broken anywhere. */
    private void keepInk(int c) {
        if (!Character.isWhitespace(c)) {
            keep(c);
        } else if (!text.isEmpty() && text.charAt(text.length() - 1) != ' ') {
            keep(' ');
        }
    }

    private void stripEnd() {
        if (!text.isEmpty() && text.charAt(text.length() - 1) == ' ') {
            text.setLength(text.length() - 1);
        }
    }

    private Token nag(Place place) throws IOException {
        keep(in.read());
        while (in.peek(0) >= '0' && in.peek(0) <= '9' && text.length() < 6) {
            keep(in.read());
        }
        return text.length() == 1 ? token(Type.SYMBOL, place) : new Token(Type.NAG, text.substring(1), place);
    }

    private Token symbol(Place place) throws IOException {
        do {
            keep(in.read());
            if (isPromotionInBrackets()) {
                while (in.peek(0) != ')') {
                    keep(in.read());
                }
                keep(in.read());
            }
        } while (in.peek(0) != END && !isBlank(in.peek(0)) && BREAKS.indexOf(in.peek(0)) < 0);
        Token token = token(Type.SYMBOL, place);
        if (token.type() == Type.SYMBOL && isPlacement(token.text())) {
            return new Token(Type.PLACEMENT, token.text(), place);
        }
        boolean isResult = token.type() == Type.SYMBOL && RESULTS.contains(dashed(token.text()));
        return isResult ? new Token(Type.RESULT, standard(dashed(token.text())), place) : token;
    }

    private static boolean isPlacement(String symbol) {
        if (symbol.length() < 2 * Geometry.RANKS - 1) {
            return false;
        }
        long slashes = symbol.chars().filter(c -> c == '/').count();
        return slashes >= Geometry.RANKS - 1 && FenReader.read(symbol).isReadable();
    }

    /** {@code e8(Q)}: not a variation. */
    private boolean isPromotionInBrackets() throws IOException {
        char last = text.charAt(text.length() - 1);
        boolean isLetter = Character.isLetter(in.peek(1)) || in.peek(1) >= 0x2654 && in.peek(1) <= 0x265F;
        return (last == '8' || last == '1') && in.peek(0) == '(' && isLetter && in.peek(2) == ')';
    }

    private static String dashed(String result) {
        return result.length() > 7 ? result : result.replaceAll("[\u2010-\u2014\u2212]", "-");
    }

    private static String standard(String result) {
        return result.startsWith("\u00BD") || result.equals("1/2") ? "1/2-1/2" : result.replace(':', '-');
    }
}
