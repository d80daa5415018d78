package forsyth.control;

import forsyth.chess.Setup;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.Epd;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.play.Moves;
import forsyth.play.pgn.Game;
import forsyth.play.pgn.Pgn;
import forsyth.store.AtomicFile;
import forsyth.view.MainWindow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What a file of one position looks like; the ending of its name says which. */
enum FileForm {
    /** The six fields in one line. */
    FEN,
    /** Four fields, the counters as operations where they are not those of a first move. */
    EPD,
    /** A game without moves that begins from the position; its standard settles how castling is spelled. */
    PGN;

    /** The form of a file's name, {@code mate.fen}. */
    static Optional<FileForm> of(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(form -> name.endsWith(form.ending()))
                .findFirst();
    }

    String ending() {
        return "." + name().toLowerCase(Locale.ROOT);
    }

    /**
     * Writes a file in the form that its name says, and tells so, or why it is not written.
     *
     * @param text what is written, by the form; empty where it cannot be expressed
     * @return whether it was written
     */
    static boolean write(Path file, Function<FileForm, Optional<String>> text, MainWindow window) {
        Messages messages = window.messages();
        Optional<FileForm> form = of(file);
        if (form.isEmpty()) {
            window.refuse(messages.text("said.file-ending", file.getFileName()));
            return false;
        }
        Optional<String> written = text.apply(form.get());
        if (written.isEmpty()) {
            window.refuse(messages.text("said.no-text"));
            return false;
        }
        try {
            AtomicFile.write(file, written.get());
            window.say(messages.text("said.saved", file));
            return true;
        } catch (IOException e) {
            window.refuse(messages.text("said.cannot-save", file.getFileName(), Troubles.writing(file, e, messages)));
            return false;
        }
    }

    /** A game without moves, from a position, that holds the marks. */
    static String pgn(Setup effective, Marks marks) {
        return Pgn.write(new Game(Map.of(), Moves.of(effective), PgnMarks.write(marks), List.of(), "*"));
    }

    /** The text of the file; empty where the letters cannot express the position. Only a game holds the marks. */
    Optional<String> text(Document document, CastlingLetters letters, EpPolicy enPassant) {
        Setup effective = document.effective();
        return switch (this) {
            case FEN -> line(FenWriter.write(effective, letters, enPassant));
            case EPD -> line(Epd.write(effective, "", letters, enPassant));
            case PGN -> Optional.of(pgn(effective, document.marks()));
        };
    }

    /** Whether a file's text holds nothing but the position and its marks, in whichever spelling. */
    boolean isWhole(String text, Document document) {
        return Arrays.stream(CastlingLetters.values())
                .flatMap(letters ->
                        Arrays.stream(EpPolicy.values()).flatMap(policy -> text(document, letters, policy).stream()))
                .anyMatch(whole -> whole.strip().equals(text.strip()));
    }

    private static Optional<String> line(Written written) {
        return written instanceof Written.Text text ? Optional.of(text.text() + "\n") : Optional.empty();
    }
}
