package forsyth.control;

import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Light or dark, one choice for all windows: the theme's stylesheet is the process's. Until the user chooses it is what
 * the system's own windows were last seen to be.
 */
final class Look {
    private final UserFiles files;
    private final BooleanProperty dark;
    private boolean isFollowing;

    Look(UserFiles files) {
        this.files = files;
        dark = new SimpleBooleanProperty(this, "dark", Preferences.isDark(files.settings()));
        dark.addListener((property, before, isDark) -> {
            if (!isFollowing) {
                files.change(settings -> Preferences.withDark(settings, isDark));
            }
        });
    }

    BooleanProperty darkProperty() {
        return dark;
    }

    /** Looks at the system's windows, unless the user has chosen. The answer takes its time, so nobody waits for it. */
    void askSystem() {
        if (!Preferences.hasLook(files.settings())) {
            Thread asking = new Thread(
                    () -> {
                        boolean isDark = SystemLook.isDark();
                        Platform.runLater(() -> follow(isDark));
                    },
                    "system look");
            asking.setDaemon(true);
            asking.start();
        }
    }

    private void follow(boolean isDark) {
        if (Preferences.hasLook(files.settings())) {
            return;
        }
        files.change(settings -> Preferences.withSystemDark(settings, isDark));
        isFollowing = true;
        dark.set(isDark);
        isFollowing = false;
    }
}
