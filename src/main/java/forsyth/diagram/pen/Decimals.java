package forsyth.diagram.pen;

/** Numbers for pictures: at most three decimals, a point in every language. */
final class Decimals {
    private static final int SCALE = 1000;

    private Decimals() {}

    static StringBuilder append(StringBuilder out, double number) {
        long scaled = Math.round(number * SCALE);
        if (scaled < 0) {
            out.append('-');
            scaled = -scaled;
        }
        out.append(scaled / SCALE);
        int fraction = (int) (scaled % SCALE);
        if (fraction != 0) {
            out.append('.');
            for (int digit = SCALE / 10; fraction > 0; digit /= 10) {
                out.append((char) ('0' + fraction / digit));
                fraction %= digit;
            }
        }
        return out;
    }

    static String text(double number) {
        return append(new StringBuilder(), number).toString();
    }
}
