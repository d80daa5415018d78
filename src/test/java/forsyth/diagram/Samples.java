package forsyth.diagram;

import forsyth.chess.Geometry;
import forsyth.fen.FenReader;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import java.util.LinkedHashMap;
import java.util.Map;

/** Diagrams for tests: both boards, all themes, marks of all kinds. */
public final class Samples {
    private static final String ITALIAN = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 b - - 0 7";
    private static final String CAPABLANCA = "r4rk3/pppbnp1ppp/3b1a4/3C1A4/5n4/2N3P3/PPPP1PPPPP/R1BQK1B1CR w KQ - 0 12";
    private static final String ALL_MARKS = "[%csl Gf6,Rd5,Bc6,Ye5][%cal Gc1g5,Rc3d5,Bf3h4,Ya2a4]"
            + "[%draw full,h2,green][%draw full,g7,red][%draw full,a8,blue][%draw full,d4,yellow]"
            + "[%draw 1,e4][%draw A,b5][%draw 12,d3]";

    private Samples() {}

    public static Words words(Language language) {
        return Messages.of("messages-diagram", language)::text;
    }

    public static Diagram italian() {
        return Diagram.of(FenReader.setup(ITALIAN));
    }

    public static Diagram capablanca() {
        return Diagram.of(FenReader.setup(CAPABLANCA));
    }

    public static Marks allMarks() {
        return PgnMarks.read(ALL_MARKS, Geometry.STANDARD);
    }

    /** Diagrams by name, each with something that the others do not have. */
    public static Map<String, Diagram> all() {
        Map<String, Diagram> samples = new LinkedHashMap<>();
        for (Theme theme : Theme.values()) {
            DiagramStyle style = DiagramStyle.of(theme).withTurnMark(true);
            samples.put(theme.word(), italian().with(style).with(allMarks()).withCaption("Ход чёрных: 7… Сg4"));
            samples.put(
                    theme.word() + "-10x8",
                    capablanca().with(style.with(Coordinates.INSIDE).withFlipped(true)));
        }
        DiagramStyle hatched = DiagramStyle.PRINT.withHatching(true).with(Coordinates.INSIDE);
        samples.put("hatched", italian().with(hatched).with(allMarks()));
        samples.put("hatched-10x8", capablanca().with(hatched.withBorder(false).with(Coordinates.OFF)));
        samples.put(
                "lines",
                italian()
                        .with(DiagramStyle.SCREEN.withLines(true))
                        .with(allMarks())
                        .withMoveNumber(true));
        return samples;
    }
}
