package forsyth.control;

import forsyth.chess.Side;
import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.deck.find.Condition;
import forsyth.deck.find.Duplicates;
import forsyth.deck.find.Search;
import forsyth.diagram.Marks;
import forsyth.lint.Messages;
import forsyth.lint.Severity;
import forsyth.model.DeckModel;
import forsyth.play.pgn.Line;
import forsyth.view.DeckPane;
import forsyth.view.DeckPane.Filter;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What is shown of a collection: search, selection, the current entry and its moves. */
final class DeckController {
    /** So many entries are searched at once; more by another thread. */
    private static final int SMALL = 2000;

    private final DeckParts parts;
    private final DeckModel model;
    private final DeckPane pane;
    private final DeckBoard board;
    private final Messages messages;
    private final Work search;
    private Optional<int[]> kept = Optional.empty();
    private Line line;
    private Marks marks = Marks.NONE;
    private int ply;

    DeckController(DeckParts parts, DeckBoard board) {
        this.parts = parts;
        this.model = parts.model();
        this.pane = parts.pane();
        this.messages = parts.messages();
        this.board = board;
        search = new Work(pane.searching());
    }

    void attach() {
        model.deckProperty().addListener((property, before, deck) -> refresh());
        pane.search().textProperty().addListener((property, before, now) -> refresh());
        pane.filter().valueProperty().addListener((property, before, now) -> refresh());
        pane.search().addEventHandler(KeyEvent.KEY_PRESSED, this::leaveSearch);
        pane.selection().changesProperty().addListener((property, before, now) -> showCurrent());
        // Not by the bar, which is seen late: what is being loaded is not said to be empty.
        pane.hint().visibleProperty().bind(parts.work().runningProperty().not());
        pane.grid().onOpen(place -> showOnBoard());
        pane.grid().addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        pane.details().showOnBoard().setOnAction(event -> showOnBoard());
        pane.details().back().setOnAction(event -> step(-1));
        pane.details().forward().setOnAction(event -> step(1));
        refresh();
    }

