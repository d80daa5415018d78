package forsyth.diagram.pen;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Portable Network Graphics (ISO/IEC 15948): 8 bits a channel, alpha where a pixel needs it, the size in the chunk
 * pHYs. Java's own writer takes far longer to load, and to note the size.
 */
final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final double INCHES_PER_METRE = 1 / .0254;
    /** Flat colours lose nothing by quick packing. */
    private static final int LEVEL = 3;

    private static final int RGB = 2;
    private static final int RGB_ALPHA = 6;

    private final DataOutputStream out;

    private Png(OutputStream out) {
        this.out = new DataOutputStream(out);
    }

    static void write(OutputStream out, BufferedImage image, double dpi) throws IOException {
        int[] pixels = pixels(image);
        boolean hasAlpha = hasAlpha(pixels);
        Png png = new Png(out);
        png.out.write(SIGNATURE);
        png.header(image.getWidth(), image.getHeight(), hasAlpha ? RGB_ALPHA : RGB);
        if (dpi > 0) {
            png.resolution((int) Math.round(dpi * INCHES_PER_METRE));
        }
        png.chunk("IDAT", packed(pixels, image.getWidth(), hasAlpha));
        png.chunk("IEND", new byte[0]);
        png.out.flush();
    }

    /** Colours not multiplied by alpha. {@link BufferedImage#getRGB} would take longer than all the rest. */
    private static int[] pixels(BufferedImage image) {
        if (image.getType() != BufferedImage.TYPE_INT_ARGB_PRE) {
            return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        }
        int[] pixels =
                ((DataBufferInt) image.getRaster().getDataBuffer()).getData().clone();
        for (int i = 0; i < pixels.length; i++) {
            int alpha = pixels[i] >>> 24;
            if (alpha != 0 && alpha != 255) {
                pixels[i] = image.getColorModel().getRGB(pixels[i]);
            }
        }
        return pixels;
    }

    private void header(int width, int height, int colourType) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        data.writeInt(width);
        data.writeInt(height);
        data.write(new byte[] {8, (byte) colourType, 0, 0, 0});
        chunk("IHDR", bytes.toByteArray());
    }

    private void resolution(int dotsPerMetre) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        data.writeInt(dotsPerMetre);
        data.writeInt(dotsPerMetre);
        data.write(1);
        chunk("pHYs", bytes.toByteArray());
    }

    private void chunk(String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) sum.getValue());
    }

    private static boolean hasAlpha(int[] pixels) {
        for (int pixel : pixels) {
            if (pixel >>> 24 != 255) {
                return true;
            }
        }
        return false;
    }

    /** The rows, each as the difference to the one above (filter 2), which is mostly zero in a board. */
    private static byte[] packed(int[] pixels, int width, boolean hasAlpha) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(32 * 1024);
        Deflater deflater = new Deflater(LEVEL);
        int channels = hasAlpha ? 4 : 3;
        byte[] row = new byte[1 + width * channels];
        row[0] = 2;
        try (DeflaterOutputStream packed = new DeflaterOutputStream(bytes, deflater, 16 * 1024)) {
            for (int at = 0; at < pixels.length; at += width) {
                int to = 1;
                for (int x = at; x < at + width; x++) {
                    int pixel = pixels[x];
                    int above = at == 0 ? 0 : pixels[x - width];
                    row[to++] = (byte) ((pixel >> 16) - (above >> 16));
                    row[to++] = (byte) ((pixel >> 8) - (above >> 8));
                    row[to++] = (byte) (pixel - above);
                    if (hasAlpha) {
                        row[to++] = (byte) ((pixel >>> 24) - (above >>> 24));
                    }
                }
                packed.write(row);
            }
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }
}
