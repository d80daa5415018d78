package forsyth.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.lint.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Manual and completion say what the commands say. */
class ManualTest {
    private static final Terminal TERMINAL = new Terminal(
            InputStream.nullInputStream(),
            new ByteArrayOutputStream(),
            new ByteArrayOutputStream(),
            Language.ENGLISH,
            false);

    @Test
    void hasAPageForEachCommandWithEachOption() throws IOException {
        Map<String, String> pages = Manual.pages(TERMINAL);
        Map<String, CommandLine> commands = Cli.tree(TERMINAL).subcommands();
        assertEquals(commands.size() + 1, pages.size());
        commands.forEach((name, command) -> {
            String page = pages.get("forsyth-" + name);
            assertTrue(page.contains(".SH EXAMPLE\n.nf\nforsyth " + name), page);
            assertTrue(pages.get("forsyth").contains("\\fBforsyth\\-" + name + "\\fR(1)"), name);
            for (OptionSpec option : command.getCommandSpec().options()) {
                assertTrue(page.contains(option.longestName().replace("-", "\\-")), name + option.longestName());
            }
        });
    }

    @Test
    void namesAPageByItsFirstSentence() throws IOException {
        assertTrue(Manual.pages(TERMINAL)
                .get("forsyth-start")
                .contains(".SH NAME\nforsyth\\-start \\- Writes a starting position\n.SH SYNOPSIS"));
    }

    @Test
    void completesCommandsAndOptions() {
        String script = Manual.completion(TERMINAL);
        for (String word : new String[] {"convert", "sheet", "'--strict'", "complete -F _complete_forsyth"}) {
            assertTrue(script.contains(word), word);
        }
    }
}
