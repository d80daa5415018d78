package forsyth.play;

/** Cyrillic and Greek letters that look like Latin ones, and other characters that stand for those of a move. */
final class LookAlikes {
    private static final String FOREIGN = "\u0410\u0412\u0421\u0415\u041D\u041A\u041C\u041E\u0420\u0422\u0425"
            + "\u0430\u0441\u0435\u043E\u0440\u0445\u0443\u0456\u0458\u0406\u0408\u0405"
            + "\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A7"
            + "\u2010\u2011\u2012\u2013\u2014\u2212\u00D7:";
    private static final String LATIN = "ABCEHKMOPTX" + "aceopxyijIJS" + "ABEZHIKMNOPTX" + "------xx";

    private LookAlikes() {}

    /** The character with which this one is easily mistaken, or itself. */
    static char fold(char c) {
        if (c < 128 && c != ':') {
            return c;
        }
        int index = FOREIGN.indexOf(c);
        return index < 0 ? c : LATIN.charAt(index);
    }

    /** The text with each character folded, as many as before. */
    static String fold(String text) {
        char[] folded = text.toCharArray();
        for (int i = 0; i < folded.length; i++) {
            folded[i] = fold(folded[i]);
        }
        return new String(folded);
    }
}
