package forsyth.lint;

/** The sentences of findings and of their repairs in one language. */
public final class FindingText {
    private final Messages messages;

    private FindingText(Messages messages) {
        this.messages = messages;
    }

    public static FindingText of(Language language) {
        return new FindingText(Messages.of("messages-findings", language));
    }

    /** What is wrong, and what was expected. */
    public String sentence(Finding finding) {
        return messages.text(finding.code().name(), finding.args().toArray());
    }

    /** What the repair would do. */
    public String sentence(Fix fix) {
        return messages.text("fix." + fix.key(), fix.args().toArray());
    }
}
