package forsyth.cli;

import java.nio.charset.StandardCharsets;

/**
 * Whole inputs, each with its end mark, which only the last may lack.
 *
 * @param first the number of the first input
 * @param end the end mark, LF (then a CR before it belongs to it) or NUL
 */
record Block(byte[] bytes, int length, long first, byte end) {
    /** Hands all inputs to a handler, in order. */
    Output handle(InputHandler handler) {
        Output output = new Output(length + length / 8);
        long number = first;
        int start = 0;
        for (int i = 0; i < length; i++) {
            if (bytes[i] == end) {
                int stop = end == '\n' && i > start && bytes[i - 1] == '\r' ? i - 1 : i;
                handler.handle(number++, text(start, stop), output);
                start = i + 1;
            }
        }
        if (start < length) {
            handler.handle(number, text(start, length), output);
        }
        return output;
    }

    /** Bytes that are not UTF-8 become U+FFFD, which no position contains. */
    private String text(int start, int stop) {
        return new String(bytes, start, stop - start, StandardCharsets.UTF_8);
    }
}
