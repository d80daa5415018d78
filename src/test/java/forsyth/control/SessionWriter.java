package forsyth.control;

import forsyth.chess.Rules;
import forsyth.model.Document;
import forsyth.model.EditorModel;
import forsyth.model.RandomEdits;
import forsyth.model.ViewState;
import forsyth.store.Drafts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A process that works on a position as a window does until it is killed: one step, its draft on the disk, the next
 * step. It says the number of each step whose draft is written.
 */
public final class SessionWriter {
    private SessionWriter() {}

    /** Arguments: the folder of the drafts, the seed of the edits. */
    public static void main(String[] args) throws Exception {
        ExecutorService writer = Executors.newSingleThreadExecutor();
        EditorModel model = new EditorModel(Document.start(Rules.ANY_CASTLING));
        new Session(
                model, new ViewState(), Optional.of(Drafts.in(Path.of(args[0])).begin()), writer);
        RandomEdits edits = new RandomEdits(Long.parseLong(args[1]));
        while (true) {
            edits.step(model);
            writer.submit(() -> {}).get();
            System.out.println(model.step());
        }
    }
}
