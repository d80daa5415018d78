package forsyth.deck;

import forsyth.deck.read.Loader;
import forsyth.store.FileTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A process that saves a collection once where there is too little room, and says what came of it. */
final class FullDiskSaver {
    private FullDiskSaver() {}

    /** The former content, the collection, and the folder with too little room. */
    public static void main(String[] args) throws IOException {
        Path former = Path.of(args[0]);
        Path file = Path.of(args[2], "lesson.epd");
        Files.copy(former, file);
        Loader.Loaded loaded = new Loader(Path.of(args[1]), early -> {}).load();
        try {
            Saving.save(loaded.deck(), loaded.form(), file);
            System.out.println("saved");
        } catch (IOException e) {
            System.out.println(FileTrouble.writing(file, e).kind().orElse("unknown"));
        }
        System.out.println(Files.mismatch(former, file) < 0 ? "former" : "changed");
        try (Stream<Path> names = Files.list(file.getParent())) {
            System.out.println(
                    names.map(name -> name.getFileName().toString()).sorted().collect(Collectors.joining(" ")));
        }
    }
}
