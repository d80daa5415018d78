package forsyth.diagram.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.diagram.Samples;
import forsyth.diagram.Words;
import forsyth.diagram.pen.GraphicsPen;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Scene;
import forsyth.fen.FenReader;
import forsyth.lint.Language;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Pages of worksheets. */
class SheetTest {
    private static final String POSITION = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 b - - ";
    private static final String WIDE = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - ";
    private static final Words RUSSIAN = Samples.words(Language.RUSSIAN);

    private static List<Exercise> exercises(int count) {
        List<Exercise> exercises = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String operations = "bm R" + (char) ('a' + i % 8) + "1; hint \"шах " + i + "\";";
            exercises.add(Exercise.of(FenReader.read((i % 5 == 3 ? WIDE : POSITION) + operations)));
        }
        return exercises;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 6, 0",
        "1, 6, 1",
        "6, 6, 1",
        "7, 6, 2",
        "24, 6, 4",
        "24, 1, 24",
        "24, 12, 2",
        "25, 9, 3",
        "5, 2, 3",
        "5, 4, 2"
    })
    void pagesAreCounted(int positions, int perPage, int pages) {
        SheetStyle style = SheetStyle.PLAIN.on(Grid.of(perPage).orElseThrow(), Paper.A4, false);
        assertEquals(
                pages,
                SheetPages.of(new Sheet("", exercises(positions), style), RUSSIAN)
                        .count());
    }

    @ParameterizedTest
    @EnumSource
    void everythingLiesOnThePaperAndNoBoardOnAnother(Grid grid) {
        for (Paper paper : Paper.values()) {
            for (boolean isLandscape : new boolean[] {false, true}) {
                SheetStyle style = SheetStyle.PLAIN
                        .on(grid, paper, isLandscape)
                        .withNumbers(true)
                        .withNameLine(true)
                        .withHints(true)
                        .withAnswerLines(2);
                SheetPages pages = SheetPages.of(new Sheet("Тактика", exercises(grid.perPage()), style), RUSSIAN);
                assertEquals(1, pages.count());
                assertApart(pages.page(0), grid.perPage());
            }
        }
    }

    private static void assertApart(Scene page, int boards) {
        List<Rectangle2D> found = new ArrayList<>();
        Rectangle2D paper = new Rectangle2D.Double(0, 0, page.width(), page.height());
        for (Primitive primitive : page.primitives()) {
            if (primitive instanceof Primitive.Area area) {
                assertTrue(paper.contains(area.shape().getBounds2D()));
                if (area.shape() instanceof Rectangle2D board
                        && area.ink().rgb() == 0xFFFFFF
                        && board.getWidth() > 60) {
                    found.forEach(other -> assertFalse(board.intersects(other)));
                    found.add(board);
                }
            } else if (primitive instanceof Primitive.Text text) {
                assertTrue(text.start() > 0 && text.baseline() < page.height(), text.text());
            }
        }
        assertEquals(boards, found.size());
    }

    @Test
    void pdfSaysWhatTheStyleAsksFor() throws IOException {
        SheetStyle style = SheetStyle.PLAIN
                .withNumbers(true)
                .withNameLine(true)
                .withHints(true)
                .withSolutions(true);
        String text = text(new Sheet("Двойной удар", exercises(24), style));
        for (String expected :
                List.of("Двойной удар", "Имя", "Дата", "24.", "Подсказка: шах 23", "1 / 5", "5 / 5", "Ответы", "Rh1")) {
            assertTrue(text.contains(expected), expected + " is not in " + text);
        }
    }

    @Test
    void pdfSaysNothingElse() throws IOException {
        String text = text(new Sheet("", exercises(2), SheetStyle.PLAIN));
        assertEquals("abcdefgh12345678".repeat(2), text.replaceAll("\\s", ""));
    }

    private static String text(Sheet sheet) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf(sheet))) {
            for (PDPage page : document.getPages()) {
                for (COSName name : page.getResources().getXObjectNames()) {
                    assertTrue(page.getResources().getXObject(name) instanceof PDFormXObject);
                }
                for (COSName name : page.getResources().getFontNames()) {
                    assertTrue(page.getResources().getFont(name).isEmbedded());
                }
            }
            return new PDFTextStripper().getText(document);
        }
    }

    private static byte[] pdf(Sheet sheet) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SheetPages.of(sheet, RUSSIAN).write(out);
        return out.toByteArray();
    }

    @Test
    void solutionsOverflowToFurtherPages() {
        SheetStyle style = SheetStyle.PLAIN.on(Grid.TWELVE, Paper.A4, false).withSolutions(true);
        SheetPages pages = SheetPages.of(new Sheet("", exercises(120), style), RUSSIAN);
        assertEquals(12, pages.count());
        long solutions = 0;
        for (int i = 10; i < pages.count(); i++) {
            solutions += pages.page(i).primitives().stream()
                    .filter(primitive -> primitive instanceof Primitive.Text text
                            && text.text().startsWith("R"))
                    .count();
        }
        assertEquals(120, solutions);
    }

    @Test
    void previewDrawsThePage() {
        Scene page = SheetPages.of(new Sheet("A", exercises(1), SheetStyle.PLAIN), RUSSIAN)
                .page(0);
        BufferedImage image = new BufferedImage(300, 420, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(.5, .5);
        new GraphicsPen(graphics).draw(page);
        graphics.dispose();
        long drawn = 0;
        for (int pixel : image.getRGB(0, 0, 300, 420, null, 0, 300)) {
            drawn += pixel >>> 24 == 255 ? 1 : 0;
        }
        assertTrue(drawn > 10_000, () -> "too little was drawn");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bm Qxf7+ Rxf7; | | Qxf7+, Rxf7",
                "dm 3; pv Qh7 Kf8 Qh8; | #3 | Qh7 Kf8 Qh8",
                "bm e4; pv e4 e5; | | e4",
                "pm Nf3; | | Nf3",
                "id \"a; b\"; c0 \"no\"; | | ''",
            })
    void operationsBecomeTaskAndSolution(String operations, String task, String solution) {
        Exercise exercise = Exercise.of(FenReader.read(POSITION + operations));
        assertEquals(task == null ? "" : task, exercise.task());
        assertEquals(solution, exercise.solution());
    }
}
