package forsyth.paste;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.paste.Assumption.Kind;
import forsyth.paste.text.Excerpt;
import forsyth.paste.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;

/**
 * A board drawn with letters (White's upper case) or figurines, eight or ten squares wide, with or without a frame,
 * coordinates and blanks between the squares. White is below unless the coordinates say otherwise: ranks counted from the
 * top, or files from h.
 */
final class TextDiagram implements FormReader {
    /** From how many ranks on a text is taken for a board. */
    private static final int LEAST_RANKS = 4;

    @Override
    public List<Reading> read(Excerpt text, Rules rules) {
        List<DiagramRow> rows = text.lines().stream().map(DiagramRow::of).toList();
        List<DiagramRow> board = board(rows);
        if (board.stream().filter(row -> row.kind() == DiagramRow.Kind.CELLS).count() < LEAST_RANKS) {
            return List.of();
        }
        Drawing drawing = new Drawing(text, board, rows);
        Optional<Finding> fault = drawing.fault();
        Matcher turn = Words.turn(text.text());
        boolean isTurnKnown = turn.find();
        Side mover = isTurnKnown ? Words.mover(turn) : Side.WHITE;
        Setup setup = new Setup(drawing.position(), mover, Castling.NONE, Square.NONE, 0, 1);
        Reading reading = new Reading(
                Form.DIAGRAM,
                text.holding(setup, fault.map(List::of).orElse(List.of())),
                text.strip().span());
        if (drawing.words != Words.ENGLISH) {
            reading = reading.assuming(Assumption.of(Kind.LETTERS, drawing.words));
        }
        if (drawing.isTurned()) {
            reading = reading.assuming(Assumption.of(Kind.TURNED));
        } else if (!drawing.hasCoordinates()) {
            reading = reading.assuming(Assumption.of(Kind.WHITE_BELOW));
        }
        reading = isTurnKnown ? reading : reading.assuming(Assumption.of(Kind.WHITE_TO_MOVE));
        return List.of(reading.assuming(Assumption.of(Kind.NO_CASTLING)));
    }

    /** The ranks, and lines among them that are none. */
    private static List<DiagramRow> board(List<DiagramRow> rows) {
        List<DiagramRow> inner = new ArrayList<>();
        List<DiagramRow> pending = new ArrayList<>();
        for (DiagramRow row : rows) {
            switch (row.kind()) {
                case CELLS, DOUBTFUL -> {
                    inner.addAll(pending);
                    pending.clear();
                    inner.add(row);
                }
                case OTHER -> {
                    if (!inner.isEmpty()) {
                        pending.add(row);
                    }
                }
                default -> {
                    /* blank lines, frames and files stand anywhere */
                }
            }
        }
        return withoutFrame(inner);
    }

    /** Lines of dashes are ranks where that makes eight of them. */
    private static List<DiagramRow> withoutFrame(List<DiagramRow> inner) {
        boolean isFramed =
                inner.size() == Geometry.RANKS + 2 && isDoubtful(inner, 0) && isDoubtful(inner, inner.size() - 1);
        if (isFramed) {
            return inner.subList(1, inner.size() - 1);
        }
        long doubtful = inner.stream()
                .filter(row -> row.kind() == DiagramRow.Kind.DOUBTFUL)
                .count();
        return doubtful > 0 && inner.size() - doubtful == Geometry.RANKS
                ? inner.stream()
                        .filter(row -> row.kind() != DiagramRow.Kind.DOUBTFUL)
                        .toList()
                : inner;
    }

    private static boolean isDoubtful(List<DiagramRow> rows, int index) {
        return rows.get(index).kind() == DiagramRow.Kind.DOUBTFUL;
    }

    /** The rows of one board. */
    private static final class Drawing {
        private final Excerpt text;
        private final List<DiagramRow> rows;
        private final Geometry geometry;
        private final Words words;
        private final Optional<DiagramRow.Kind> files;
        private final List<Integer> labels;

        Drawing(Excerpt text, List<DiagramRow> rows, List<DiagramRow> all) {
            this.text = text;
            this.rows = rows;
            long wide = rows.stream().filter(row -> row.cells().length() == 10).count();
            this.geometry = 2 * wide > rows.size() ? Geometry.CAPABLANCA : Geometry.STANDARD;
            this.words = words();
            this.files = all.stream()
                    .map(DiagramRow::kind)
                    .filter(kind -> kind == DiagramRow.Kind.FILES || kind == DiagramRow.Kind.FILES_TURNED)
                    .findFirst();
            this.labels = rows.stream()
                    .map(DiagramRow::label)
                    .filter(label -> label > 0)
                    .toList();
        }

