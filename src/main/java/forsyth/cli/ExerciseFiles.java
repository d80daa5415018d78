package forsyth.cli;

import forsyth.diagram.sheet.Exercise;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.store.FileTrouble;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads files of positions, one a line; empty lines and those that begin with # are no positions. */
final class ExerciseFiles {
    private final Terminal terminal;
    private final LazySentences sentences;
    private final List<Exercise> exercises = new ArrayList<>();
    private boolean hasFault;

    ExerciseFiles(Terminal terminal) {
        this.terminal = terminal;
        this.sentences = new LazySentences(terminal);
    }

    List<Exercise> exercises() {
        return List.copyOf(exercises);
    }

    /** Whether a line was no position. */
    boolean hasFault() {
        return hasFault;
    }

    /** Reads a file, or standard input for -; of a line at fault it says file and line, and goes on. */
    void read(String name, Path file) throws IOException {
        if (name.equals("-")) {
            read(name, terminal.in());
            return;
        }
        try (InputStream in = Files.newInputStream(file)) {
            read(name, in);
        } catch (IOException e) {
            throw FileTrouble.reading(file, e);
        }
    }

    private void read(String name, InputStream in) throws IOException {
        Blocks blocks = new Blocks(in, (byte) '\n');
        for (Optional<Block> block = blocks.next(); block.isPresent(); block = blocks.next()) {
            Output output = block.get().handle((number, text, out) -> line(name, number, text, out));
            output.writeTo(terminal);
            hasFault |= output.hasFault();
        }
    }

    private void line(String name, long number, String text, Output output) {
        if (text.isBlank() || text.startsWith("#")) {
            return;
        }
        FenText read = FenReader.read(text);
        for (Finding finding : read.findings()) {
            if (finding.severity() != Severity.NOTE) {
                output.message(name + ":" + sentences.get().line(number, read, finding));
            }
        }
        if (read.isReadable()) {
            exercises.add(Exercise.of(read));
        } else {
            output.fault();
        }
    }
}
