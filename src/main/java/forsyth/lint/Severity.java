package forsyth.lint;

/** How grave a finding is, the gravest first. */
public enum Severity {
    /** A text that cannot be read, or a position that no game can go on from. */
    ERROR,
    /** Readable but not possible, or something was lost in reading. */
    WARNING,
    /** Harmless, worth knowing. */
    NOTE;

    /** The word used on the command line. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
