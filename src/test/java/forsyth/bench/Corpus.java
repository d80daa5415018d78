package forsyth.bench;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.start.Chess960;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Positions to measure with: every one of random legal games, in X-FEN, the same in each run. */
public enum Corpus {
    STANDARD {
        @Override
        Setup start(Random random) {
            return Setup.start(Geometry.STANDARD);
        }
    },
    CHESS960 {
        @Override
        Setup start(Random random) {
            int number = random.nextInt(Chess960.COUNT);
            return Chess960.setup(number, number);
        }
    },
    CAPABLANCA {
        @Override
        Setup start(Random random) {
            return Setup.start(Geometry.CAPABLANCA);
        }
    };

    /** How many positions a corpus has: more than the caches of a processor remember. */
    static final int SIZE = 20_000;

    private static final long SEED = 1883;
    /** Games are cut here, so that openings, middle games and endings all have their share. */
    private static final int LONGEST = 200;

    abstract Setup start(Random random);

    /** The texts, in random order, as a processor must not learn the next one from the last. */
    String[] texts() {
        Random random = new Random(SEED);
        String[] texts = new String[SIZE];
        int count = 0;
        while (count < SIZE) {
            Moves moves = Moves.of(start(random));
            for (int ply = 0; ply < LONGEST && count < SIZE && !moves.legal().isEmpty(); ply++) {
                texts[count++] = text(moves.setup());
                List<Move> legal = moves.legal();
                moves = moves.play(legal.get(random.nextInt(legal.size())));
            }
        }
        Collections.shuffle(Arrays.asList(texts), random);
        return texts;
    }

    private static String text(Setup setup) {
        return ((Written.Text) FenWriter.write(setup, Dialect.X_FEN)).text();
    }
}
