package forsyth.play.pgn;

import forsyth.lint.Finding;
import forsyth.lint.Severity;
import java.util.List;
import java.util.Optional;

/**
 * What is wrong with a game in a file or with a line of moves. Its sentence is the message {@code KIND} of
 * {@code messages-play}.
 *
 * @param args what the sentence mentions
 * @param finding what reading the FEN tag found, where the fault is there
 */
public record PgnFault(Kind kind, Place place, List<Object> args, Optional<Finding> finding) {
    /** The kinds of faults. After an error the game is read only as far as it could be. */
    public enum Kind {
        UNREADABLE_MOVE(Severity.ERROR),
        ILLEGAL_MOVE(Severity.ERROR),
        AMBIGUOUS_MOVE(Severity.ERROR),
        BAD_TAG(Severity.ERROR),
        OPEN_COMMENT(Severity.ERROR),
        OPEN_VARIATION(Severity.ERROR),
        STRAY_BRACKET(Severity.ERROR),
        TOKEN_TOO_LONG(Severity.ERROR),
        GAME_TOO_LONG(Severity.ERROR),
        FEN_ERROR(Severity.ERROR),
        FEN_REPAIRED(Severity.WARNING),
        /** SetUp says that there is no FEN, but there is one, which is used. */
        SETUP_ZERO(Severity.WARNING),
        /** SetUp promises a FEN that is not there: the game is read from the start. */
        SETUP_WITHOUT_FEN(Severity.WARNING);

        private final Severity severity;

        Kind(Severity severity) {
            this.severity = severity;
        }

        public Severity severity() {
            return severity;
        }
    }

    /**
     * A character of a text.
     *
     * @param line from 1
     * @param column from 1, in UTF-16 units
     */
    public record Place(int line, int column) {
        Place right(int characters) {
            return new Place(line, column + characters);
        }
    }

    public PgnFault {
        args = List.copyOf(args);
    }

    static PgnFault of(Kind kind, Place place, Object... args) {
        return new PgnFault(kind, place, List.of(args), Optional.empty());
    }

    public boolean isError() {
        return kind.severity() == Severity.ERROR;
    }
}
