package forsyth.control;

import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.store.Settings;
import forsyth.view.BoardAlone;
import forsyth.view.BoardView;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Scene;

/** What a window shows first: its board, where it will stand once the rest of the window is made. */
final class FirstPicture {
    private static final String TOP = "window.board.top";
    private static final String RIGHT = "window.board.right";
    private static final String BOTTOM = "window.board.bottom";
    private static final String LEFT = "window.board.left";
    private static final int MOST = 2_000;

    private FirstPicture() {}

    /** The board of a model, with the margins that it had last; before, those of the usual fonts. */
    static BoardAlone of(EditorModel model, ViewState view, Settings settings) {
        Insets margins = new Insets(
                settings.number(TOP, 155, 0, MOST),
                settings.number(RIGHT, 410, 0, MOST),
                settings.number(BOTTOM, 83, 0, MOST),
                settings.number(LEFT, 10, 0, MOST));
        return new BoardAlone(model.snapshot().effective(), view, margins);
    }

    /** The settings with the margins of a board in its scene, logical pixels. */
    static Settings withMargins(Settings settings, BoardView board) {
        Scene scene = board.getScene();
        Bounds bounds = board.localToScene(board.getLayoutBounds());
        return settings.with(TOP, (int) bounds.getMinY())
                .with(RIGHT, (int) (scene.getWidth() - bounds.getMaxX()))
                .with(BOTTOM, (int) (scene.getHeight() - bounds.getMaxY()))
                .with(LEFT, (int) bounds.getMinX());
    }
}
