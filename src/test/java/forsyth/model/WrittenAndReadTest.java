package forsyth.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.RandomSetups;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.CastlingLetters;
import forsyth.fen.Dialect;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.fen.ReadOptions;
import forsyth.fen.Written;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a snapshot shows as text is read back as what the board backs, for arbitrary setups. */
class WrittenAndReadTest {
    private static final int SETUPS = 2_000;

    @ParameterizedTest
    @EnumSource
    void everyDialectKeepsThePosition(Rules rules) {
        RandomSetups setups = new RandomSetups(rules.ordinal());
        int representable = 0;
        int unrepresentable = 0;
        for (int i = 0; i < SETUPS; i++) {
            Snapshot snapshot = snapshot(setups.next(rules.geometry()), rules);
            for (Dialect dialect : Dialect.values()) {
                Written written = snapshot.texts().get(dialect);
                if (written instanceof Written.Text text) {
                    assertEquals(withEnPassantOf(dialect, snapshot), read(text, rules), text::text);
                    representable += dialect == Dialect.FEN ? 1 : 0;
                } else {
                    assertEquals(Dialect.FEN, dialect);
                    unrepresentable++;
                }
            }
        }
        assertTrue(representable > SETUPS / 20, representable + " in plain FEN");
        boolean hasInnerRooks = rules != Rules.STANDARD_CASTLING;
        assertEquals(hasInnerRooks, unrepresentable > SETUPS / 20, unrepresentable + " not in plain FEN");
    }

    @ParameterizedTest
    @EnumSource
    void xFenLettersWithEverySquareKeepThePosition(Rules rules) {
        RandomSetups setups = new RandomSetups(100 + rules.ordinal());
        for (int i = 0; i < SETUPS; i++) {
            Snapshot snapshot = snapshot(setups.next(rules.geometry()), rules);
            Written.Text text = (Written.Text) snapshot.text(CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS);
            assertEquals(snapshot.effective(), read(text, rules), text::text);
        }
    }

    private static Snapshot snapshot(Setup setup, Rules rules) {
        return new EditorModel(new Document(setup, rules, false)).snapshot();
    }

    private static Setup withEnPassantOf(Dialect dialect, Snapshot snapshot) {
        Setup effective = snapshot.effective();
        return effective.withEnPassant(dialect.enPassant().squareOf(effective));
    }

    private static Setup read(Written.Text text, Rules rules) {
        FenText read = FenReader.read(text.text(), ReadOptions.of(rules));
        assertTrue(read.isReadable(), () -> read.findings().toString());
        return read.setup();
    }
}
