package forsyth.lint;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Runs the rules over a position. */
public final class Linter {
    /** More repairs than a position needs. */
    private static final int MOST_REPAIRS = 50;

    private static final List<Rule> CLAIMS_AND_CLOCKS = List.of(new ClockRule(), new ClaimRule());
    private static final List<Rule> POSITION = List.of(
            new KingRule(),
            new BackRankPawnRule(),
            new CapturableKingRule(),
            new MaterialRule(),
            new CheckRule(),
            new PawnStructureRule(),
            new CastlingOriginRule());
    private static final List<Rule> HISTORY = List.of(new LastMoveRule(), new PawnPassingRule());

    private static final Linter CLOCKS = new Linter(List.of(new ClockRule()));
    private static final Linter NOTATION = new Linter(CLAIMS_AND_CLOCKS);
    private static final Linter CORE = of(List.of(CLAIMS_AND_CLOCKS, POSITION));
    private static final Linter RETRO = of(List.of(CLAIMS_AND_CLOCKS, POSITION, HISTORY));

    private final Rule[] rules;

    private Linter(List<Rule> rules) {
        this.rules = rules.toArray(Rule[]::new);
    }

    private static Linter of(List<List<Rule>> groups) {
        return new Linter(groups.stream().flatMap(List::stream).toList());
    }

    /** The checks of one position, without looking back at how it could have come about. */
    public static Linter core() {
        return CORE;
    }

    /** The checks of {@link #core()}, and whether a game can have come to this position by its last move. */
    public static Linter retro() {
        return RETRO;
    }

    /** The checks of counters and claims only, those that a text shows. */
    public static Linter notation() {
        return NOTATION;
    }

    /** The checks of the counters only: all that a text's warnings (W_) say of the position. */
    public static Linter clocks() {
        return CLOCKS;
    }

    /**
     * The position with every repair made of an error or a warning, the gravest first; each may call for another.
     *
     * @param isWanted which findings are repaired
     */
    public Setup repaired(Setup setup, Rules kind, Predicate<Finding> isWanted) {
        Setup repaired = setup;
        for (int i = 0; i < MOST_REPAIRS; i++) {
            Optional<Fix> fix = lint(repaired, kind).stream()
                    .filter(finding -> finding.severity() != Severity.NOTE && isWanted.test(finding))
                    .flatMap(finding -> finding.fix().stream())
                    .findFirst();
            if (fix.isEmpty()) {
                break;
            }
            repaired = fix.get().result();
        }
        return repaired;
    }

    /** What can be said of the position, the gravest first, with repairs that remove it and do no new harm. */
    public List<Finding> lint(Setup setup, Rules kind) {
        List<Report.Draft> drafts = report(setup, kind).drafts();
        if (drafts.isEmpty()) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>(drafts.size());
        for (Report.Draft draft : drafts) {
            Optional<Fix> fix = repair(setup, kind, draft);
            findings.add(fix.map(draft.finding()::with).orElse(draft.finding()));
        }
        if (findings.size() > 1) {
            findings.sort(Comparator.comparing(Finding::severity));
        }
        return List.copyOf(findings);
    }

    private Report report(Setup setup, Rules kind) {
        Census census = new Census(setup, kind);
        Report report = new Report();
        for (Rule rule : rules) {
            rule.check(census, report);
        }
        return report;
    }

    /** The first repair that removes the finding and raises neither error nor warning, looking back as well. */
    private static Optional<Fix> repair(Setup setup, Rules kind, Report.Draft draft) {
        if (draft.candidates().isEmpty()) {
            return Optional.empty();
        }
        Report before = RETRO.report(setup, kind);
        return draft.candidates().stream()
                .filter(fix -> isRepair(draft.finding(), before, RETRO.report(fix.result(), kind)))
                .findFirst();
    }

    private static boolean isRepair(Finding finding, Report before, Report after) {
        boolean isRemoved = !after.says(finding);
        return isRemoved
                && after.drafts().stream()
                        .filter(Report.Draft::isGrave)
                        .map(draft -> draft.finding().code())
                        .allMatch(code -> code != finding.code() && before.has(code));
    }
}
