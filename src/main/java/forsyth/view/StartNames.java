package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Setup;
import forsyth.chess.Square;
import forsyth.lint.Messages;
import forsyth.start.Chess960;
import forsyth.start.Identity;
import forsyth.start.NamedStart;
import forsyth.start.Start;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a start is called in the window: {@code 518: chess}, {@code Chess960 455}, {@code CRC 25933, Gothic}. */
final class StartNames {
    private static final String CRC = "crc:";

    private StartNames() {}

    /** All names of a position that is a start, with a word where turn, rights or counters differ; else empty. */
    static String of(Setup effective, Messages messages) {
        Identity identity = Identity.of(effective);
        String names =
                identity.starts().stream().map(start -> name(start, messages)).collect(Collectors.joining(", "));
        return identity.isModified() ? messages.text("start.modified", names) : names;
    }

    /** A start's name as people write it: {@code 455}, {@code 12/690}, {@code CRC 12}, {@code Gothic}. */
    static String shown(String name) {
        return name.startsWith(CRC)
                ? "CRC " + name.substring(CRC.length())
                : NamedStart.ofWord(name).map(NamedStart::title).orElse(name);
    }

    /** The men of a back rank from the a-file, upper case for White and lower case for Black. */
    static String array(Start start, int rank) {
        Board board = start.setup().board();
        return IntStream.range(0, board.geometry().files())
                .mapToObj(file -> board.at(Square.of(file, rank)).orElseThrow())
                .map(piece -> String.valueOf(piece.letter()))
                .collect(Collectors.joining());
    }

    private static String name(Start start, Messages messages) {
        String name = start.name();
        if (name.equals(String.valueOf(Chess960.number("RNBQKBNR").orElseThrow()))) {
            return messages.text("start.chess", name);
        }
        String shown = shown(name);
        return shown.equals(name) ? "Chess960 " + name : shown;
    }
}
