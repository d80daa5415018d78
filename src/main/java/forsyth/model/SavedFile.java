package forsyth.model;

import java.nio.file.Path;

/**
 * The file that a window was opened from or saved to.
 *
 * @param document what the file holds
 * @param isWhole whether it holds nothing beside that position, so that saving over it loses nothing
 */
public record SavedFile(Path path, Document document, boolean isWhole) {}
