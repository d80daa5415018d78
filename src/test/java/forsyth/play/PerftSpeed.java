package forsyth.play;

import forsyth.Table;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import java.util.List;

/** Prints nodes a second of one thread: run {@code main} from the test tree. */
final class PerftSpeed {
    private PerftSpeed() {}

    public static void main(String[] args) {
        measure("start", Setup.start(Geometry.STANDARD), 5);
        measure("kiwipete", FenReader.setup("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"), 4);
        measure("capablanca", Setup.start(Geometry.CAPABLANCA), 4);
        measureMoves();
    }

    private static void measure(String name, Setup setup, int depth) {
        double best = 0;
        long nodes = 0;
        for (int round = 0; round < 12; round++) {
            long begun = System.nanoTime();
            nodes = Perft.nodes(setup, depth);
            best = Math.max(best, nodes * 1e3 / (System.nanoTime() - begun));
        }
        System.out.printf("%s depth %d: %d nodes, %.1f million a second%n", name, depth, nodes, best);
    }

    private static void measureMoves() {
        List<String> fens = Table.rows("/vectors/perft.tsv")
                .map(row -> row.get("fen"))
                .distinct()
                .toList();
        double best = 0;
        long moves = 0;
        for (int round = 0; round < 200; round++) {
            long begun = System.nanoTime();
            for (int i = 0; i < 20; i++) {
                for (String fen : fens) {
                    moves += Moves.of(FenReader.setup(fen)).legal().size();
                }
            }
            best = Math.max(best, 20 * fens.size() * 1e3 / (System.nanoTime() - begun));
        }
        System.out.printf("read and find all moves: %.2f million positions a second (%d)%n", best, moves);
    }
}
