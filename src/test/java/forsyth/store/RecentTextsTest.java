package forsyth.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The last texts, in order and in their file. */
class RecentTextsTest {
    @TempDir
    Path folder;

    @Test
    void theNewestIsFirstAndTwentyAreKept() {
        RecentTexts recent = RecentTexts.NONE;
        for (int i = 1; i <= 25; i++) {
            recent = recent.with("text " + i).with(" \n");
        }
        assertEquals(20, recent.texts().size());
        assertEquals("text 25", recent.texts().get(0));
        assertEquals("text 6", recent.texts().get(19));
        RecentTexts again = recent.with("text 6");
        assertEquals("text 6", again.texts().get(0));
        assertEquals("text 7", again.texts().get(19));
    }

    @Test
    void comeBackFromTheFile() throws IOException {
        Path file = folder.resolve("recent.txt");
        assertEquals(RecentTexts.NONE, RecentTexts.open(file));
        RecentTexts recent = new RecentTexts(List.of(
                "8/8/8/4k3/8/3KP3/8/8 w - - 0 1",
                "[Event \"x\"]\r\n\r\n1. e4 *\n",
                " \u2654 \\n ",
                "# no comment",
                "\ud83d",
                "\u041a\u0440g1 / \u041a\u0440e8"));
        recent.save(file);
        assertEquals(recent, RecentTexts.open(file));
        RecentTexts.NONE.save(file);
        assertEquals(RecentTexts.NONE, RecentTexts.open(file));
    }
}
