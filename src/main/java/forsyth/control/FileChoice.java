package forsyth.control;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the user where a file is to be put; tests answer in its place. */
@FunctionalInterface
interface FileChoice {
    /**
     * A file, or none where the user cancels.
     *
     * @param name what is proposed, with its ending
     * @param folder where to begin; empty for wherever the system begins
     */
    Optional<Path> save(String name, String folder);
}
