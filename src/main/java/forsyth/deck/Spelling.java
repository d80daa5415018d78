package forsyth.deck;

import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What is to be said of how the position of an entry is spelt. */
public final class Spelling {
    /** What is no loss: the text is kept. */
    private static final Set<Code> HARMLESS = EnumSet.of(Code.W_WHITESPACE, Code.W_TAG_EXTRACTED, Code.W_URL_EXTRACTED);

    private Spelling() {}

    /**
     * Those of what reading found that are to be said.
     *
     * @param gentlest the least severity that is to be said
     * @param isTitled whether what stands behind the position is its title, and so is no fault
     */
    public static List<Finding> faults(List<Finding> findings, Severity gentlest, boolean isTitled) {
        // Without a list of its own for the many lines of which nothing is to be said.
        List<Finding> faults = List.of();
        for (Finding finding : findings) {
            boolean isHarmless =
                    HARMLESS.contains(finding.code()) || isTitled && finding.code() == Code.W_TRAILING_TEXT;
            if (finding.severity().compareTo(gentlest) <= 0 && !isHarmless) {
                faults = faults.isEmpty() ? new ArrayList<>() : faults;
                faults.add(finding);
            }
        }
        return faults;
    }
}
