package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.ChildJvm;
import forsyth.chess.Rules;
import forsyth.model.Document;
import forsyth.model.DraftText;
import forsyth.model.EditorModel;
import forsyth.model.RandomEdits;
import forsyth.store.Drafts;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a window's work leaves on the disk when its process is killed in the middle of it: every step up to the last
 * whose draft was written, or one more. {@code -Dforsyth.kills=50} kills as often as that.
 */
class SessionKillTest {
    private static final int KILLS = Integer.getInteger("forsyth.kills", 4);

    @TempDir
    Path folder;

    @Test
    void theDraftOfAKilledSessionHasItsLastStep() throws Exception {
        Random random = new Random(50);
        Drafts drafts = Drafts.in(folder);
        for (int kill = 0; kill < KILLS; kill++) {
            long seed = random.nextInt(1_000);
            int written = ChildJvm.killAfter(
                    ChildJvm.start(SessionWriter.class, folder, seed),
                    1 + random.nextInt(80),
                    random.nextInt(20_000_000));
            List<Drafts.Left> left = drafts.left();
            assertEquals(1, left.size());
            assertFalse(left.get(0).isClosed());
            DraftText.History history = DraftText.read(left.get(0).text()).orElseThrow();
            assertTrue(
                    history.present() == written || history.present() == written + 1,
                    history.present() + " instead of " + written);
            assertEquals(steps(seed, history.present()), history.steps());
            drafts.discard(left.get(0));
        }
    }

    private static List<Document> steps(long seed, int count) {
        EditorModel model = new EditorModel(Document.start(Rules.ANY_CASTLING));
        RandomEdits edits = new RandomEdits(seed);
        for (int i = 0; i < count; i++) {
            edits.step(model);
        }
        return model.steps();
    }
}
