package forsyth.lint;

import java.util.ArrayList;
import java.util.List;

/** What rules have to say of one position, each with the repairs that come into question, the best first. */
final class Report {
    /** A finding whose repair is still to be chosen. */
    record Draft(Finding finding, List<Fix> candidates) {
        boolean isGrave() {
            return finding.severity() != Severity.NOTE;
        }
    }

    private List<Draft> drafts = List.of();

    void add(Finding finding) {
        add(finding, List.of());
    }

    void add(Finding finding, Fix candidate) {
        add(finding, List.of(candidate));
    }

    void add(Finding finding, List<Fix> candidates) {
        if (drafts.isEmpty()) {
            drafts = new ArrayList<>();
        }
        drafts.add(new Draft(finding, candidates));
    }

    List<Draft> drafts() {
        return drafts;
    }

    /** Whether an error or a warning of this kind is here. */
    boolean has(Code code) {
        return drafts.stream().anyMatch(draft -> draft.finding().code() == code);
    }

    /** Whether the same is said of the same squares. */
    boolean says(Finding finding) {
        return drafts.stream()
                .map(Draft::finding)
                .anyMatch(other ->
                        other.code() == finding.code() && other.squares().equals(finding.squares()));
    }
}
