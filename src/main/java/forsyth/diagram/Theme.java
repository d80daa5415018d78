package forsyth.diagram;

import java.util.Optional;

/** Colours of a board, {@code 0xRRGGBB}, and the men that go with them. */
public enum Theme {
    WALNUT("walnut", 0xEBD7B6, 0xA87B54, 0x6B5F53),
    CLUB_GREEN("green", 0xE9EDD3, 0x6F9060, 0x596351),
    SLATE_BLUE("blue", 0xE1E8EF, 0x7C97B4, 0x566473),
    GRAPHITE("graphite", 0xDEDFE1, 0x8E9299, 0x5B5F66),
    /** For print: black, white and grey, and men without shading. */
    PAPER("paper", 0xFFFFFF, 0xD3D3D3, 0x000000),
    /** For dark surroundings. */
    DUSK("dusk", 0xC3CBD8, 0x71809B, 0x69758E);

    private final String word;
    private final int light;
    private final int dark;
    private final int text;

    Theme(String word, int light, int dark, int text) {
        this.word = word;
        this.light = light;
        this.dark = dark;
        this.text = text;
    }

    /** The theme of a name in either case. */
    public static Optional<Theme> ofWord(String word) {
        for (Theme theme : values()) {
            if (theme.word.equalsIgnoreCase(word)) {
                return Optional.of(theme);
            }
        }
        return Optional.empty();
    }

    /** The name on the command line and in settings. */
    public String word() {
        return word;
    }

    /** Light squares. */
    public int light() {
        return light;
    }

    /** Dark squares. */
    public int dark() {
        return dark;
    }

    /** Coordinates outside the board, and the caption. */
    public int text() {
        return text;
    }

    /** Whether it is meant for a printer without colours. */
    public boolean isPrint() {
        return this == PAPER;
    }
}
