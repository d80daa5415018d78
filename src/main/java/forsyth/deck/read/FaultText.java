package forsyth.deck.read;

import forsyth.lint.FindingText;
import forsyth.lint.Language;
import forsyth.lint.Messages;

/** The sentences of faults in one language. */
public final class FaultText {
    private final FindingText findings;
    private final Messages games;
    private final Messages files;

    private FaultText(Language language) {
        findings = FindingText.of(language);
        games = Messages.of("messages-play", language);
        files = Messages.of("messages-deck", language);
    }

    public static FaultText of(Language language) {
        return new FaultText(language);
    }

    /** What is wrong, without the line. */
    public String sentence(Fault fault) {
        if (fault instanceof Fault.OfText text) {
            return findings.sentence(text.finding());
        }
        if (fault instanceof Fault.OfGame game) {
            String own =
                    games.text(game.fault().kind().name(), game.fault().args().toArray());
            return game.fault()
                    .finding()
                    .map(finding -> own + " " + findings.sentence(finding))
                    .orElse(own);
        }
        Fault.OfFile file = (Fault.OfFile) fault;
        return files.text("Fault." + file.kind().name(), file.args().toArray());
    }
}
