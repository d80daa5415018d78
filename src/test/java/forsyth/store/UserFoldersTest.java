package forsyth.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Table;
import forsyth.Table.Row;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The folders of each system. */
class UserFoldersTest {
    static Stream<Row> rows() {
        return Table.rows("/store/folders.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void followTheCustomsOfTheSystem(Row row) {
        Map<String, String> environment = row.set("environment").stream()
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        UserFolders folders = UserFolders.of(row.input(), environment, Path.of("/home/u"));
        assertEquals(Path.of(row.get("config")), folders.configuration());
        assertEquals(Path.of(row.get("data")), folders.data());
    }

    @Test
    void aPropertyPutsThemElsewhere() {
        String before = System.getProperty(UserFolders.HOME_PROPERTY);
        System.setProperty(UserFolders.HOME_PROPERTY, "/elsewhere");
        try {
            UserFolders expected = new UserFolders(Path.of("/elsewhere/config"), Path.of("/elsewhere/data"));
            assertEquals(expected, UserFolders.ofSystem());
        } finally {
            if (before == null) {
                System.clearProperty(UserFolders.HOME_PROPERTY);
            } else {
                System.setProperty(UserFolders.HOME_PROPERTY, before);
            }
        }
    }
}
