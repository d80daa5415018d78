package forsyth.control;

import forsyth.diagram.sheet.Grid;
import forsyth.diagram.sheet.Paper;
import forsyth.diagram.sheet.SheetStyle;
import forsyth.model.PictureOptions;
import forsyth.model.ViewState;
import forsyth.store.Settings;

/** What the user chose for pictures and worksheets, between the settings file and the view state. */
final class PicturePreferences {
    private PicturePreferences() {}

    static void apply(Settings settings, ViewState view) {
        PictureOptions plain = PictureOptions.PLAIN;
        view.pictureProperty()
                .set(new PictureOptions(
                        settings.choice("picture.form", plain.form()),
                        settings.flag("picture.measured", plain.isMeasured()),
                        settings.number(
                                "picture.pixels",
                                plain.pixels(),
                                PictureOptions.LEAST_PIXELS,
                                PictureOptions.MOST_PIXELS),
                        settings.number("picture.mm", plain.mm(), PictureOptions.LEAST_MM, PictureOptions.MOST_MM),
                        settings.number("picture.dpi", plain.dpi(), PictureOptions.LEAST_DPI, PictureOptions.MOST_DPI),
                        settings.flag("picture.turn-mark", plain.hasTurnMark()),
                        settings.flag("picture.for-print", plain.isForPrint()),
                        settings.flag("picture.move-number", plain.hasMoveNumber()),
                        settings.text("picture.folder", plain.folder())));
        SheetStyle sheet = view.sheetProperty().get();
        view.sheetProperty()
                .set(sheet.on(
                                settings.choice("sheet.grid", Grid.SIX),
                                settings.choice("sheet.paper", Paper.A4),
                                settings.flag("sheet.landscape", false))
                        .withNameLine(settings.flag("sheet.name-line", sheet.hasNameLine()))
                        .withNumbers(settings.flag("sheet.numbers", sheet.hasNumbers()))
                        .withAnswerLines(settings.number("sheet.lines", 0, 0, SheetStyle.MAX_LINES))
                        .withHints(settings.flag("sheet.hints", sheet.hasHints()))
                        .withSolutions(settings.flag("sheet.solutions", sheet.hasSolutions()))
                        .with(sheet.diagrams().withTurnMark(settings.flag("sheet.turn-mark", true))));
        view.sheetTitleProperty().set(settings.text("sheet.title", ""));
    }

    static Settings taken(Settings settings, ViewState view) {
        PictureOptions picture = view.pictureProperty().get();
        SheetStyle sheet = view.sheetProperty().get();
        return settings.with("picture.form", picture.form())
                .with("picture.measured", picture.isMeasured())
                .with("picture.pixels", picture.pixels())
                .with("picture.mm", picture.mm())
                .with("picture.dpi", picture.dpi())
                .with("picture.turn-mark", picture.hasTurnMark())
                .with("picture.for-print", picture.isForPrint())
                .with("picture.move-number", picture.hasMoveNumber())
                .with("picture.folder", picture.folder())
                .with("sheet.grid", sheet.grid())
                .with("sheet.paper", sheet.paper())
                .with("sheet.landscape", sheet.isLandscape())
                .with("sheet.name-line", sheet.hasNameLine())
                .with("sheet.numbers", sheet.hasNumbers())
                .with("sheet.lines", sheet.answerLines())
                .with("sheet.hints", sheet.hasHints())
                .with("sheet.solutions", sheet.hasSolutions())
                .with("sheet.turn-mark", sheet.diagrams().hasTurnMark())
                .with("sheet.title", view.sheetTitleProperty().get());
    }
}
