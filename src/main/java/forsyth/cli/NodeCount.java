package forsyth.cli;

import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.play.CastlingTargets;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.play.Perft;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Counts the leaf nodes below positions; with {@code isDivided} also those behind each move. */
record NodeCount(LazySentences sentences, CastlingTargets targets, int depth, boolean isDivided)
        implements InputHandler {
    @Override
    public void handle(long number, String text, Output output) {
        FenText read = FenReader.read(text);
        if (!read.isReadable()) {
            sentences.get().refuse(number, read, output);
            return;
        }
        Moves moves = Moves.of(read.setup(), targets);
        if (isDivided && depth > 0) {
            divide(moves, output.results());
        } else {
            output.results().append(Perft.nodes(moves, depth)).append('\n');
        }
    }

    private void divide(Moves moves, StringBuilder results) {
        Function<Move, String> name = LegalMoves.uci(moves);
        Map<String, Long> sorted = new TreeMap<>();
        Perft.divide(moves, depth).forEach((move, nodes) -> sorted.put(name.apply(move), nodes));
        long total = 0;
        for (Map.Entry<String, Long> entry : sorted.entrySet()) {
            results.append(entry.getKey()).append(": ").append(entry.getValue()).append('\n');
            total += entry.getValue();
        }
        results.append(total).append('\n');
    }
}
