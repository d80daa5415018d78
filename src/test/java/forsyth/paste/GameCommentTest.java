package forsyth.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.chess.Rules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game says of its first position. */
class GameCommentTest {
    private static final String FEN = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ [%csl Gd4] [%cal Re2e4] } 1. e4 *    | [%csl Gd4] [%cal Re2e4]",
                "{ [%csl Gd4] } { Win! } 1. e4 *        | [%csl Gd4]   Win!",
                "1. e4 { [%csl Gd4] } *                 | ''",
                "{ never closed 1. e4 *                 | ''",
                "{} *                                   | ''",
                "*                                      | ''",
            })
    void isReadBeforeTheFirstMove(String moves, String comment) {
        Pasted pasted = PasteReader.read("[Event \"?\"]\n" + FEN + "\n\n" + moves, Rules.ANY_CASTLING);
        assertEquals(comment, pasted.first().comment().strip());
    }

    @ParameterizedTest
    @CsvSource({"0,[%csl Ga1]", "1,[%csl Gb1]"})
    void belongsToItsGame(int game, String comment) {
        String text = FEN + "\n{[%csl Ga1]} 1. e4 *\n\n" + FEN + "\n{[%csl Gb1]} *";
        Pasted pasted = PasteReader.read(text, Rules.ANY_CASTLING);
        assertEquals(comment, pasted.readings().get(game).comment());
    }
}
