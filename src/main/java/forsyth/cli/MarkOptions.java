package forsyth.cli;

import forsyth.chess.Geometry;
import forsyth.chess.Square;
import forsyth.diagram.Hue;
import forsyth.diagram.Marks;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code --arrow e2e4:green} and {@code --mark d5:red}; without a colour it is green. */
final class MarkOptions {
    private static final Pattern MARK = Pattern.compile("([a-jA-J][1-8])([a-jA-J][1-8])?(?::(\\w+))?");

    private MarkOptions() {}

    /** The marks with an arrow; empty where the text is none. */
    static Optional<Marks> withArrow(Marks marks, String text) {
        Matcher mark = MARK.matcher(text);
        if (!mark.matches() || mark.group(2) == null || mark.group(1).equalsIgnoreCase(mark.group(2))) {
            return Optional.empty();
        }
        return hue(mark).map(hue -> marks.with(new Marks.Arrow(square(mark.group(1)), square(mark.group(2)), hue)));
    }

    /** The marks with a ring; empty where the text is none. */
    static Optional<Marks> withRing(Marks marks, String text) {
        Matcher mark = MARK.matcher(text);
        if (!mark.matches() || mark.group(2) != null) {
            return Optional.empty();
        }
        return hue(mark).map(hue -> marks.withRing(square(mark.group(1)), hue));
    }

    private static Optional<Hue> hue(Matcher mark) {
        return mark.group(3) == null ? Optional.of(Hue.GREEN) : Hue.ofName(mark.group(3));
    }

    /** The larger board has all squares of the smaller; a diagram leaves out what its own does not have. */
    private static int square(String name) {
        return Square.parse(name.toLowerCase(Locale.ROOT), Geometry.CAPABLANCA);
    }
}
