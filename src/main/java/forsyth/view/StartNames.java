package forsyth.view;

import forsyth.chess.Setup;
import forsyth.lint.Messages;
import forsyth.start.Chess960;
import forsyth.start.Identity;
import forsyth.start.NamedStart;
import forsyth.start.Start;
import java.util.stream.Collectors;

/** What a start is called in the window: {@code 518: chess}, {@code Chess960 455}, {@code CRC 25933, Gothic}. */
final class StartNames {
    private StartNames() {}

    /** All names of a position that is a start, with a word where turn, rights or counters differ; else empty. */
    static String of(Setup effective, Messages messages) {
        Identity identity = Identity.of(effective);
        String names =
                identity.starts().stream().map(start -> name(start, messages)).collect(Collectors.joining(", "));
        return identity.isModified() ? messages.text("start.modified", names) : names;
    }

    private static String name(Start start, Messages messages) {
        String name = start.name();
        if (name.equals(String.valueOf(Chess960.number("RNBQKBNR").orElseThrow()))) {
            return messages.text("start.chess", name);
        }
        if (name.startsWith("crc:")) {
            return "CRC " + name.substring("crc:".length());
        }
        return NamedStart.ofWord(name).map(NamedStart::title).orElse("Chess960 " + name);
    }
}
