package forsyth.control;

import forsyth.start.StartName;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** The starts that the user marked as favourites, and those that were loaded last: names, kept with the settings. */
final class StartShelf {
    /** How many of the last are kept. */
    static final int MOST_RECENT = 12;
    /** How many favourites there can be; a new one puts the oldest out. */
    static final int MOST_FAVOURITES = 200;

    private static final String FAVOURITES = "starts.favourites";
    private static final String RECENT = "starts.recent";

    private final EditorHost host;

    StartShelf(EditorHost host) {
        this.host = host;
    }

    /** The favourites, the newest first. */
    List<String> favourites() {
        return names(FAVOURITES);
    }

    /** The starts that were loaded last, the newest first. */
    List<String> recent() {
        return names(RECENT);
    }

    boolean isFavourite(String name) {
        return favourites().contains(name);
    }

    /** Makes a start a favourite, or no longer. */
    void toggle(String name) {
        List<String> former = favourites();
        keep(FAVOURITES, former.contains(name) ? without(former, name) : with(former, name), MOST_FAVOURITES);
    }

    /** A start was loaded. */
    void used(String name) {
        keep(RECENT, with(recent(), name), MOST_RECENT);
    }

    /** What can be read as starts: a person may have changed the file. */
    private List<String> names(String key) {
        return Stream.of(host.settings().text(key, "").split("\\s+"))
                .filter(name -> StartName.parse(name, new SplittableRandom(0))
                        .filter(start -> start.name().equals(name))
                        .isPresent())
                .distinct()
                .limit(MOST_FAVOURITES)
                .toList();
    }

    private void keep(String key, List<String> names, int most) {
        String line = String.join(" ", names.stream().limit(most).toList());
        host.change(settings -> settings.with(key, line));
    }

    private static List<String> with(List<String> names, String name) {
        return Stream.concat(Stream.of(name), names.stream()).distinct().toList();
    }

    private static List<String> without(List<String> names, String name) {
        return names.stream().filter(kept -> !kept.equals(name)).toList();
    }
}
