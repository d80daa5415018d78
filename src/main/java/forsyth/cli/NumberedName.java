package forsyth.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A name of a file with a place for a number: {@code board-%d.svg}, {@code board-%04d.svg}. */
record NumberedName(String pattern) {
    private static final Pattern PLACE = Pattern.compile("%(?:0([1-9]))?d");

    /** The name of a pattern; empty where a percent sign is no place for a number, or not the only one. */
    static Optional<NumberedName> of(String pattern) {
        boolean isSound = PLACE.matcher(pattern).replaceFirst("").indexOf('%') < 0;
        return isSound ? Optional.of(new NumberedName(pattern)) : Optional.empty();
    }

    /** Whether different numbers give different names. */
    boolean hasNumber() {
        return PLACE.matcher(pattern).find();
    }

    /** The name with the number in the place for one. */
    Path of(long number) {
        Matcher place = PLACE.matcher(pattern);
        if (!place.find()) {
            return Path.of(pattern);
        }
        String digits = String.valueOf(number);
        int width = place.group(1) == null ? 1 : Integer.parseInt(place.group(1));
        String padded = "0".repeat(Math.max(0, width - digits.length())) + digits;
        return Path.of(pattern.substring(0, place.start()) + padded + pattern.substring(place.end()));
    }
}
