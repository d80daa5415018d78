package forsyth.play;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;

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
        String fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        double best = 0;
        long moves = 0;
        for (int round = 0; round < 8; round++) {
            long begun = System.nanoTime();
            for (int i = 0; i < 200_000; i++) {
                moves += Moves.of(FenReader.setup(fen)).legal().size();
            }
            best = Math.max(best, 200_000 * 1e3 / (System.nanoTime() - begun));
        }
        System.out.printf("read and find all moves: %.2f million positions a second (%d)%n", best, moves);
    }
}
