package forsyth.lint;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Runs the rules over a position. */
public final class Linter {
    private static final Linter CORE = new Linter(List.of(new ClockRule(), new ClaimRule()));

    private static final Linter CLOCKS = new Linter(List.of(new ClockRule()));
    private static final Linter NOTATION = new Linter(List.of(new ClockRule(), new ClaimRule()));

    private final List<Rule> rules;

    private Linter(List<Rule> rules) {
        this.rules = rules;
    }

    /** The checks of one position, without looking back at how it could have come about. */
    public static Linter core() {
        return CORE;
    }

    /** As {@link #core}, looking back too. */
    public static Linter retro() {
        return CORE;
    }

    /** The checks of counters and claims only, whose codes begin with W_ and N_. */
    public static Linter notation() {
        return NOTATION;
    }

    /** The checks of the counters only: all that a text's warnings (W_) say of the position. */
    public static Linter clocks() {
        return CLOCKS;
    }

    /** What can be said of the position, the gravest first. */
    public List<Finding> lint(Setup setup, Rules kind) {
        List<Finding> findings = new ArrayList<>();
        for (Rule rule : rules) {
            rule.check(setup, kind.on(setup.board().geometry()), findings::add);
        }
        if (findings.size() > 1) {
            findings.sort(Comparator.comparing(Finding::severity));
        }
        return List.copyOf(findings);
    }
}
