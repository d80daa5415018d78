package forsyth.lint;

/** One check of a position; stateless. */
interface Rule {
    /** Reports what this rule finds; where nothing is found, nothing is allocated. */
    void check(Census census, Report report);
}
