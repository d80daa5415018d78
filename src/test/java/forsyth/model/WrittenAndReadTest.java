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
import forsyth.fen.FenWriter;
import forsyth.fen.ReadOptions;
import forsyth.fen.Written;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Arbitrary setups: what is written is read back as what the board backs. */
class WrittenAndReadTest {
    private static final int SETUPS = 2_000;

    @ParameterizedTest
    @EnumSource
    void everyDialectKeepsThePosition(Rules rules) {
        RandomSetups setups = new RandomSetups(rules.ordinal());
        int representable = 0;
        int unrepresentable = 0;
        for (int i = 0; i < SETUPS; i++) {
            Setup effective = effective(setups.next(rules.geometry()), rules);
            for (Dialect dialect : Dialect.values()) {
                Written written = FenWriter.write(effective, dialect.letters(), dialect.enPassant());
                if (written instanceof Written.Text text) {
                    assertEquals(withEnPassantOf(dialect, effective), read(text, rules), text::text);
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
            Setup effective = effective(setups.next(rules.geometry()), rules);
            Written.Text text = (Written.Text) FenWriter.write(effective, CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS);
            assertEquals(effective, read(text, rules), text::text);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSnapshotShowsWhatTheBoardBacks(Rules rules) {
        RandomSetups setups = new RandomSetups(200 + rules.ordinal());
        for (int i = 0; i < 20; i++) {
            Setup setup = setups.next(rules.geometry());
            Snapshot snapshot = new EditorModel(new Document(setup, rules, false)).snapshot();
            assertEquals(effective(setup, rules), snapshot.effective());
            for (Dialect dialect : Dialect.values()) {
                Written written = FenWriter.write(snapshot.effective(), dialect.letters(), dialect.enPassant());
                assertEquals(written, snapshot.texts().get(dialect));
            }
        }
    }

    private static Setup effective(Setup setup, Rules rules) {
        return new Document(setup, rules, false).effective();
    }

    private static Setup withEnPassantOf(Dialect dialect, Setup effective) {
        return effective.withEnPassant(dialect.enPassant().squareOf(effective));
    }

    private static Setup read(Written.Text text, Rules rules) {
        FenText read = FenReader.read(text.text(), ReadOptions.of(rules));
        assertTrue(read.isReadable(), () -> read.findings().toString());
        return read.setup();
    }
}
