package forsyth.diagram;

import java.util.Optional;

/** A colour of marks, with the line that stands for it where colours cannot be told apart. */
public enum Hue {
    /** A solid line. */
    GREEN('G', 0x1F9D61),
    /** Dashes. */
    RED('R', 0xD1443C, .20, .12),
    /** Dots. */
    BLUE('B', 0x2F6FDE, .07, .09),
    /** A dash and a dot in turn; PGN's yellow. */
    AMBER('Y', 0xE2A100, .26, .09, .07, .09);

    private final char letter;
    private final int rgb;
    private final double[] dashes;

    Hue(char letter, int rgb, double... dashes) {
        this.letter = letter;
        this.rgb = rgb;
        this.dashes = dashes;
    }

    /** The hue of a letter of PGN's mark commands, in either case. */
    public static Optional<Hue> ofLetter(char letter) {
        for (Hue hue : values()) {
            if (hue.letter == Character.toUpperCase(letter)) {
                return Optional.of(hue);
            }
        }
        return Optional.empty();
    }

    /** The hue of a name in either case, {@code green}; yellow is amber. */
    public static Optional<Hue> ofName(String name) {
        for (Hue hue : values()) {
            if (hue.name().equalsIgnoreCase(name)) {
                return Optional.of(hue);
            }
        }
        return name.equalsIgnoreCase("yellow") ? Optional.of(AMBER) : Optional.empty();
    }

    /** The letter of PGN's mark commands. */
    public char letter() {
        return letter;
    }

    /** {@code 0xRRGGBB}. */
    public int rgb() {
        return rgb;
    }

    /** Lengths of drawn and blank pieces of the line in turn, in squares; none for a solid line. */
    public double[] dashes() {
        return dashes.clone();
    }
}
