package forsyth;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Tab-separated test tables: the first line names the columns. */
public final class Table {
    private Table() {}

    /** One row; the input column is unescaped. */
    public record Row(Map<String, String> cells) {
        public String get(String column) {
            String cell = cells.get(column);
            if (cell == null) {
                throw new IllegalArgumentException("no column " + column + " in " + cells.keySet());
            }
            return cell;
        }

        public boolean has(String column) {
            return cells.containsKey(column);
        }

        public String input() {
            return unescape(get("input"));
        }

        /** The names of a comma-separated cell; none for {@code -}. */
        public Set<String> set(String column) {
            String cell = get(column);
            return cell.equals("-") || cell.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(cell.split(",")));
        }

        @Override
        public String toString() {
            return cells.getOrDefault("id", "") + " " + cells.getOrDefault("input", "");
        }
    }

    /** The rows of a resource. */
    public static Stream<Row> rows(String resource) {
        try (InputStream in = Table.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no resource " + resource);
            }
            List<String> lines = Arrays.asList(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"));
            String[] names = lines.get(0).split("\t", -1);
            return lines.stream().skip(1).map(line -> row(names, line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Row row(String[] names, String line) {
        String[] values = line.split("\t", -1);
        if (values.length != names.length) {
            throw new IllegalArgumentException(values.length + " cells, not " + names.length + ": " + line);
        }
        Map<String, String> cells = new LinkedHashMap<>();
        for (int i = 0; i < names.length; i++) {
            cells.put(names[i], values[i]);
        }
        return new Row(cells);
    }

    /** Undoes {@code \\ \t \n \r \\uXXXX}. */
    public static String unescape(String cell) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cell.length(); i++) {
            char c = cell.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            char kind = cell.charAt(++i);
            switch (kind) {
                case 't' -> text.append('\t');
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                case 'u' -> {
                    text.append((char) Integer.parseInt(cell.substring(i + 1, i + 5), 16));
                    i += 4;
                }
                default -> text.append(kind);
            }
        }
        return text.toString();
    }
}
