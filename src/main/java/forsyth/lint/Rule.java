package forsyth.lint;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import java.util.function.Consumer;

/** One check of a position; stateless. */
interface Rule {
    /**
     * Reports what this rule finds.
     *
     * @param setup the position with all its claims
     * @param rules which castling rights it can have
     */
    void check(Setup setup, Rules rules, Consumer<Finding> report);
}
