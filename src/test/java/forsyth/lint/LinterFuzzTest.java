package forsyth.lint;

import com.code_intelligence.jazzer.junit.FuzzTest;
import forsyth.chess.Castling;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Square;
import forsyth.fen.FenReader;
import java.nio.charset.StandardCharsets;

/** Any setup, with claims of any kind: nothing is thrown, and every repair holds what it promises. */
class LinterFuzzTest {
    /** A text to read, and on a second line four rook files and a square: {@code haha e3}. */
    @FuzzTest
    void lints(byte[] bytes) {
        String[] lines = new String(bytes, StandardCharsets.UTF_8).split("\n", 2);
        Setup setup = FenReader.setup(lines[0]);
        if (lines.length > 1) {
            String claims = lines[1];
            int square = Square.parse(
                    claims.substring(Math.min(claims.length(), 5)),
                    setup.board().geometry());
            setup = setup.with(new Castling(file(claims, 0), file(claims, 1), file(claims, 2), file(claims, 3)))
                    .withEnPassant(square);
        }
        for (Rules rules : Rules.values()) {
            FixTest.repairs(setup, rules);
        }
    }

    private static int file(String claims, int at) {
        int file = at < claims.length() ? claims.charAt(at) - 'a' : -1;
        return file >= 0 && file < 10 ? file : -1;
    }
}
