package forsyth.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The unsaved work of windows, one file each in a folder that all running programs of the user share. A window holds a
 * lock beside its draft as long as it lives; the system frees the lock of a process that dies, whatever it died of, so
 * a draft that nobody holds is one left behind.
 *
 * <p>The beginning, taking over and ending of drafts hold a lock of the folder for a moment, so that two programs that
 * start at once do not take the same draft. The content is the caller's.
 */
public final class Drafts {
    private static final String DRAFT = ".draft";
    private static final String LOCK = ".lock";

    /** Locks held by this process: opening such a file a second time would free its lock on POSIX systems. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path folder;

    private Drafts(Path folder) {
        this.folder = folder;
    }

    /** The drafts in a folder, which is made where it is missing. */
    public static Drafts in(Path folder) throws IOException {
        return new Drafts(Files.createDirectories(folder).toRealPath());
    }

    /**
     * A draft that no living window holds.
     *
     * @param id names it among the drafts of the folder
     * @param written when it was last written
     * @param isClosed whether its window was closed in order; else it died
     */
    public record Left(String id, FileTime written, String text, boolean isClosed) {}

    /** A draft of its own for a new window; there is no file before it is first written. */
    public Draft begin() throws IOException {
        return guarded(() -> hold(UUID.randomUUID().toString()).orElseThrow());
    }

    /** The drafts that no living window holds, the last written first. Removes what a crash left unfinished. */
    public List<Left> left() throws IOException {
        return guarded(() -> {
            Set<String> names = names();
            List<Left> left = new ArrayList<>();
            for (String id : ids(names)) {
                boolean isClosed = !names.contains(id + LOCK);
                if (isClosed || isFree(id)) {
                    removeUnfinished(id, names);
                    read(id, isClosed).ifPresent(left::add);
                }
            }
            left.sort(Comparator.comparing(Left::written).reversed());
            return List.copyOf(left);
        });
    }

    /** Makes a draft that was left the draft of a window; empty where another took it first or it is gone. */
    public Optional<Draft> adopt(Left left) throws IOException {
        return guarded(() -> Files.exists(path(left.id(), DRAFT)) ? hold(left.id()) : Optional.empty());
    }

    /** Deletes a draft that was left, unless a window has taken it. */
    public void discard(Left left) throws IOException {
        Optional<Draft> draft = adopt(left);
        if (draft.isPresent()) {
            draft.get().discard();
        }
    }

    void write(String id, AtomicFile.Content text) throws IOException {
        AtomicFile.write(path(id, DRAFT), text);
    }

    /** Frees a draft; the missing lock file is the sign that it was closed in order. */
    void release(String id, FileLock lock, boolean keepsText) throws IOException {
        guarded(() -> {
            if (!keepsText) {
                Files.deleteIfExists(path(id, DRAFT));
            }
            HELD.remove(path(id, LOCK));
            lock.acquiredBy().close();
            return Files.deleteIfExists(path(id, LOCK));
        });
    }

    private Optional<Draft> hold(String id) throws IOException {
        Path file = path(id, LOCK);
        if (!HELD.add(file)) {
            return Optional.empty();
        }
        FileLock lock = null;
        try {
            lock = tryLock(file);
            return Optional.ofNullable(lock).map(held -> new Draft(this, id, held));
        } finally {
            if (lock == null) {
                HELD.remove(file);
            }
        }
    }

    private boolean isFree(String id) throws IOException {
        Path file = path(id, LOCK);
        if (HELD.contains(file)) {
            return false;
        }
        FileLock lock = tryLock(file);
        if (lock != null) {
            lock.acquiredBy().close();
        }
        return lock != null;
    }

    /** The lock of a file, which its channel keeps; null where another process has it. */
    private static FileLock tryLock(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = channel.tryLock();
            return lock;
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
    }

    private Optional<Left> read(String id, boolean isClosed) throws IOException {
        Path file = path(id, DRAFT);
        if (!Files.exists(file)) {
            Files.deleteIfExists(path(id, LOCK));
            return Optional.empty();
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        return Optional.of(new Left(id, Files.getLastModifiedTime(file), text, isClosed));
    }

    private void removeUnfinished(String id, Set<String> names) throws IOException {
        for (String name : names) {
            if (AtomicFile.isUnfinished(name, id + DRAFT)) {
                Files.deleteIfExists(folder.resolve(name));
            }
        }
    }

    private Set<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    private static Set<String> ids(Set<String> names) {
        return names.stream()
                .filter(name -> !name.startsWith("."))
                .filter(name -> name.endsWith(DRAFT) || name.endsWith(LOCK))
                .map(name -> name.substring(0, name.lastIndexOf('.')))
                .collect(Collectors.toSet());
    }

    private Path path(String id, String ending) {
        return folder.resolve(id + ending);
    }

    private interface Step<T> {
        T run() throws IOException;
    }

    /** Runs a step while no other thread or process is in one; closing the channel frees the lock. */
    private <T> T guarded(Step<T> step) throws IOException {
        synchronized (HELD) {
            Path file = folder.resolve(".guard");
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                channel.lock();
                return step.run();
            }
        }
    }
}
