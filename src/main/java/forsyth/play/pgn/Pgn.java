package forsyth.play.pgn;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Portable Game Notation (PGN standard 1994): a short text read or written at once. Files: {@link PgnReader}. */
public final class Pgn {
    private Pgn() {}

    /** All games of a text. */
    public static List<PgnEntry> read(String text, PgnOptions options) {
        List<PgnEntry> games = new ArrayList<>();
        try (PgnReader reader = new PgnReader(new StringReader(text), options)) {
            for (Optional<PgnEntry> next = reader.next(); next.isPresent(); next = reader.next()) {
                games.add(next.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(games);
    }

    public static List<PgnEntry> read(String text) {
        return read(text, PgnOptions.DEFAULT);
    }

    /** A game in export format, with a blank line behind it. */
    public static String write(Game game) {
        return new PgnWriter(game).write();
    }
}
