package forsyth.control;

import forsyth.lint.Messages;
import forsyth.store.FileTrouble;
import forsyth.view.ProgressLine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.concurrent.Task;
import javafx.util.Duration;

/** Work that may take long, behind the window, one piece at a time, with a bar and a button that ends it. */
final class Work {
    /** The bar of work that ends before is never seen. */
    private static final Duration UNSEEN = Duration.millis(200);

    private final ProgressLine line;
    private final PauseTransition unseen = new PauseTransition(UNSEEN);
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
    private Running<?> present;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private Runnable next;

    Work(ProgressLine line) {
        this.line = line;
        line.onCancel(this::cancel);
        unseen.setOnFinished(event -> line.show(present.progressProperty()));
    }

    /** What is done, and its result. */
    @FunctionalInterface
    interface Job<T> {
        T run(Progress progress) throws FileTrouble;
    }

    /** How far the work is. */
    interface Progress {
        /** Tells how much is done, from 0 to 1; -1 where nobody knows. */
        void tell(double share);

        /** Whether the user has ended the work. */
        boolean isStopped();

        /**
         * Tells that so many of all parts are done.
         *
         * @throws CancellationException where the user has ended the work
         */
        default void reached(int done, int all) {
            if (isStopped()) {
                throw new CancellationException();
            }
            tell((double) done / all);
        }
    }

    /** What follows the work, one of the three. */
    record Ending<T>(Consumer<T> done, Runnable cancelled, Consumer<FileTrouble> failed) {
        /** Says what the work answered, that it was cancelled, or what went wrong. */
        static Ending<String> saying(Consumer<String> say, Messages messages) {
            return new Ending<>(
                    say,
                    () -> say.accept(messages.text("said.cancelled")),
                    trouble -> say.accept(Troubles.sentence(trouble, messages)));
        }
    }

    /** Whether there is work that has not ended. */
    boolean isRunning() {
        return running.get();
    }

    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** Begins, unless other work is still running. */
    <T> void start(Job<T> job, Ending<T> ending) {
        if (isRunning()) {
            return;
        }
        Running<T> task = new Running<>(job);
        task.setOnSucceeded(event -> end(() -> ending.done().accept(task.getValue())));
        task.setOnFailed(event -> fail(task.getException(), ending));
        present = task;
        running.set(true);
        unseen.playFromStart();
        Thread thread = new Thread(task, "work");
        thread.setDaemon(true);
        thread.start();
    }

    /** Begins as soon as what is running has been ended, of which nothing is said then. */
    <T> void startInstead(Job<T> job, Ending<T> ending) {
        if (isRunning()) {
            next = () -> start(job, ending);
            cancel();
        } else {
            start(job, ending);
        }
    }

    /** Does something as soon as no work is running, in the order of asking; never if what is running is ended. */
    void afterwards(Runnable act) {
        waiting.add(act);
        doWaiting();
    }

    /** Drops what was to be done afterwards. */
    void forget() {
        waiting.clear();
    }

    private void doWaiting() {
        while (!isRunning() && !waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    /** Ends the work as soon as it looks whether it is to end. */
    void cancel() {
        if (isRunning()) {
            waiting.clear();
            present.isStopped = true;
        }
    }

    /** Ends the work, of which nothing is said then. */
    void abandon() {
        if (isRunning()) {
            next = () -> {};
            cancel();
        }
    }

    private void end(Runnable ending) {
        Runnable following = next == null ? ending : next;
        next = null;
        unseen.stop();
        line.hide();
        running.set(false);
        following.run();
        doWaiting();
    }

    private void fail(Throwable thrown, Ending<?> ending) {
        if (thrown instanceof CancellationException) {
            end(ending.cancelled());
        } else if (thrown instanceof FileTrouble trouble) {
            end(() -> ending.failed().accept(trouble));
        } else {
            end(ending.cancelled());
            throw new IllegalStateException(thrown);
        }
    }

    /**
     * A job on its way. It is never cancelled as a task, but ends itself when it sees that it is to end: so two never
     * run at once, and what one has by then can be its result.
     */
    private static final class Running<T> extends Task<T> implements Progress {
        private final Job<T> job;
        private volatile boolean isStopped;

        Running(Job<T> job) {
            this.job = job;
        }

        @Override
        protected T call() throws FileTrouble {
            return job.run(this);
        }

        @Override
        public void tell(double share) {
            updateProgress(share, 1);
        }

        @Override
        public boolean isStopped() {
            return isStopped;
        }
    }
}