    private void leaveSearch(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            pane.search().clear();
            pane.grid().requestFocus();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            pane.grid().requestFocus();
            event.consume();
        }
    }

    /** The index of the current entry, or -1. */
    int current() {
        int place = pane.selection().current();
        return isUpToDate() && place >= 0 && place < pane.grid().count()
                ? pane.grid().index(place)
                : -1;
    }

    /** The indices of the chosen entries. */
    int[] chosen() {
        if (!isUpToDate()) {
            return new int[0];
        }
        return IntStream.of(pane.selection().places())
                .filter(place -> place < pane.grid().count())
                .map(pane.grid()::index)
                .toArray();
    }

    /** The indices of all entries that are shown. */
    int[] all() {
        return isUpToDate()
                ? IntStream.range(0, pane.grid().count())
                        .map(pane.grid()::index)
                        .toArray()
                : new int[0];
    }

    /** Does something as soon as no search is running. */
    void afterwards(Runnable act) {
        search.afterwards(act);
    }

    /** Does something to the entries shown, all of which stay in sight: what is being written on is not to leave it. */
    void keeping(Runnable change) {
        kept = isUpToDate() ? Optional.of(all()) : Optional.empty();
        change.run();
        kept = Optional.empty();
    }

    /** While a changed collection is searched anew, the places are those of the former one. */
    private boolean isUpToDate() {
        return pane.grid().isOf(model.deck());
    }

    /** Shows the entries that are asked for; of a large collection as soon as they are found. */
    private void refresh() {
        Deck deck = model.deck();
        if (kept.isPresent()) {
            show(deck, kept.get());
            return;
        }
        Question question =
                new Question(deck, pane.search().getText(), pane.filter().getValue());
        search.abandon();
        if (question.isForAll()) {
            show(deck, IntStream.range(0, deck.size()).toArray());
        } else if (deck.size() <= SMALL) {
            show(deck, question.answer(() -> false));
        } else {
            search.startInstead(
                    progress -> {
                        int[] found = question.answer(progress::isStopped);
                        progress.reached(1, 1);
                        return found;
                    },
                    new Work.Ending<>(found -> show(deck, found), this::showAll, parts::say));
        }
    }

    /** Asks for no entries in particular. */
    void showAll() {
        pane.search().clear();
        pane.filter().setValue(Filter.ALL);
    }

    /** Which entries of a deck are asked for. */
    private record Question(Deck deck, String typed, Filter filter) {
        boolean isForAll() {
            return typed.isBlank() && filter == Filter.ALL;
        }

        int[] answer(BooleanSupplier isStopped) {
            int[] found = search().in(deck, isStopped);
            if (filter != Filter.DUPLICATES || isStopped.getAsBoolean()) {
                return found;
            }
            int[] duplicates = Duplicates.in(deck, index -> {});
            return IntStream.of(found)
                    .filter(index -> Arrays.binarySearch(duplicates, index) >= 0)
                    .toArray();
        }

        private Search search() {
            Search search = Search.of(typed);
            return switch (filter) {
                case WHITE -> search.and(new Condition.Turn(Side.WHITE));
                case BLACK -> search.and(new Condition.Turn(Side.BLACK));
                case ERRORS -> search.and(new Condition.Found(Severity.ERROR));
                case FINDINGS -> search.and(new Condition.Found(Severity.WARNING));
                default -> search;
            };
        }
    }

    private void show(Deck deck, int[] indices) {
        int place = Math.min(pane.selection().current(), indices.length - 1);
        boolean isKept = IntStream.of(pane.selection().places()).allMatch(chosen -> chosen < indices.length);
        pane.grid().show(deck, indices);
        pane.hint().setText(indices.length == 0 ? whyNone(deck) : "");
        if (!isKept || place < 0 && indices.length > 0) {
            pane.selection().only(Math.max(place, indices.length > 0 ? 0 : -1));
        } else {
            showCurrent();
        }
        countSelected();
    }

    private String whyNone(Deck deck) {
        if (deck.isEmpty()) {
            return messages.text("deck.none");
        }
        return messages.text(pane.search().getText().isBlank() ? "deck.none.filter" : "deck.none.search");
    }

    private void countSelected() {
        int shown = pane.grid().count();
        pane.say(messages.text(
                "deck.count", model.deck().size(), shown, pane.selection().size()));
    }

    private void showCurrent() {
        int index = current();
        Entry entry = index < 0 ? null : model.deck().entry(index);
        pane.details().show(entry);
        line = entry == null ? null : entry.line();
        marks = entry == null ? Marks.NONE : entry.marks();
        ply = 0;
        showMove();
        countSelected();
    }

    private void showMove() {
        int plies = line == null ? 0 : line.plies().size();
        String text = plies == 0
                ? ""
                : ply == 0
                        ? messages.text("deck.moves", plies)
                        : line.plies().get(ply - 1).san() + "  " + ply + "/" + plies;
        pane.details().showMove(text, ply > 0, ply < plies);
    }

    private void step(int by) {
        ply += by;
        showMove();
        showOnBoard();
    }

    /** What is drawn belongs to the position that the entry begins with. */
    private void showOnBoard() {
        if (line != null && ply == 0) {
            board.load(line.start().setup(), marks);
        } else if (line != null) {
            board.load(line.plies().get(ply - 1).after(), Marks.NONE);
        }
    }

    private void key(KeyEvent event) {
        int columns = pane.grid().columns();
        int step = switch (event.getCode()) {
            case LEFT -> -1;
            case RIGHT -> 1;
            case UP -> -columns;
            case DOWN -> columns;
            case HOME -> -pane.grid().count();
            case END -> pane.grid().count();
            default -> 0;
        };
        if (event.getCode() == KeyCode.ENTER) {
            showOnBoard();
            event.consume();
        } else if (step != 0 && pane.grid().count() > 0) {
            int place = Math.max(
                    0, Math.min(pane.grid().count() - 1, pane.selection().current() + step));
            if (event.isShiftDown()) {
                pane.selection().upTo(place);
            } else {
                pane.selection().only(place);
            }
            pane.grid().reveal(place);
            event.consume();
        }
    }
}
