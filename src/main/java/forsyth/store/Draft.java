package forsyth.store;

import java.io.IOException;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;

/** The draft of one window: written at every change, held until it is closed or the process dies. */
public final class Draft implements AutoCloseable {
    private final Drafts drafts;
    private final String id;
    private final FileLock lock;

    Draft(Drafts drafts, String id, FileLock lock) {
        this.drafts = drafts;
        this.id = id;
        this.lock = lock;
    }

    public String id() {
        return id;
    }

    /** Puts a text in place of the former one, whole and on the disk when this returns. */
    public void write(String text) throws IOException {
        write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Puts a text in UTF-8, which may be long, in place of the former one. */
    public synchronized void write(AtomicFile.Content text) throws IOException {
        if (!lock.isValid()) {
            throw new IOException("the draft " + id + " is closed");
        }
        drafts.write(id, text);
    }

    /** Lets go of the draft and keeps its text; a second call does nothing. */
    @Override
    public synchronized void close() throws IOException {
        release(true);
    }

    /** Lets go of the draft and deletes it. */
    public synchronized void discard() throws IOException {
        release(false);
    }

    private void release(boolean keepsText) throws IOException {
        if (lock.isValid()) {
            drafts.release(id, lock, keepsText);
        }
    }
}
