package forsyth.model;

/** How large the board may become. */
public enum BoardSize {
    /** As large as the window allows. */
    FIT(Double.MAX_VALUE),
    SMALL(44),
    MEDIUM(60),
    LARGE(80);

    private final double mostSquare;

    BoardSize(double mostSquare) {
        this.mostSquare = mostSquare;
    }

    /** The largest side of a square, logical pixels; in a small window squares are smaller. */
    public double mostSquare() {
        return mostSquare;
    }
}
