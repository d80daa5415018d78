package forsyth.control;

import forsyth.chess.Rules;
import forsyth.diagram.Coordinates;
import forsyth.diagram.Theme;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.lint.Language;
import forsyth.model.BoardSize;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.store.Settings;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.value.ObservableValue;

/** What the user chose, between the settings file and the view state. */
final class Preferences {
    private static final String LANGUAGE = "language";
    private static final String DARK = "dark";
    private static final String SYSTEM_DARK = "system.dark";
    private static final String THEME = "board.theme";
    private static final String PROJECTOR = "projector.theme";
    private static final String COORDINATES = "board.coordinates";
    private static final String SIZE = "board.size";
    private static final String FOLLOW = "board.follow-side-to-move";
    private static final String KIND = "board.kind";
    private static final String LETTERS = "export.letters";
    private static final String EN_PASSANT = "export.en-passant";
    private static final String MARK_LINES = "board.mark-lines";
    private static final String OWN_POLICY = "own";

    private Preferences() {}

    /** The language that was chosen, or else the system's. */
    static Language language(Settings settings) {
        return settings.choice(LANGUAGE, Language.of(Locale.getDefault()));
    }

    static Settings withLanguage(Settings settings, Language language) {
        return settings.with(LANGUAGE, language);
    }

    /** The kind of board that new windows begin with. */
    static Rules rules(Settings settings) {
        return settings.choice(KIND, Rules.ANY_CASTLING);
    }

    /** Whether the windows are dark: as the user chose, or else as the system's windows were last seen. */
    static boolean isDark(Settings settings) {
        return settings.flag(DARK, settings.flag(SYSTEM_DARK, false));
    }

    /** Whether the user chose light or dark. */
    static boolean hasLook(Settings settings) {
        return settings.text(DARK).isPresent();
    }

    /** The settings with a look that was chosen; until one is, that of the system is followed. */
    static Settings withDark(Settings settings, boolean isDark) {
        return settings.with(DARK, isDark);
    }

    /** The settings with the look that the system's windows have, for the next start. */
    static Settings withSystemDark(Settings settings, boolean isDark) {
        return settings.with(SYSTEM_DARK, isDark);
    }

    /** The colours of the board; those that go with the look where none were chosen. */
    static Theme theme(Settings settings, boolean isDark) {
        return settings.choice(THEME, isDark ? Theme.DUSK : Theme.WALNUT);
    }

    static BoardSize boardSize(Settings settings) {
        return settings.choice(SIZE, BoardSize.FIT);
    }

    /** Runs an action after each change of what {@link #taken} takes. */
    static void whenChanged(ViewState view, EditorModel model, Runnable action) {
        List.<ObservableValue<?>>of(
                        view.themeProperty(),
                        view.projectorThemeProperty(),
                        view.coordinatesProperty(),
                        view.boardSizeProperty(),
                        view.followsTurnProperty(),
                        view.exportLettersProperty(),
                        view.exportEnPassantProperty(),
                        view.markLinesProperty(),
                        view.pictureProperty(),
                        view.sheetProperty(),
                        view.sheetTitleProperty())
                .forEach(value -> value.addListener((property, before, now) -> action.run()));
        model.snapshotProperty().addListener((property, before, now) -> {
            if (before.document().rules() != now.document().rules()) {
                action.run();
            }
        });
    }

    /** Sets the view state to what was chosen. */
    static void apply(Settings settings, ViewState view, boolean isDark) {
        view.darkProperty().set(isDark);
        view.themeProperty().set(theme(settings, isDark));
        view.projectorThemeProperty().set(settings.choice(PROJECTOR, Theme.CLUB_GREEN));
        view.coordinatesProperty().set(settings.choice(COORDINATES, Coordinates.OUTSIDE));
        view.boardSizeProperty().set(boardSize(settings));
        view.followsTurnProperty().set(settings.flag(FOLLOW, false));
        PicturePreferences.apply(settings, view);
        view.markLinesProperty().set(settings.flag(MARK_LINES, false));
        view.exportLettersProperty().set(settings.choice(LETTERS, CastlingLetters.KQ_OR_FILE));
        Optional<EpPolicy> policy = settings.text(EN_PASSANT)
                .filter(text -> !text.equals(OWN_POLICY))
                .map(text -> settings.choice(EN_PASSANT, EpPolicy.CAPTURABLE));
        view.exportEnPassantProperty().set(policy);
    }

    /** The settings with what the view state has now. */
    static Settings taken(Settings settings, ViewState view, Rules kind) {
        Settings taken = PicturePreferences.taken(settings, view)
                .with(THEME, view.themeProperty().get())
                .with(PROJECTOR, view.projectorThemeProperty().get())
                .with(COORDINATES, view.coordinatesProperty().get())
                .with(SIZE, view.boardSizeProperty().get())
                .with(FOLLOW, view.followsTurnProperty().get())
                .with(MARK_LINES, view.markLinesProperty().get())
                .with(KIND, kind)
                .with(LETTERS, view.exportLettersProperty().get());
        Optional<EpPolicy> policy = view.exportEnPassantProperty().get();
        return policy.isPresent() ? taken.with(EN_PASSANT, policy.get()) : taken.with(EN_PASSANT, OWN_POLICY);
    }
}
