package forsyth.cli;

import forsyth.chess.Rules;
import forsyth.diagram.Diagram;
import forsyth.diagram.pen.PictureForm;
import forsyth.diagram.scene.DiagramScene;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.store.OutFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;

/** Draws one diagram an input, many at a time, and speaks of them in their order. */
final class DiagramBatch {
    private static final String UNPRINTABLE = "UNPRINTABLE";
    private static final int THREADS = Runtime.getRuntime().availableProcessors();

    private final Terminal terminal;
    private final Order order;
    private final LazySentences sentences;
    private final Deque<Future<Output>> pending = new ArrayDeque<>();
    private boolean hasFault;

    /**
     * What to draw and where to.
     *
     * @param name empty for standard output
     * @param dress gives a bare diagram its style, marks and caption
     */
    record Order(
            Optional<NumberedName> name, PictureForm form, PictureForm.Options options, UnaryOperator<Diagram> dress) {}

    DiagramBatch(Terminal terminal, Order order) {
        this.terminal = terminal;
        this.order = order;
        this.sentences = new LazySentences(terminal);
    }

    /** Draws the one position of an operand; whether it was at fault. */
    boolean one(String text) throws IOException {
        return written(draw(1, text));
    }

    /** Draws the position of each input; whether one was at fault. */
    boolean all(Blocks blocks) throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        long number = 1;
        try {
            for (Optional<Block> block = blocks.next(); block.isPresent(); block = blocks.next()) {
                for (String text : inputs(block.get())) {
                    long current = number++;
                    pending.add(pool.submit(() -> draw(current, text)));
                    while (pending.size() > 4 * THREADS) {
                        written(pending.remove());
                    }
                }
            }
            while (!pending.isEmpty()) {
                written(pending.remove());
            }
        } finally {
            pool.shutdownNow();
        }
        return hasFault;
    }

    private static List<String> inputs(Block block) {
        List<String> inputs = new ArrayList<>();
        block.handle((number, text, output) -> inputs.add(text));
        return inputs;
    }

    private void written(Future<Output> drawn) throws IOException {
        try {
            written(drawn.get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException trouble) {
                throw trouble;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private boolean written(Output output) throws IOException {
        output.writeTo(terminal);
        hasFault |= output.hasFault();
        return hasFault;
    }

    private Output draw(long number, String text) throws IOException {
        Output output = new Output(0);
        Pasted pasted = PasteReader.read(text, Rules.ANY_CASTLING);
        FenText read =
                pasted.readable().stream().findFirst().orElse(pasted.first()).read();
        for (Finding finding : read.findings()) {
            if (finding.severity() != Severity.NOTE) {
                output.message(sentences.get().line(number, read, finding));
            }
        }
        if (!read.isReadable()) {
            output.fault();
            return output;
        }
        Diagram diagram = order.dress().apply(Diagram.of(read.setup()));
        String unprintable = order.form().isText() ? "" : DiagramScene.unprintable(diagram);
        if (!unprintable.isEmpty()) {
            String sentence = order.options().words().text(UNPRINTABLE, unprintable);
            output.message(sentences.get().warning(number, UNPRINTABLE + " " + sentence));
        }
        if (order.name().isEmpty()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            order.form().write(bytes, diagram, order.options());
            output.picture(bytes.toByteArray());
        } else {
            OutFile.write(order.name().get().of(number), out -> order.form().write(out, diagram, order.options()));
        }
        return output;
    }
}
