package forsyth.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.ChildJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Drafts outlive their windows. How often a process is killed: {@code -Dforsyth.kills=50}, given to the tests by
 * {@code mvn test -Dforsyth.kills=50}.
 */
class DraftsTest {
    private static final int KILLS = Integer.getInteger("forsyth.kills", 4);

    @TempDir
    Path folder;

    private Drafts drafts;

    @BeforeEach
    void open() throws IOException {
        drafts = Drafts.in(folder.resolve("drafts"));
    }

    @Test
    void aLivingDraftIsNotLeft() throws IOException {
        Draft one = drafts.begin();
        try (Draft two = drafts.begin()) {
            one.write("one");
            two.write("two");
            assertEquals(List.of(), drafts.left());
            assertEquals(List.of(), Drafts.in(folder.resolve("drafts")).left());
            one.close();
            one.close();
            assertEquals(Set.of("one"), texts());
            assertThrows(IOException.class, () -> one.write("late"));
        }
        assertEquals(Set.of("one", "two"), texts());
        assertTrue(drafts.left().stream().allMatch(Drafts.Left::isClosed));
    }

    @Test
    void theLastWrittenIsFirst() throws IOException {
        for (String text : List.of("b", "c", "a")) {
            try (Draft draft = drafts.begin()) {
                draft.write("x");
                draft.write(text);
                Path file = folder.resolve("drafts").resolve(draft.id() + ".draft");
                Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000L * text.charAt(0)));
            }
        }
        assertEquals(
                List.of("c", "b", "a"),
                drafts.left().stream().map(Drafts.Left::text).toList());
    }

    @Test
    void oneWindowAdopts() throws IOException {
        try (Draft draft = drafts.begin()) {
            draft.write("old");
        }
        Drafts.Left left = drafts.left().get(0);
        try (Draft adopted = drafts.adopt(left).orElseThrow()) {
            assertEquals(left.id(), adopted.id());
            assertEquals(Optional.empty(), drafts.adopt(left));
            drafts.discard(left);
            assertEquals(List.of(), drafts.left());
            adopted.write("new");
        }
        assertEquals(Set.of("new"), texts());
        drafts.discard(left);
        assertEquals(Optional.empty(), drafts.adopt(left));
        assertEquals(Set.of(".guard"), AtomicFileTest.names(folder.resolve("drafts")));
    }

    @Test
    void whatWasNeverWrittenOrIsDiscardedLeavesNothing() throws IOException {
        drafts.begin().close();
        Draft draft = drafts.begin();
        draft.write("x");
        draft.discard();
        assertEquals(List.of(), drafts.left());
        assertEquals(Set.of(".guard"), AtomicFileTest.names(folder.resolve("drafts")));
    }

    @Test
    void aDraftHeldByAnotherProcessIsNotLeftUntilThatDies() throws Exception {
        Process writer = ChildJvm.start(DraftWriter.class, folder.resolve("drafts"));
        try (BufferedReader said = writer.inputReader()) {
            assertEquals("1", said.readLine());
            assertEquals(List.of(), drafts.left());
            String id = AtomicFileTest.names(folder.resolve("drafts")).stream()
                    .filter(name -> name.endsWith(".lock"))
                    .map(name -> name.replace(".lock", ""))
                    .findFirst()
                    .orElseThrow();
            Drafts.Left held = new Drafts.Left(id, FileTime.fromMillis(0), "", false);
            assertEquals(Optional.empty(), drafts.adopt(held));
        } finally {
            writer.destroyForcibly().waitFor();
        }
        Drafts.Left left = drafts.left().get(0);
        assertFalse(left.isClosed());
        try (Draft adopted = drafts.adopt(left).orElseThrow()) {
            assertEquals(left.id(), adopted.id());
        }
    }

    @Test
    void killsAtRandomMomentsLoseNothing() throws Exception {
        Random random = new Random(8);
        for (int kill = 0; kill < KILLS; kill++) {
            int told = ChildJvm.killAfter(
                    ChildJvm.start(DraftWriter.class, folder.resolve("drafts")),
                    1 + random.nextInt(60),
                    random.nextInt(3_000_000));
            List<Drafts.Left> left = drafts.left();
            assertEquals(1, left.size());
            String text = left.get(0).text();
            int number = Integer.parseInt(text.substring(0, text.indexOf('\n')));
            assertEquals(DraftWriter.text(number), text, "a whole draft");
            assertTrue(number >= told, number + " is older than " + told);
            drafts.discard(left.get(0));
            assertEquals(Set.of(".guard"), AtomicFileTest.names(folder.resolve("drafts")));
        }
    }

    private Set<String> texts() throws IOException {
        return drafts.left().stream().map(Drafts.Left::text).collect(Collectors.toCollection(TreeSet::new));
    }
}
