package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SystemLookTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", quoteCharacter = '"', textBlock = """
            Linux      | Adwaita:dark | none | true
            Linux      | Yaru-dark | 'default' | true
            Linux      | Adwaita | 'prefer-dark' | false
            Linux      | "" | 'prefer-dark' | true
            Linux      | "" | 'prefer-light' | false
            Linux      | "" | 'default' | false
            Linux      | "" | none | false
            Mac OS X   | "" | Dark | true
            Mac OS X   | "" | none | false
            Windows 11 | "" | AppsUseLightTheme    REG_DWORD    0x0 | true
            Windows 11 | "" | AppsUseLightTheme    REG_DWORD    0x1 | false
            """)
    void isDark(String system, String theme, String answer, boolean isDark) {
        assertEquals(
                isDark,
                SystemLook.isDark(
                        system,
                        Map.of("GTK_THEME", theme),
                        command -> Optional.ofNullable(answer).map(said -> said + "\n")));
    }
}
