package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.diagram.sheet.Exercise;
import forsyth.diagram.sheet.Sheet;
import forsyth.diagram.sheet.SheetPages;
import forsyth.diagram.sheet.SheetStyle;
import forsyth.fen.FenReader;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.store.OutFile;
import forsyth.view.ProgressLine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/** Long work: its end, its cancellation, what it leaves. */
@ExtendWith(Toolkit.class)
class WorkTest {
    private final Messages messages = Messages.of("messages-window", Language.ENGLISH);

    @TempDir
    Path folder;

    private final SheetPages pages = SheetPages.of(
            new Sheet(
                    "",
                    Collections.nCopies(24, Exercise.of(FenReader.read("4k3/8/8/8/8/8/4P3/4K3 w - -"))),
                    SheetStyle.PLAIN),
            (key, args) -> key);

    @Test
    void saysWhatWasDone() throws Exception {
        CompletableFuture<String> said = new CompletableFuture<>();
        ProgressLine line = Toolkit.call(() -> new ProgressLine(messages));
        Path file = folder.resolve("a.pdf");
        Work work = Toolkit.call(() -> {
            Work begun = new Work(line);
            begun.start(
                    progress -> {
                        OutFile.write(file, out -> pages.write(out, page -> progress.reached(page, pages.count())));
                        return "done";
                    },
                    ending(said));
            assertTrue(begun.isRunning());
            return begun;
        });
        assertEquals("done", said.get(20, TimeUnit.SECONDS));
        assertFalse(Toolkit.call(work::isRunning));
        assertFalse(line.isVisible());
        assertTrue(Files.size(file) > 1_000);
    }

    @Test
    void cancelledInTheMiddleItLeavesNoFile() throws Exception {
        CompletableFuture<String> said = new CompletableFuture<>();
        CountDownLatch secondPage = new CountDownLatch(1);
        CountDownLatch cancelled = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        ProgressLine line = Toolkit.call(() -> new ProgressLine(messages));
        Work work = Toolkit.call(() -> {
            Work begun = new Work(line);
            begun.start(
                    progress -> {
                        try {
                            OutFile.write(
                                    folder.resolve("a.pdf"),
                                    out -> pages.write(out, page -> {
                                        if (page == 1) {
                                            secondPage.countDown();
                                            await(cancelled);
                                        }
                                        progress.reached(page, pages.count());
                                    }));
                        } finally {
                            ended.countDown();
                        }
                        return "done";
                    },
                    ending(said));
            return begun;
        });
        await(secondPage);
        waitFor(line::isVisible);
        Toolkit.run(work::cancel);
        cancelled.countDown();
        assertEquals("cancelled", said.get(20, TimeUnit.SECONDS));
        await(ended);
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(0, left.count());
        }
    }

    @Test
    void stoppedWorkMayAnswerWithWhatItHas() throws Exception {
        CompletableFuture<String> said = new CompletableFuture<>();
        ProgressLine line = Toolkit.call(() -> new ProgressLine(messages));
        Work work = Toolkit.call(() -> {
            Work begun = new Work(line);
            begun.start(
                    progress -> {
                        while (!progress.isStopped()) {
                            Thread.onSpinWait();
                        }
                        return "a part";
                    },
                    ending(said));
            return begun;
        });
        Toolkit.run(work::cancel);
        assertEquals("a part", said.get(20, TimeUnit.SECONDS));
        assertFalse(Toolkit.call(work::isRunning));
    }

    @Test
    void laterWorkTakesThePlaceOfEarlier() throws Exception {
        CompletableFuture<String> first = new CompletableFuture<>();
        CompletableFuture<String> second = new CompletableFuture<>();
        ProgressLine line = Toolkit.call(() -> new ProgressLine(messages));
        Toolkit.run(() -> {
            Work work = new Work(line);
            work.start(WorkTest::untilCancelled, ending(first));
            work.startInstead(progress -> "second", ending(second));
        });
        assertEquals("second", second.get(20, TimeUnit.SECONDS));
        assertFalse(first.isDone());
    }

    private static String untilCancelled(Work.Progress progress) {
        while (true) {
            progress.reached(0, 1);
        }
    }

    private static Work.Ending<String> ending(CompletableFuture<String> said) {
        return new Work.Ending<>(said::complete, () -> said.complete("cancelled"), trouble -> said.complete("failed"));
    }

    private static void waitFor(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> Toolkit.call(condition));
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(20, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
