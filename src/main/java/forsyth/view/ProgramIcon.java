package forsyth.view;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/** The program's icon in the sizes that systems ask for, loaded when the first window wants it. */
public final class ProgramIcon {
    private static final List<Image> SIZES =
            Stream.of(16, 32, 48, 64, 128).map(ProgramIcon::load).toList();

    private ProgramIcon() {}

    private static Image load(int size) {
        String name = "/forsyth/assets/icon/icon" + size + ".png";
        return new Image(Objects.requireNonNull(ProgramIcon.class.getResource(name), name)
                .toExternalForm());
    }

    public static void give(Stage stage) {
        stage.getIcons().setAll(SIZES);
    }
}
