package forsyth.bench;

import forsyth.Toolkit;
import forsyth.control.Editor;
import forsyth.lint.Language;
import forsyth.model.Edit;
import forsyth.start.Chess960;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.testfx.api.FxToolkit;

/**
 * From choosing a start to the new board, laid out and about to be painted, in milliseconds: the whole window with
 * findings and texts, without a display. A pulse alone is up to 17 ms of it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgsAppend = {
            "-Dtestfx.robot=glass",
            "-Dtestfx.headless=true",
            "-Dprism.order=sw",
            "-Djava.awt.headless=true"
        })
public class StartsBenchmark {
    private Editor editor;
    private Scene scene;
    private int number;

    @Setup
    public void open() throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(() -> {
            editor = new Editor(Language.ENGLISH);
            scene = Toolkit.scene(editor);
            stage.setScene(scene);
            editor.attach(scene);
            stage.show();
            editor.window().show(editor.model().snapshot());
        });
    }

    @Benchmark
    public void load() throws InterruptedException {
        number = (number + 1) % Chess960.COUNT;
        CountDownLatch laidOut = new CountDownLatch(1);
        Platform.runLater(() -> {
            editor.model().perform(new Edit.Load(Chess960.setup(number, number)));
            scene.addPostLayoutPulseListener(new Runnable() {
                @Override
                public void run() {
                    scene.removePostLayoutPulseListener(this);
                    laidOut.countDown();
                }
            });
            Platform.requestNextPulse();
        });
        laidOut.await();
    }
}
