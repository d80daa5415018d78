package forsyth.deck.read;

import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.play.pgn.PgnFault;
import java.util.List;

/** Something wrong in a file, with its line; the rest of the file is read all the same. */
public sealed interface Fault {
    /** The most characters that are quoted. */
    int MAX_EXCERPT = 40;

    /** The line from 1. */
    int line();

    Severity severity();

    /** A position that is no position, or one that was repaired. */
    record OfText(int line, Finding finding) implements Fault {
        @Override
        public Severity severity() {
            return finding.severity();
        }
    }

    /** A fault of a game. */
    record OfGame(PgnFault fault) implements Fault {
        @Override
        public int line() {
            return fault.place().line();
        }

        @Override
        public Severity severity() {
            return fault.kind().severity();
        }
    }

    /** A fault of the file; its sentence is the message {@code Fault.KIND} of {@code messages-deck}. */
    record OfFile(int line, Kind kind, List<Object> args) implements Fault {
        public OfFile {
            args = List.copyOf(args);
        }

        @Override
        public Severity severity() {
            return Severity.ERROR;
        }
    }

    /** What can be wrong with a file. */
    enum Kind {
        /** There is no position in it. */
        EMPTY,
        /** What stands there is neither a game nor a position. */
        NO_POSITION,
        /** A line or an entry is longer than is read. */
        TOO_LONG,
        /** There is more, unpacked, than is read. */
        TOO_LARGE,
        /** The compressed data are damaged; what came before is there. */
        BROKEN,
        /** There is no memory for more. */
        NO_ROOM
    }

    /** The beginning of a text, to be quoted. */
    static String excerpt(String text) {
        String line = text.strip().lines().findFirst().orElse("");
        return line.length() > MAX_EXCERPT ? line.substring(0, MAX_EXCERPT) + "\u2026" : line;
    }

    static Fault of(int line, Kind kind, Object... args) {
        return new OfFile(line, kind, List.of(args));
    }
}
