package forsyth.diagram.sheet;

import forsyth.diagram.Diagram;
import forsyth.diagram.Words;
import forsyth.diagram.pen.PdfPen;
import forsyth.diagram.scene.DiagramScene;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Scene;
import forsyth.diagram.scene.Typeface;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.IntConsumer;

/** The pages of a worksheet, each laid out when it is asked for: the same for preview, printer and PDF. */
public final class SheetPages {
    private static final double COLUMN_GAP = 22;
    private static final double ROW_GAP = 14;
    private static final double HEAD = 12;
    private static final double SMALL = 9;
    private static final double ANSWER = 21;
    private static final int HINT_LINES = 2;

    private final Sheet sheet;
    private final SheetStyle style;
    private final Words words;
    private final List<Solutions.Page> solutions;

    private SheetPages(Sheet sheet, Words words) {
        this.sheet = sheet;
        this.style = sheet.style();
        this.words = words;
        this.solutions = style.hasSolutions() ? new Solutions(sheet, words).pages() : List.of();
    }

    public static SheetPages of(Sheet sheet, Words words) {
        return new SheetPages(sheet, words);
    }

    /** The number of pages, those of solutions included; none without a position. */
    public int count() {
        return exercisePages() + solutions.size();
    }

    private int exercisePages() {
        int perPage = style.grid().perPage();
        return (sheet.exercises().size() + perPage - 1) / perPage;
    }

    /** The characters that the pages should have and the font has not; question marks stand in their place. */
    public String unprintable() {
        StringBuilder texts = new StringBuilder(sheet.title());
        for (Exercise exercise : sheet.exercises()) {
            texts.append(exercise.task());
            exercise.marks().labels().values().forEach(texts::append);
            texts.append(style.hasHints() ? exercise.hint() : "");
            texts.append(style.hasSolutions() ? exercise.solution() : "");
        }
        return Typeface.unprintable(texts.toString());
    }

    /**
     * A page; its units are points.
     *
     * @param number from 0
     */
    public Scene page(int number) {
        PageCanvas page = new PageCanvas(style);
        if (number >= exercisePages()) {
            solutions.get(number - exercisePages()).draw(page);
        } else {
            exercises(page, number);
        }
        if (count() > 1) {
            page.foot(words.text("sheet.page", number + 1, count()));
        }
        return page.scene();
    }

    /** Writes all pages as PDF. */
    public void write(OutputStream out) throws IOException {
        write(out, page -> {});
    }

    /**
     * Writes all pages as PDF.
     *
     * @param onPage told of each page, from 0, before it is drawn; what it throws ends the writing
     */
    public void write(OutputStream out, IntConsumer onPage) throws IOException {
        try (PdfPen pen = new PdfPen(sheet.title())) {
            for (int i = 0; i < count(); i++) {
                onPage.accept(i);
                pen.add(page(i));
            }
            pen.save(out);
        }
    }

    private void exercises(PageCanvas page, int number) {
        page.title(sheet.title());
        if (style.hasNameLine()) {
            page.nameLine(words);
        }
        int columns = style.grid().columns(style.isLandscape());
        int rows = style.grid().rows(style.isLandscape());
        double width = (page.right() - page.left() - (columns - 1) * COLUMN_GAP) / columns;
        double height = (page.bottom() - page.top() - (rows - 1) * ROW_GAP) / rows;
        int first = number * style.grid().perPage();
        int last = Math.min(sheet.exercises().size(), first + style.grid().perPage());
        for (int i = first; i < last; i++) {
            double x = page.left() + (i - first) % columns * (width + COLUMN_GAP);
            double y = page.top() + (i - first) / columns * (height + ROW_GAP);
            new Cell(page, new Rectangle2D.Double(x, y, width, height)).draw(i);
        }
    }

    /** The room of one position. */
    private final class Cell {
        private final PageCanvas page;
        private final Rectangle2D room;

        Cell(PageCanvas page, Rectangle2D room) {
            this.page = page;
            this.room = room;
        }

        void draw(int index) {
            Exercise exercise = sheet.exercises().get(index);
            Diagram diagram = new Diagram(exercise.setup(), exercise.marks(), style.diagrams(), "", false);
            String number = style.hasNumbers() ? (index + 1) + "." : "";
            String head = Typeface.printable((number + " " + exercise.task()).strip());
            List<String> hint = style.hasHints() ? hint(exercise) : List.of();
            double above = hasHeads() ? HEAD * 1.5 : 0;
            double below = hint.size() * SMALL * 1.3 + style.answerLines() * ANSWER;
            double ratio = DiagramScene.height(diagram, 1);
            double side = Math.min(room.getWidth(), (room.getHeight() - above - below) / ratio);
            double left = room.getX() + (room.getWidth() - side) / 2;
            double y = room.getY();
            double board = left + DiagramScene.boardLeft(diagram, side);
            double right = left + DiagramScene.boardRight(diagram, side);
            Typeface.wrap(head, HEAD, right - board, 1)
                    .forEach(line -> page.text(line, board, y + HEAD, HEAD, Primitive.Anchor.START));
            page.addAll(DiagramScene.at(diagram, left, y + above, side));
            double baseline = y + above + side * ratio;
            for (String line : hint) {
                baseline += SMALL * 1.3;
                page.text(line, board, baseline, SMALL, Primitive.Anchor.START);
            }
            for (int line = 1; line <= style.answerLines(); line++) {
                page.rule(board, right, baseline + line * ANSWER);
            }
        }

        private List<String> hint(Exercise exercise) {
            return exercise.hint().isEmpty()
                    ? List.of()
                    : Typeface.wrap(
                            Typeface.printable(words.text("sheet.hint", exercise.hint())),
                            SMALL,
                            room.getWidth() * .8,
                            HINT_LINES);
        }
    }

    private boolean hasHeads() {
        return style.hasNumbers()
                || sheet.exercises().stream()
                        .anyMatch(exercise -> !exercise.task().isEmpty());
    }
}
