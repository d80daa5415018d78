package forsyth.deck.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Side;
import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.deck.Loading;
import forsyth.deck.Property;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tables in which puzzles and other records stand together. */
class CsvFormTest {
    private static final String PUZZLES = "PuzzleId,FEN,Moves,Rating,Themes\n"
            + "p1,4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,e1c1 e8e7 d1d2,900,mate short\n"
            + "p2,4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,a1a2 e8e7,950,\n";
    private static final String EPD = "8/8/8/4k3/8/8/4P3/4K3 w - - id \"ending\"; bm e3; tags \"a, b c\";\n";

    private static List<String> told(Deck deck) {
        return IntStream.range(0, deck.size())
                .mapToObj(deck::entry)
                .map(entry -> FenForm.FEN.of(entry.setup()) + entry.title() + " " + entry.get(Property.SOLUTION))
                .toList();
    }

    @Test
    void cellsThatNoNameOrTheSameNameHaveAreKept() {
        String table = "FEN,Title,,\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,Mate in 2, then win,u,extra\n";
        Deck deck = Loading.text(table).deck();
        Entry tagged = deck.entry(0).with(Property.TAGS, "t");
        assertEquals(
                "FEN,Title,,,Tags\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,Mate in 2, then win,u,t,extra\n",
                Loading.saved(deck.with(0, tagged), deck.form()));
        Deck two = deck.insert(0, List.of(tagged));
        assertTrue(
                Loading.saved(two, deck.form()).endsWith("Mate in 2, then win,u,,extra\n"),
                Loading.saved(two, deck.form()));
    }

    @Test
    void movesOfAPuzzleThatCannotBePlayedStay() {
        Entry puzzle = Loading.text("PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl\n"
                        + "x,6k1/8/8/8/8/8/4P3/R3K3 w Q - 0 1,a1a8 g8h8 e1e2,1,1,1,1,mate,u\n")
                .deck()
                .entry(0);
        Entry turned = puzzle.with(puzzle.setup().withTurn(Side.WHITE));
        assertEquals("g8h8 e1e2", turned.get(Property.SOLUTION));
    }

    @Test
    void otherEntriesGoWithPuzzles() {
        Entry other = Loading.text(EPD).deck().entry(0);
        for (int place = 0; place < 3; place++) {
            Deck deck = Loading.text(PUZZLES).deck().insert(place, List.of(other));
            String saved = Loading.saved(deck, CsvForm.OWN);
            assertEquals(told(deck), told(Loading.text(saved).deck()), saved);
        }
    }

    @Test
    void aChangedPuzzleLeavesTheOthersAsTheyAre() {
        Deck deck = Loading.text(PUZZLES).deck();
        Deck changed = deck.with(0, deck.entry(0).with(Property.SOLUTION, "Kf7"));
        String saved = Loading.saved(changed, CsvForm.OWN);
        assertEquals(
                "PuzzleId,FEN,Moves,Rating,Themes,Solution\n"
                        + "p1,4k3/8/8/8/8/8/8/2KR4 b - - 1 1,,900,mate short,Kf7\n"
                        + "p2,4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,a1a2 e8e7,950,,\n",
                saved);
        assertEquals(told(changed), told(Loading.text(saved).deck()));
    }
}
