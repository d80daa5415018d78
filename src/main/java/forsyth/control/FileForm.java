package forsyth.control;

import forsyth.chess.Setup;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.Epd;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.play.Moves;
import forsyth.play.pgn.Game;
import forsyth.play.pgn.Pgn;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

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

    /** The text of the file; empty where the letters cannot express the position. */
    Optional<String> text(Setup effective, CastlingLetters letters, EpPolicy enPassant) {
        return switch (this) {
            case FEN -> line(FenWriter.write(effective, letters, enPassant));
            case EPD -> line(Epd.write(effective, "", letters, enPassant));
            case PGN -> Optional.of(Pgn.write(new Game(Map.of(), Moves.of(effective), "", List.of(), "*")));
        };
    }

    /** Whether a file's text holds nothing but the position, in whichever spelling. */
    boolean isWhole(String text, Setup effective) {
        return Arrays.stream(CastlingLetters.values())
                .flatMap(letters ->
                        Arrays.stream(EpPolicy.values()).flatMap(policy -> text(effective, letters, policy).stream()))
                .anyMatch(whole -> whole.strip().equals(text.strip()));
    }

    private static Optional<String> line(Written written) {
        return written instanceof Written.Text text ? Optional.of(text.text() + "\n") : Optional.empty();
    }
}
