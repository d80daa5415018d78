package forsyth.play.pgn;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a game in the export format of the PGN standard (1994, 8): seven tags first, moves in lines of 80. */
final class PgnWriter {
    private static final int WIDTH = 80;
    private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

    private final Game game;
    private final StringBuilder out = new StringBuilder();
    private int column;

    PgnWriter(Game game) {
        this.game = game;
    }

    String write() {
        tags().forEach(this::tag);
        out.append('\n');
        comment(game.comment());
        Setup before = game.start().setup();
        boolean needsNumber = true;
        for (Ply ply : game.plies()) {
            if (needsNumber || before.turn() == Side.WHITE) {
                word(Line.number(before));
            }
            word(ply.san());
            ply.nags().forEach(nag -> word("$" + nag));
            comment(ply.comment());
            needsNumber = !ply.comment().isEmpty();
            before = ply.after();
        }
        word(game.result());
        return out.append("\n\n").toString();
    }

    /** The game's own tags, the roster first and complete, then those that its start asks for. */
    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : ROSTER) {
            tags.put(name, game.tags().getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
        }
        tags.put("Result", game.result());
        game.tags().forEach(tags::putIfAbsent);
        tags.keySet().removeIf(name -> name.equalsIgnoreCase("FEN") || name.equalsIgnoreCase("SetUp"));
        Setup start = game.start().setup();
        if (!start.equals(Setup.start(Geometry.STANDARD))) {
            variant(start).ifPresent(name -> tags.putIfAbsent("Variant", name));
            StringBuilder fen = new StringBuilder();
            FenWriter.append(fen, start, CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS);
            tags.put("SetUp", "1");
            tags.put("FEN", fen.toString());
        }
        return tags;
    }

    private Optional<String> variant(Setup start) {
        if (!game.tag("Variant").isEmpty()) {
            return Optional.empty();
        }
        if (start.board().geometry() == Geometry.CAPABLANCA) {
            return Optional.of(
                    switch (game.start().targets()) {
                        case OF_BOARD -> "Capablanca";
                        case EMBASSY -> "Embassy";
                        case JANUS -> "Janus";
                    });
        }
        boolean isStandard = start.effective(Rules.STANDARD_CASTLING).castling().equals(start.castling());
        return isStandard ? Optional.empty() : Optional.of("Chess960");
    }

    private void tag(String name, String value) {
        String line = value.replaceAll("\\v+", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('[').append(name).append(" \"").append(line).append("\"]\n");
    }

    /** A brace would end the comment: it becomes a round bracket. */
    private void comment(String text) {
        if (!text.isEmpty()) {
            for (String word : ("{" + text.replace('}', ')') + "}").split("\\s+")) {
                word(word);
            }
        }
    }

    /** At the beginning of a line these would be a tag or hide the line. */
    private void indent(String word) {
        if (word.startsWith("[") || word.startsWith("%")) {
            out.append(' ');
            column++;
        }
    }

    private void word(String word) {
        if (column > 0 && column + 1 + word.length() > WIDTH) {
            out.append('\n');
            column = 0;
            indent(word);
        } else if (column > 0) {
            out.append(' ');
            column++;
        }
        out.append(word);
        column += word.length();
    }
}
