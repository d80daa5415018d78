package forsyth.start;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Lists of different starts by a seed: the same seed always gives the same list, a shorter one its beginning. */
public enum StartDraw {
    CHESS960("random"),
    PAIRS("random/random"),
    CAPABLANCA_RANDOM("crc:random");

    /** The longest list. */
    public static final int MOST = Chess960.COUNT;

    private final String name;

    StartDraw(String name) {
        this.name = name;
    }

    /**
     * Different starts in the order in which they were drawn.
     *
     * @param count how many, 0 to {@link #MOST}
     */
    public List<Start> draw(int count, long seed) {
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException("no list of " + count + " starts");
        }
        RandomGenerator random = new SplittableRandom(seed);
        Map<String, Start> drawn = new LinkedHashMap<>();
        while (drawn.size() < count) {
            Start start = StartName.parse(name, random).orElseThrow();
            drawn.putIfAbsent(start.name(), start);
        }
        return List.copyOf(drawn.values());
    }
}
