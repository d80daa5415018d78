package forsyth.bench;

import io.github.wolfraam.chessgame.board.Board;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** The chessgame library on the same positions of standard chess, which alone it knows. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@OperationsPerInvocation(Corpus.SIZE)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PeerBenchmark {
    private String[] texts;

    @Setup
    public void play() {
        texts = Corpus.STANDARD.texts();
    }

    @Benchmark
    public void readAndWrite(Blackhole sink) {
        for (String text : texts) {
            sink.consume(Board.fromFen(text).getFen());
        }
    }
}
