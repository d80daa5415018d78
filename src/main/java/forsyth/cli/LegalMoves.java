package forsyth.cli;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.play.CastlingTargets;
import forsyth.play.LetterSet;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.play.San;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Lists the legal moves of positions. */
record LegalMoves(LazySentences sentences, CastlingTargets targets, boolean isUci) implements InputHandler {
    @Override
    public void handle(long number, String text, Output output) {
        FenText read = FenReader.read(text);
        if (!read.isReadable()) {
            sentences.get().refuse(number, read, output);
            return;
        }
        Moves moves = Moves.of(read.setup(), targets);
        Function<Move, String> name = isUci ? uci(moves) : move -> San.write(moves, move, LetterSet.ENGLISH);
        String line = moves.legal().stream().map(name).sorted().collect(Collectors.joining(" "));
        output.results().append(line).append('\n');
    }

    /** Names moves as engines do: castling is the king's own step where it can only be that of standard chess. */
    static Function<Move, String> uci(Moves moves) {
        Setup setup = moves.setup();
        boolean isStandard = setup.board().geometry() == Geometry.STANDARD
                && setup.effective(Rules.STANDARD_CASTLING).castling().equals(setup.castling());
        return isStandard ? moves::standardUci : Move::uci;
    }
}
