package forsyth;

import forsyth.control.UserFiles;
import forsyth.control.Windows;
import forsyth.store.UserFolders;
import forsyth.view.PieceImages;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** What a start can do while the toolkit is not there yet, by another thread. */
final class Preparation {
    private static final FutureTask<UserFiles> FILES = new FutureTask<>(() -> UserFiles.read(UserFolders.ofSystem()));

    private static final PieceImages IMAGES = new PieceImages();

    private Preparation() {}

    static void begin() {
        Thread thread = new Thread(Preparation::run, "preparation");
        thread.setDaemon(true);
        thread.start();
    }

    private static void run() {
        IMAGES.prepare(Windows.manPixels(files()));
    }

    /** What the user has on the disk; read now where nobody has begun. */
    static UserFiles files() {
        FILES.run();
        try {
            return FILES.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The men; those of the first board are drawn already, or are being drawn. */
    static PieceImages images() {
        return IMAGES;
    }
}
