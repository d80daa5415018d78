package forsyth.bench;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.play.Perft;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The move generator: {@code nodes} are millions of positions a second at the last ply, of one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PerftBenchmark {
    /** A known count. */
    public enum Tree {
        START(Setup.start(Geometry.STANDARD), 5),
        KIWIPETE(FenReader.setup("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"), 4),
        CAPABLANCA(Setup.start(Geometry.CAPABLANCA), 4);

        private final Setup setup;
        private final int depth;

        Tree(Setup setup, int depth) {
            this.setup = setup;
            this.depth = depth;
        }
    }

    /** Nodes counted. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Count {
        public long nodes;
    }

    @Param
    public Tree tree;

    @Benchmark
    public void perft(Count count) {
        count.nodes += Perft.nodes(tree.setup, tree.depth);
    }
}
