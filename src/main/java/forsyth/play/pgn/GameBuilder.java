package forsyth.play.pgn;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.play.CastlingTargets;
import forsyth.play.Moves;
import forsyth.play.pgn.PgnFault.Kind;
import forsyth.play.pgn.PgnFault.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes a game of its tokens. */
final class GameBuilder {
    /** The most characters of a game that are read; what follows is passed over. */
    static final long MAX_GAME = 4 * 1024 * 1024;

    /** The most tags that are kept. */
    static final int MAX_TAGS = 1000;

    private final Place begin;
    private final PgnOptions options;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final MoveText moveText = new MoveText();
    private Place fenPlace;
    private String tagName = "";
    private int tagLine;
    private boolean hasMoveText;
    private boolean hasResult;
    private boolean isFull;

    GameBuilder(Place begin, PgnOptions options) {
        this.begin = begin;
        this.fenPlace = begin;
        this.options = options;
    }

    /**
     * Whether the token is the first of the next game: anything behind a result, a tag behind moves, the board of a FEN
     * that stands among games, or, where moves and result are missing, a second roster of tags or a second position.
     */
    boolean isEndedBy(Token token) {
        boolean isTag = token.type() == Token.Type.TAG_NAME;
        if (hasResult) {
            return isTag || token.type() != Token.Type.COMMENT && token.type() != Token.Type.NAG;
        }
        if (!isTag) {
            return token.type() == Token.Type.PLACEMENT && (hasMoveText || !tags.isEmpty());
        }
        boolean isBehindGap = !tags.isEmpty() && token.place().line() > tagLine + 1;
        boolean isRosterStart = token.text().equals("Event") && !tags.isEmpty();
        boolean isKnown = tags.containsKey(token.text());
        boolean isStart = isRosterStart || token.text().equalsIgnoreCase("FEN");
        return hasMoveText || isBehindGap && (isRosterStart || isKnown) || isStart && isKnown;
    }

    /**
     * Takes the next token.
     *
     * @param size the characters of this game so far
     */
    void accept(Token token, long size) {
        if (size > MAX_GAME) {
            if (!isFull) {
                moveText.fault(PgnFault.of(Kind.GAME_TOO_LONG, token.place()));
            }
            isFull = true;
        }
        switch (token.type()) {
            case TAG_NAME -> {
                tagName = token.text();
                tagLine = token.place().line();
            }
            case TAG_VALUE -> tag(token);
            default -> {
                hasMoveText |= token.type() != Token.Type.BAD_TAG && token.type() != Token.Type.COMMENT;
                hasResult |= token.type() == Token.Type.RESULT && moveText.isMainLine();
                boolean isBracket = token.type() == Token.Type.OPEN || token.type() == Token.Type.CLOSE;
                if (!isFull || isBracket) {
                    moveText.accept(token);
                }
            }
        }
    }

    private void tag(Token token) {
        if (!isFull && tags.size() < MAX_TAGS) {
            tags.putIfAbsent(tagName, token.text());
        }
        if (tagName.equalsIgnoreCase("FEN")) {
            fenPlace = token.place();
        }
    }

    PgnEntry finish() {
        moveText.end();
        List<PgnFault> faults = new ArrayList<>();
        Moves start = Moves.of(start(faults), CastlingTargets.of(Game.tag(tags, "Variant")));
        List<Ply> plies = List.of();
        if (faults.stream().noneMatch(PgnFault::isError)) {
            Line line = Line.play(start, moveText.moves(), options.letters());
            line.fault().ifPresent(faults::add);
            plies = line.plies();
        }
        faults.addAll(moveText.faults());
        faults.sort(Comparator.comparingInt((PgnFault fault) -> fault.place().line())
                .thenComparingInt(fault -> fault.place().column()));
        return new PgnEntry(new Game(tags, start, moveText.comment(), plies, moveText.result()), faults, begin.line());
    }

    private Setup start(List<PgnFault> faults) {
        String fen = Game.tag(tags, "FEN");
        String setUp = Game.tag(tags, "SetUp");
        if (!fen.isEmpty()) {
            FenText read = FenReader.read(fen);
            read.findings().stream()
                    .filter(finding -> finding.severity() != Severity.NOTE)
                    .forEach(finding -> faults.add(fenFault(finding)));
            if (setUp.equals("0")) {
                faults.add(PgnFault.of(Kind.SETUP_ZERO, fenPlace));
            }
            return read.setup();
        }
        if (setUp.equals("1")) {
            faults.add(PgnFault.of(Kind.SETUP_WITHOUT_FEN, begin));
        }
        return options.starts().apply(Game.tag(tags, "Variant")).orElseGet(() -> Setup.start(Geometry.STANDARD));
    }

    private PgnFault fenFault(Finding finding) {
        Kind kind = finding.severity() == Severity.ERROR ? Kind.FEN_ERROR : Kind.FEN_REPAIRED;
        Place place = fenPlace.right(Math.max(0, finding.span().start()));
        return new PgnFault(kind, place, List.of(finding.code().name()), Optional.of(finding));
    }
}
