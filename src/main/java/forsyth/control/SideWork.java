package forsyth.control;

import forsyth.view.SideStages;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;

/**
 * The windows beside an editor and what was entered there for a picture and a worksheet.
 *
 * @param places of the windows that are shown, by the action that opens them
 * @param caption of the picture
 */
record SideWork(Map<String, Rectangle2D> places, String caption, SheetController.Input sheet) {
    private static final List<String> KEPT =
            List.of("save-picture", "worksheet", "history", "cheat-sheet", "material", "compare");

    static SideWork of(SideStages stages, String caption, SheetController.Input sheet) {
        Map<String, Rectangle2D> places = new LinkedHashMap<>();
        for (String action : KEPT) {
            Stage stage = stages.made().get(action);
            if (stage != null && stage.isShowing()) {
                places.put(action, new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
            }
        }
        return new SideWork(places, caption, sheet);
    }

    static void put(Stage stage, Rectangle2D place) {
        stage.setX(place.getMinX());
        stage.setY(place.getMinY());
        stage.setWidth(place.getWidth());
        stage.setHeight(place.getHeight());
    }
}
