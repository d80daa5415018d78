package forsyth.bench;

import forsyth.chess.Rules;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.lint.Linter;
import forsyth.play.Moves;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Reading, and writing, legal moves and linting of what was read, in millions of positions a second of one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@OperationsPerInvocation(Corpus.SIZE)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class NotationBenchmark {
    @Param
    public Corpus corpus;

    private String[] texts;

    @Setup
    public void play() {
        texts = corpus.texts();
    }

    @Benchmark
    public void read(Blackhole sink) {
        for (String text : texts) {
            sink.consume(FenReader.read(text));
        }
    }

    @Benchmark
    public void readAndWrite(Blackhole sink) {
        for (String text : texts) {
            sink.consume(FenWriter.write(FenReader.read(text).setup(), Dialect.X_FEN));
        }
    }

    @Benchmark
    public void readAndMoves(Blackhole sink) {
        for (String text : texts) {
            sink.consume(Moves.of(FenReader.read(text).setup()).legal());
        }
    }

    @Benchmark
    public void readAndLint(Blackhole sink) {
        for (String text : texts) {
            sink.consume(Linter.core().lint(FenReader.read(text).setup(), Rules.ANY_CASTLING));
        }
    }
}
