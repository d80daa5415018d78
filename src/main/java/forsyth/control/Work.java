package forsyth.control;

import forsyth.store.FileTrouble;
import forsyth.view.ProgressLine;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.concurrent.Task;

/** Work that may take long, behind the window, one piece at a time, with a bar and a button that ends it. */
final class Work {
    private final ProgressLine line;
    private Task<String> running;

    Work(ProgressLine line) {
        this.line = line;
        line.onCancel(this::cancel);
    }

    /** What is done; it answers what is to be said at the end. */
    @FunctionalInterface
    interface Job {
        String run(Progress progress) throws FileTrouble;
    }

    /** How far the work is. */
    @FunctionalInterface
    interface Progress {
        /**
         * Tells that so many of all parts are done.
         *
         * @throws CancellationException where the user has ended the work
         */
        void reached(int done, int all);
    }

    /** Whether there is work that has not ended. */
    boolean isRunning() {
        return running != null;
    }

    /**
     * Begins, unless other work is still running.
     *
     * @param cancelled what is said where the user ends it
     * @param failed makes a sentence of what went wrong
     */
    void start(
            Job job, String cancelled, java.util.function.Function<FileTrouble, String> failed, Consumer<String> say) {
        if (isRunning()) {
            return;
        }
        running = new Task<>() {
            @Override
            protected String call() throws FileTrouble {
                return job.run((done, all) -> {
                    if (isCancelled()) {
                        throw new CancellationException();
                    }
                    updateProgress(done, all);
                });
            }
        };
        Task<String> task = running;
        task.setOnSucceeded(event -> end(task.getValue(), say));
        task.setOnCancelled(event -> end(cancelled, say));
        task.setOnFailed(event -> fail(task, failed, say));
        line.show(task.progressProperty());
        Thread thread = new Thread(task, "work");
        thread.setDaemon(true);
        thread.start();
    }

    void cancel() {
        if (isRunning()) {
            running.cancel(false);
        }
    }

    private void end(String sentence, Consumer<String> say) {
        running = null;
        line.hide();
        say.accept(sentence);
    }

    private void fail(
            Task<String> task, java.util.function.Function<FileTrouble, String> failed, Consumer<String> say) {
        if (task.getException() instanceof FileTrouble trouble) {
            end(failed.apply(trouble), say);
        } else {
            end("", say);
            throw new IllegalStateException(task.getException());
        }
    }
}
