package forsyth.store;

import java.io.IOException;
import java.nio.file.Path;

/** A process that writes ever new drafts until it is killed, and says the number of each that is written. */
public final class DraftWriter {
    private DraftWriter() {}

    public static void main(String[] args) throws IOException {
        Draft draft = Drafts.in(Path.of(args[0])).begin();
        for (int number = 1; ; number++) {
            draft.write(text(number));
            System.out.println(number);
        }
    }

    /** The whole draft of a number: from a few bytes to some 200 KB. */
    static String text(int number) {
        String line = "8/8/8/4k3/8/3KP3/8/8 w - - 0 " + number + "\n";
        return number + "\n" + line.repeat(1 + number * 37 % 5_000) + "end";
    }
}
