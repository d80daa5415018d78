package forsyth.model;

import forsyth.chess.Castling;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Square;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.fen.FenWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The history of a window as text, so that it survives the program: the number of the present step, then one step a
 * line. A line has the kind of board, whether rights are guessed, the claims (which a FEN cannot hold while they are
 * asleep) and the position in Shredder-FEN; behind a tab follows what is drawn, in PGN's commands.
 */
public final class DraftText {
    /** Steps that are kept, the last ones. */
    public static final int MOST_STEPS = 200;

    private static final int PARTS = 7;
    private static final String MARKS = "\t";

    private DraftText() {}

    /**
     * A history that was kept.
     *
     * @param present the number of the present step, from 0
     */
    public record History(List<Document> steps, int present) {
        public History {
            steps = List.copyOf(steps);
        }
    }

    /** The last steps of a history as text. */
    public static String write(List<Document> steps, int present) {
        int first = Math.max(0, Math.min(present, steps.size() - MOST_STEPS));
        int end = Math.min(steps.size(), first + MOST_STEPS);
        StringBuilder text = new StringBuilder().append(present - first).append('\n');
        steps.subList(first, end).forEach(step -> append(text, step));
        return text.toString();
    }

    private static void append(StringBuilder text, Document step) {
        Castling claims = step.setup().castling();
        text.append(step.rules()).append(' ').append(step.guessRights() ? 1 : 0);
        text.append(' ').append(claims.whiteKing()).append(' ').append(claims.whiteQueen());
        text.append(' ').append(claims.blackKing()).append(' ').append(claims.blackQueen());
        text.append(' ').append(Square.name(step.setup().enPassant())).append(' ');
        FenWriter.append(text, step.effective(), CastlingLetters.FILE, EpPolicy.ALWAYS);
        if (!step.marks().isEmpty()) {
            text.append(MARKS).append(PgnMarks.write(step.marks()));
        }
        text.append('\n');
    }

    /** The history of a text; empty where it is none. */
    public static Optional<History> read(String text) {
        String[] lines = text.split("\n");
        List<Document> steps = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            Optional<Document> step = step(lines[i]);
            if (step.isEmpty()) {
                return Optional.empty();
            }
            steps.add(step.get());
        }
        boolean isNumbered = lines[0].matches("\\d{1,4}") && Integer.parseInt(lines[0]) < steps.size();
        return isNumbered ? Optional.of(new History(steps, Integer.parseInt(lines[0]))) : Optional.empty();
    }

    private static Optional<Document> step(String line) {
        String[] halves = line.split(MARKS, 2);
        String[] parts = halves[0].split(" ", PARTS + 1);
        if (parts.length <= PARTS) {
            return Optional.empty();
        }
        FenText read = FenReader.read(parts[PARTS]);
        if (!read.isReadable()) {
            return Optional.empty();
        }
        try {
            Rules rules = Rules.valueOf(parts[0]);
            int[] claims = new int[4];
            for (int i = 0; i < claims.length; i++) {
                claims[i] = Integer.parseInt(parts[2 + i]);
            }
            Castling castling = new Castling(claims[0], claims[1], claims[2], claims[3]);
            int enPassant = Square.parse(parts[6], rules.geometry());
            Setup setup = read.setup().with(castling).withEnPassant(enPassant);
            Marks marks = halves.length > 1 ? PgnMarks.read(halves[1], rules.geometry()) : Marks.NONE;
            return Optional.of(new Document(setup, marks, rules, parts[1].equals("1")));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
