package forsyth.deck.read;

import forsyth.deck.Entry;
import forsyth.deck.form.PgnForm;
import forsyth.play.pgn.PgnEntry;
import forsyth.play.pgn.PgnFault;
import forsyth.play.pgn.PgnOptions;
import forsyth.play.pgn.PgnReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads games, each with its characters; one whose position cannot be read goes with the next. What stands between
 * games and is none is read as any text with positions in it.
 */
final class GamesReader {
    private final Recorder recorder;
    private final Sink sink;

    GamesReader(Reader reader, Sink sink) {
        this.recorder = new Recorder(reader);
        this.sink = sink;
    }

    /** Reads to the end; whether all of it was kept. */
    boolean read() throws IOException {
        PgnReader games = new PgnReader(recorder, PgnOptions.DEFAULT);
        String lead = "";
        boolean isWhole = true;
        for (Optional<PgnEntry> next = games.next(); next.isPresent() && !sink.isStopped(); next = games.next()) {
            PgnEntry game = next.get();
            lead += recorder.take(games.begin());
            String text = recorder.take(games.end());
            isWhole &= !recorder.isCut();
            if (isNoGame(game)) {
                if (new TextPart(text.strip(), game.line()).giveLinesTo(sink)) {
                    isWhole = false;
                } else {
                    sink.fault(Fault.of(game.line(), Fault.Kind.NO_POSITION, Fault.excerpt(text)));
                    lead += text;
                }
                continue;
            }
            game.faults().forEach(fault -> sink.fault(new Fault.OfGame(fault)));
            boolean isPosition = game.faults().stream().noneMatch(GamesReader::isOfPosition);
            if (isPosition) {
                sink.entry(new Entry(game.game().start().setup().effective(), PgnForm.PGN, lead, text));
            }
            lead = isPosition ? "" : lead + text;
        }
        sink.tail(lead);
        return isWhole;
    }

    /** Whether nothing but words that are no moves were found. */
    private static boolean isNoGame(PgnEntry game) {
        return game.game().tags().isEmpty() && game.game().plies().isEmpty() && !game.isWhole();
    }

    private static boolean isOfPosition(PgnFault fault) {
        return fault.kind() == PgnFault.Kind.FEN_ERROR;
    }

    /** Keeps the characters that went through and were not yet taken. */
    private static final class Recorder extends Reader {
        /** More than the most characters of a game that is read whole. */
        private static final int MOST = 8 << 20;

        private final Reader in;
        private final StringBuilder kept = new StringBuilder();
        private long begin;
        private boolean isCut;

        Recorder(Reader in) {
            this.in = in;
        }

        @Override
        public int read(char[] into, int offset, int length) throws IOException {
            int count = in.read(into, offset, length);
            if (kept.length() > MOST) {
                begin += kept.length();
                kept.setLength(0);
                isCut = true;
            }
            kept.append(into, offset, Math.max(0, count));
            return count;
        }

        /** The characters up to that place of the text. */
        String take(long end) {
            int length = (int) Math.max(0, end - begin);
            String taken = kept.substring(0, length);
            kept.delete(0, length);
            begin += length;
            return taken;
        }

        /** Whether characters were lost since some game was too long. */
        boolean isCut() {
            return isCut;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
