package forsyth.diagram;

/** Where the letters of the files and the numbers of the ranks stand. */
public enum Coordinates {
    OUTSIDE,
    /** In the corners of the squares at the edge. */
    INSIDE,
    OFF
}
