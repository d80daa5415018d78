package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.diagram.Diagram;
import forsyth.diagram.pen.PictureForm;
import forsyth.store.FileTrouble;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Pictures of entries, one file each, in the colours and the size in which the editor makes pictures. */
final class DeckPictures {
    private final DeckParts parts;
    private final DeckController shown;
    private final DeckBoard board;

    DeckPictures(DeckParts parts, DeckController shown, DeckBoard board) {
        this.parts = parts;
        this.shown = shown;
        this.board = board;
    }

    void register(DeckActions actions) {
        actions.add("deck-pictures", "", this::ask);
    }

    /**
     * What is to be drawn.
     *
     * @param dress a diagram whose style all have
     * @param files as many as the deck has entries
     */
    private record Order(Deck deck, Diagram dress, Pictures.Writer writer, List<Path> files) {}

    private void ask() {
        int[] chosen = shown.chosen();
        if (chosen.length == 0) {
            parts.say("deck.said.none");
            return;
        }
        Pictures pictures = board.pictures();
        String name =
                parts.messages().text("deck.picture") + "." + pictures.form().ending();
        Optional<Path> named = board.dialogs()
                .saveAs(
                        parts.pane().getScene().getWindow(),
                        parts.messages().title("action.deck-pictures"),
                        name,
                        pictures.folder());
        if (named.isEmpty()) {
            return;
        }
        Optional<PictureForm> form =
                PictureForm.ofFile(named.get().getFileName().toString());
        List<Path> files = numbered(named.get(), chosen.length);
        Optional<Path> inTheWay = files.stream().filter(Files::exists).findFirst();
        if (form.isEmpty() || inTheWay.isPresent()) {
            String key = form.isEmpty() ? "deck.said.no-picture" : "deck.said.in-the-way";
            parts.say(key, inTheWay.orElse(named.get()).getFileName());
            return;
        }
        Deck deck = parts.model().deck().select(chosen);
        Order order = new Order(deck, pictures.diagram(""), pictures.writer(form.get()), files);
        parts.work().start(progress -> drawn(order, progress), parts.saying());
    }

    /** The names {@code board-01.png}, {@code board-02.png}, with as many digits as the last needs. */
    private static List<Path> numbered(Path named, int count) {
        String name = named.getFileName().toString();
        int dot = Math.max(0, name.lastIndexOf('.'));
        String pattern = "%s-%0" + String.valueOf(count).length() + "d%s";
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> String.format(pattern, name.substring(0, dot), number, name.substring(dot)))
                .map(named::resolveSibling)
                .toList();
    }

    private String drawn(Order order, Work.Progress progress) throws FileTrouble {
        int drawn = 0;
        int all = order.files().size();
        while (drawn < all && !progress.isStopped()) {
            Entry entry = order.deck().entry(drawn);
            Diagram diagram = new Diagram(
                    entry.setup(),
                    entry.marks(),
                    order.dress().style(),
                    entry.title(),
                    order.dress().hasMoveNumber());
            order.writer().write(order.files().get(drawn), diagram);
            drawn++;
            progress.tell((double) drawn / all);
        }
        return parts.messages()
                .text("deck.said.drawn", drawn, all, order.files().get(0).getFileName());
    }
}
