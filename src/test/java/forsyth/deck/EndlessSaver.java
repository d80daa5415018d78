package forsyth.deck;

import forsyth.deck.read.Loader;
import java.io.IOException;
import java.nio.file.Path;

/** A process that saves two collections by turns over one file until it is killed. */
final class EndlessSaver {
    private EndlessSaver() {}

    /** Two collections and the file; says when it has begun. */
    public static void main(String[] args) throws IOException {
        Loader.Loaded[] loaded = new Loader.Loaded[2];
        for (int i = 0; i < loaded.length; i++) {
            loaded[i] = new Loader(Path.of(args[i]), early -> {}).load();
        }
        for (int i = 0; ; i ^= 1) {
            Saving.save(loaded[i].deck(), loaded[i].form(), Path.of(args[2]));
            System.out.println("saved");
        }
    }
}
