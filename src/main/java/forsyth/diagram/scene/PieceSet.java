package forsyth.diagram.scene;

import forsyth.chess.Piece;
import forsyth.diagram.Theme;
import java.awt.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Drawings of all men, each in a square of 100 units. */
public enum PieceSet {
    /** With colours and shades, for screens. */
    SCREEN("pieces"),
    /** Black and white. */
    PRINT("pieces-print");

    /** The side of the square in which a man is drawn. */
    public static final double UNITS = 100;

    private final String folder;
    private final Map<Piece, Drawing> drawings = new EnumMap<>(Piece.class);

    PieceSet(String folder) {
        this.folder = folder;
    }

    private record Drawing(String markup, List<Primitive> layers) {}

    /** The men that go with a theme. */
    public static PieceSet of(Theme theme) {
        return theme.isPrint() ? PRINT : SCREEN;
    }

    /** What the man is drawn of: areas and lines only. */
    public List<Primitive> layers(Piece piece) {
        return drawing(piece).layers();
    }

    /** The shapes that together are the man's outline. */
    public List<Shape> silhouette(Piece piece) {
        return layers(piece).stream()
                .filter(Primitive.Area.class::isInstance)
                .map(layer -> ((Primitive.Area) layer).shape())
                .toList();
    }

    /** The man's elements in SVG, to stand in an element whose viewBox is {@code 0 0 100 100}. */
    public String markup(Piece piece) {
        return drawing(piece).markup();
    }

    /** A name that no other set has for any man. */
    public String id(Piece piece) {
        return "linden-" + name().toLowerCase(Locale.ROOT) + "-" + file(piece);
    }

    private static String file(Piece piece) {
        return "" + piece.side().letter() + piece.role().letter();
    }

    private Drawing drawing(Piece piece) {
        synchronized (drawings) {
            return drawings.computeIfAbsent(piece, this::load);
        }
    }

    private Drawing load(Piece piece) {
        String path = "/forsyth/assets/" + folder + "/" + file(piece) + ".svg";
        try (InputStream in = PieceSet.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalArgumentException("no drawing " + path);
            }
            String svg = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String markup = svg.substring(svg.indexOf('>') + 1, svg.lastIndexOf("</svg>"))
                    .replaceAll("<title>.*?</title>|\n", "");
            return new Drawing(markup, SvgDrawing.parse(markup));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