        boolean hasCoordinates() {
            return files.isPresent() || !labels.isEmpty();
        }

        boolean isTurned() {
            return isRankTurned() || isFileTurned();
        }

        /** Ranks and files each follow their own coordinates; without any, those of the other. */
        private boolean isRankTurned() {
            return labels.isEmpty() ? isFileNameTurned() : labels.get(0) < labels.get(labels.size() - 1);
        }

        private boolean isFileTurned() {
            return files.isEmpty() ? !labels.isEmpty() && isRankTurned() : isFileNameTurned();
        }

        private boolean isFileNameTurned() {
            return files.isPresent() && files.get() == DiagramRow.Kind.FILES_TURNED;
        }

        /** The first language whose letters are those of all men. */
        private Words words() {
            for (Words each : Words.values()) {
                if (rows.stream().allMatch(row -> wrongMan(row, each) < 0)) {
                    return each;
                }
            }
            return Words.ENGLISH;
        }

        private int wrongMan(DiagramRow row, Words each) {
            for (int i = 0; i < row.cells().length(); i++) {
                char c = row.cells().charAt(i);
                if (c != '.' && role(c, each).isEmpty()) {
                    return row.places().get(i);
                }
            }
            return -1;
        }

        private Optional<Role> role(char c, Words each) {
            return DiagramRow.isFigurine(c)
                    ? Optional.of(DiagramRow.figurine(c))
                    : each.role(String.valueOf(c), geometry);
        }

        Optional<Finding> fault() {
            for (int i = 0; i < rows.size(); i++) {
                DiagramRow row = rows.get(i);
                Excerpt line = row.line();
                int rank = Geometry.RANKS - i;
                int wrong = row.kind() == DiagramRow.Kind.OTHER || row.odd() >= 0
                        ? Math.max(0, row.odd())
                        : wrongMan(row, words);
                if (wrong >= 0 && rank > 0) {
                    String character = line.text().substring(wrong, wrong + 1);
                    return Optional.of(line.finding(Code.E_PIECE_CHAR, wrong, wrong + 1, character, rank));
                }
                int width = row.cells().length();
                if (width != geometry.files() && rank > 0) {
                    Code code = width < geometry.files() ? Code.E_RANK_SHORT : Code.E_RANK_LONG;
                    return Optional.of(line.finding(code, 0, line.length(), rank, width, geometry.files()));
                }
                if (i > 0 && isOutOfOrder(i)) {
                    return Optional.of(
                            line.finding(Code.E_PIECE_CHAR, 0, line.length(), String.valueOf(row.label()), rank));
                }
            }
            return rows.size() == Geometry.RANKS
                    ? Optional.empty()
                    : Optional.of(text.finding(Code.E_RANK_COUNT, 0, text.length(), rows.size()));
        }

        /** Whether the ranks are not counted one by one in one direction. */
        private boolean isOutOfOrder(int index) {
            int step = rows.get(index).label() - rows.get(index - 1).label();
            boolean areLabelled =
                    rows.get(index).label() > 0 && rows.get(index - 1).label() > 0;
            return areLabelled && step != (isRankTurned() ? 1 : -1);
        }

        Board position() {
            Board board = Board.empty(geometry);
            for (int i = 0; i < Math.min(Geometry.RANKS, rows.size()); i++) {
                String cells = rows.get(i).cells();
                for (int j = 0; j < Math.min(geometry.files(), cells.length()); j++) {
                    Optional<Role> role = cells.charAt(j) == '.' ? Optional.empty() : role(cells.charAt(j), words);
                    if (role.isPresent()) {
                        int rank = isRankTurned() ? i : Geometry.RANKS - 1 - i;
                        int file = isFileTurned() ? geometry.files() - 1 - j : j;
                        Side side = DiagramRow.isWhite(cells.charAt(j)) ? Side.WHITE : Side.BLACK;
                        board = board.with(Square.of(file, rank), Piece.of(side, role.get()));
                    }
                }
            }
            return board;
        }
    }
}
