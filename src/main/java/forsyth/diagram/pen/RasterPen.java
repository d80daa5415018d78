package forsyth.diagram.pen;

import forsyth.chess.Piece;
import forsyth.diagram.Diagram;
import forsyth.diagram.scene.DiagramScene;
import forsyth.diagram.scene.PieceSet;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Scene;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Draws diagrams as images; it keeps the men it has drawn, so use one pen for many diagrams. Safe for many threads. */
public final class RasterPen {
    /** The widest picture, in pixels. */
    public static final int MAX_WIDTH = 20_000;

    private static final double MM_PER_INCH = 25.4;

    private final Map<Stamp, BufferedImage> stamps = new ConcurrentHashMap<>();

    /** A man drawn once at a size in pixels. */
    private record Stamp(PieceSet set, Piece piece, int size) {}

    /** What lies behind the board's margin. */
    public enum Margin {
        TRANSPARENT(new Color(0, true)),
        /** White, for programs that show transparent pixels as black. */
        WHITE(Color.WHITE);

        private final Color color;

        Margin(Color color) {
            this.color = color;
        }
    }

    /** How many pixels a length is at a resolution in dots per inch. */
    public static int pixels(double mm, double dpi) {
        return (int) Math.round(mm / MM_PER_INCH * dpi);
    }

    /**
     * The picture in pixels with premultiplied alpha.
     *
     * @param width from {@link DiagramScene#MIN_WIDTH} to {@link #MAX_WIDTH} pixels
     */
    public BufferedImage image(Diagram diagram, int width, Margin margin) {
        if (width > MAX_WIDTH) {
            throw new IllegalArgumentException("a picture is at most " + MAX_WIDTH + " pixels wide, not " + width);
        }
        Scene scene = DiagramScene.ofWidth(diagram, width);
        int height = (int) Math.round(scene.height());
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        graphics.setBackground(margin.color);
        graphics.clearRect(0, 0, width, height);
        new StampPen(graphics).draw(scene);
        graphics.dispose();
        return image;
    }

    /**
     * Writes a diagram as PNG with a transparent margin.
     *
     * @param dpi the resolution to be noted in the file, which tells a program the size in mm; 0 for none
     */
    public void write(OutputStream out, Diagram diagram, int width, double dpi) throws IOException {
        Png.write(out, image(diagram, width, Margin.TRANSPARENT), dpi);
    }

    /** A diagram as PNG without any transparency, for programs that would show it black. */
    public byte[] opaque(Diagram diagram, int width) {
        return png(image(diagram, width, Margin.WHITE));
    }

    /** A scene on white as PNG, at that many pixels to one of its units. */
    public static byte[] png(Scene scene, double scale) {
        int width = (int) Math.round(scene.width() * scale);
        int height = (int) Math.round(scene.height() * scale);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        graphics.setBackground(Color.WHITE);
        graphics.clearRect(0, 0, width, height);
        graphics.scale(scale, scale);
        new GraphicsPen(graphics).draw(scene);
        graphics.dispose();
        return png(image);
    }

    private static byte[] png(BufferedImage image) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            Png.write(out, image, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /**
     * Writes an image as PNG.
     *
     * @param dpi the resolution to be noted in the file, which tells a program the size in mm; 0 for none
     */
    public void write(OutputStream out, BufferedImage image, double dpi) throws IOException {
        Png.write(out, image, dpi);
    }

    /** A man for the screen in a square image of that many pixels, row by row as premultiplied ARGB. */
    public static int[] man(Piece piece, int pixels) {
        BufferedImage image = stamp(new Stamp(PieceSet.SCREEN, piece, pixels));
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    private static BufferedImage stamp(Stamp stamp) {
        BufferedImage image = new BufferedImage(stamp.size, stamp.size, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        new GraphicsPen(graphics).drawMan(new Primitive.Man(stamp.piece, stamp.set, 0, 0, stamp.size));
        graphics.dispose();
        return image;
    }

    /** Puts men on the picture that were drawn before; their places and sizes are whole pixels. */
    private final class StampPen extends GraphicsPen {
        StampPen(Graphics2D graphics) {
            super(graphics);
        }

        @Override
        void drawMan(Primitive.Man man) {
            Stamp key = new Stamp(man.set(), man.piece(), (int) man.size());
            graphics().drawImage(stamps.computeIfAbsent(key, RasterPen::stamp), (int) man.x(), (int) man.y(), null);
        }
    }
}
