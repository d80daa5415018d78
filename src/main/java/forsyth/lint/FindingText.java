package forsyth.lint;

import forsyth.chess.Square;
import java.util.stream.Collectors;

/** The sentences of findings and repairs in one language. */
public final class FindingText {
    private final Messages messages;

    private FindingText(Messages messages) {
        this.messages = messages;
    }

    public static FindingText of(Language language) {
        return new FindingText(Messages.of("messages-findings", language));
    }

    /** What is wrong, where, and what was expected. */
    public String sentence(Finding finding) {
        String squares = finding.squares().stream().map(Square::name).collect(Collectors.joining(", "));
        return messages.text(finding.code().name(), finding.args().toArray()).replace("{squares}", squares);
    }

    /** What the repair would do. */
    public String sentence(Fix fix) {
        return messages.text("fix." + fix.key(), fix.args().toArray());
    }
}
