package forsyth.play.pgn;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Reads a file of games one by one; only the game at hand is in memory. */
public final class PgnReader implements Closeable {
    private final Reader reader;
    private final PgnLexer lexer;
    private final PgnOptions options;
    private Optional<Token> pending = Optional.empty();
    private long begin;

    /** Reads from text; {@link TextInput#open} makes a reader of a file's bytes. */
    public PgnReader(Reader reader, PgnOptions options) {
        this.reader = reader;
        this.lexer = new PgnLexer(reader);
        this.options = options;
    }

    /** The next game, sound or not; empty at the end of the file. */
    public Optional<PgnEntry> next() throws IOException {
        Token token = pending.isPresent() ? pending.get() : lexer.next();
        begin = lexer.start();
        if (token.type() == Token.Type.END) {
            return Optional.empty();
        }
        GameBuilder game = new GameBuilder(token.place(), options);
        long begun = lexer.offset();
        while (token.type() != Token.Type.END && !game.isEndedBy(token)) {
            game.accept(token, lexer.offset() - begun);
            token = lexer.next();
        }
        pending = Optional.of(token);
        return Optional.of(game.finish());
    }

    /** How many characters of the text stand in front of the game read last. */
    public long begin() {
        return begin;
    }

    /** How many characters of the text stand in front of the game that comes next. */
    public long end() {
        return lexer.start();
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
