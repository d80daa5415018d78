package forsyth.lint;

/** The sentences of findings and of their repairs in one language. */
public final class FindingText {
    /** A text of any length may be at fault, but a sentence shows its beginning only. */
    private static final int MOST_QUOTED = 60;

    private final Messages messages;

    private FindingText(Messages messages) {
        this.messages = messages;
    }

    public static FindingText of(Language language) {
        return new FindingText(Messages.of("messages-findings", language));
    }

    /** What is wrong, and what was expected. */
    public String sentence(Finding finding) {
        Object[] args = finding.args().toArray();
        for (int i = 0; finding.code().isNotation() && i < args.length; i++) {
            boolean isLong = args[i] instanceof String text && text.length() > MOST_QUOTED;
            args[i] = isLong ? ((String) args[i]).substring(0, MOST_QUOTED - 1) + "\u2026" : args[i];
        }
        return messages.text(finding.code().name(), args);
    }

    /** What the repair would do. */
    public String sentence(Fix fix) {
        return messages.text("fix." + fix.key(), fix.args().toArray());
    }
}
