package forsyth.diagram.sheet;

import forsyth.diagram.Words;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Typeface;
import java.util.ArrayList;
import java.util.List;

/** Sets the solutions in columns of text. */
final class Solutions {
    private static final double SIZE = 10;
    private static final double LINE = 14;
    private static final double NUMBER = 26;
    private static final double GAP = 20;
    private static final int MOST_LINES = 12;

    private final Sheet sheet;
    private final Words words;
    private final List<Page> pages = new ArrayList<>();

    Solutions(Sheet sheet, Words words) {
        this.sheet = sheet;
        this.words = words;
    }

    /** A line of a solution: its number, where it is the first, and its text. */
    private record Line(String number, String text) {}

    /** A page of solutions: its title and its lines, column by column. */
    record Page(String title, List<List<List<Line>>> columns, double width) {
        void draw(PageCanvas page) {
            page.title(title);
            double x = page.left();
            for (List<List<Line>> column : columns) {
                double baseline = page.top() + SIZE;
                for (List<Line> solution : column) {
                    for (Line line : solution) {
                        page.text(line.number(), x + NUMBER - 6, baseline, SIZE, Primitive.Anchor.END);
                        page.text(line.text(), x + NUMBER, baseline, SIZE, Primitive.Anchor.START);
                        baseline += LINE;
                    }
                    baseline += LINE * .35;
                }
                x += width + GAP;
            }
        }
    }

    List<Page> pages() {
        String title = words.text("sheet.solutions") + (sheet.title().isEmpty() ? "" : ": " + sheet.title());
        PageCanvas room = new PageCanvas(sheet.style());
        room.title(title);
        int columns = sheet.style().isLandscape() ? 3 : 2;
        double width = (room.right() - room.left() - (columns - 1) * GAP) / columns;
        double height = room.bottom() - room.top();
        List<List<List<Line>>> filled = new ArrayList<>();
        List<List<Line>> column = new ArrayList<>();
        double used = 0;
        for (int i = 0; i < sheet.exercises().size(); i++) {
            List<Line> solution = lines(i, width - NUMBER);
            double needed = (solution.size() + .35) * LINE;
            if (used + needed > height) {
                filled.add(column);
                column = new ArrayList<>();
                used = 0;
            }
            column.add(solution);
            used += needed;
        }
        if (!column.isEmpty()) {
            filled.add(column);
        }
        for (int i = 0; i < filled.size(); i += columns) {
            pages.add(new Page(title, filled.subList(i, Math.min(filled.size(), i + columns)), width));
        }
        return pages;
    }

    private List<Line> lines(int index, double width) {
        String solution = sheet.exercises().get(index).solution();
        String text = Typeface.printable(solution.isEmpty() ? "\u2014" : solution);
        List<Line> lines = new ArrayList<>();
        for (String line : Typeface.wrap(text, SIZE, width, MOST_LINES)) {
            lines.add(new Line(lines.isEmpty() ? (index + 1) + "." : "", line));
        }
        return lines;
    }
}
