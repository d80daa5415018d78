package forsyth.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A path or circle of one of our own drawings. These use nothing else but groups, so that a start needs no SVG library.
 *
 * @param kind {@code path} or {@code circle}
 * @param attributes its own, and those of the groups around it
 */
public record DrawnFigure(String kind, Map<String, String> attributes) {
    private static final Pattern ELEMENT = Pattern.compile("<(/?)(g|path|circle)((?:\\s+[\\w-]+=\"[^\"]*\")*)\\s*/?>");
    private static final Pattern ATTRIBUTE = Pattern.compile("([\\w-]+)=\"([^\"]*)\"");
    private static final Map<String, List<DrawnFigure>> READ = new ConcurrentHashMap<>();

    /** The figures of an asset, {@code pieces/wK.svg}, from the back to the front. Any thread may ask. */
    public static List<DrawnFigure> of(String asset) {
        return READ.computeIfAbsent(asset, name -> parse(read(name)));
    }

    /** The figures of the SVG markup of one of our own drawings. */
    public static List<DrawnFigure> parse(String markup) {
        List<DrawnFigure> figures = new ArrayList<>();
        Deque<Map<String, String>> groups = new ArrayDeque<>();
        groups.push(Map.of());
        Matcher element = ELEMENT.matcher(markup);
        while (element.find()) {
            Map<String, String> attributes = new HashMap<>(groups.peek());
            Matcher attribute = ATTRIBUTE.matcher(element.group(3));
            while (attribute.find()) {
                attributes.put(attribute.group(1), attribute.group(2));
            }
            if (!element.group(2).equals("g")) {
                figures.add(new DrawnFigure(element.group(2), attributes));
            } else if (element.group(1).isEmpty()) {
                groups.push(attributes);
            } else {
                groups.pop();
            }
        }
        return List.copyOf(figures);
    }

    /** A number; 0 where there is none. */
    public double number(String attribute) {
        return Double.parseDouble(attributes.getOrDefault(attribute, "0"));
    }

    private static String read(String asset) {
        try (InputStream in = DrawnFigure.class.getResourceAsStream("/forsyth/assets/" + asset)) {
            if (in == null) {
                throw new IllegalArgumentException("no drawing " + asset);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
