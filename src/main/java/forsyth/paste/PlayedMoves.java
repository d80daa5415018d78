package forsyth.paste;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.paste.Assumption.Kind;
import forsyth.paste.text.Excerpt;
import forsyth.play.LetterSet;
import forsyth.play.Moves;
import forsyth.play.ReadMove;
import forsyth.play.San;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.PgnFault;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position with moves behind it, which are played: {@code position startpos moves e2e4}, {@code position fen ... moves
 * ...} with or without the first words, as UCI engines are told it; or the moves of a game from its start, without tags.
 */
final class PlayedMoves implements FormReader {
    private static final Pattern COMMAND = Pattern.compile(
            "(?<![\\w/])position\\s++(?:startpos\\b|fen\\s++)|^\\s*+startpos\\b", Pattern.CASE_INSENSITIVE);
    private static final String COORDINATES = "[a-j][1-8][a-j][1-8][a-zA-Z]?(?!\\S)";
    private static final Pattern MOVE_WORD = Pattern.compile("(?<!\\S)moves(?!\\S)");
    private static final Pattern MOVES = Pattern.compile("(?<!\\S)moves(?=\\s++" + COORDINATES + ")");
    private static final Pattern NEXT_MOVE = Pattern.compile("\\G\\s*+(\\S++)");
    private static final Pattern WRAPPED_MOVE = Pattern.compile("\\s*+" + COORDINATES);
    private static final Pattern GAME =
            Pattern.compile("\\s*+1\\s?\\.(?:\\s*+\\.\\.|\\u2026)?\\s*+[^\\s\\d/].*", Pattern.DOTALL);

    @Override
    public List<Reading> read(Excerpt text, Rules rules) {
        Matcher command = COMMAND.matcher(text.text());
        if (command.find()) {
            return List.of(command(text, command, rules));
        }
        Matcher moves = MOVES.matcher(text.text());
        if (moves.find() && moves.start() > 0) {
            Excerpt head = text.slice(0, moves.start()).strip();
            FenText start = head.read(rules);
            boolean isStart = start.isReadable()
                    && Candidates.spanOf(start, Code.W_TRAILING_TEXT).isNone();
            return isStart ? List.of(played(text, start, moves.end())) : List.of();
        }
        return GAME.matcher(text.text()).matches() ? game(text) : List.of();
    }

    private static Reading command(Excerpt text, Matcher command, Rules rules) {
        int body = command.end();
        Matcher moves = MOVE_WORD.matcher(text.text());
        boolean hasMoves = moves.find(body);
        boolean isStart = command.group().toLowerCase(java.util.Locale.ROOT).endsWith("startpos");
        Excerpt fen = text.slice(body, hasMoves ? moves.start() : text.length()).strip();
        FenText start = isStart
                ? fen.holding(Setup.start(Geometry.STANDARD).effective(rules))
                : Lines.fields(hasMoves || fen.isBlank() ? fen : fen.lines().get(0), rules)
                        .read();
        if (!isStart && !start.isReadable() && !hasMoves) {
            start = fen.read(rules);
        }
        Excerpt all = text.from(command.start());
        if (!hasMoves || !start.isReadable()) {
            return new Reading(Form.UCI, start, all.strip().span());
        }
        return played(all, start, moves.end() - command.start());
    }

    /** The position after the moves of that line, and of the next lines that begin with a move. */
    private static Reading played(Excerpt text, FenText start, int from) {
        Moves position = Moves.of(start.setup());
        Matcher next = NEXT_MOVE.matcher(text.text());
        int count = 0;
        int end = from;
        while (next.find(end) && !isBehind(text.text(), end, next.start(1))) {
            ReadMove read = San.read(position, next.group(1), LetterSet.ENGLISH);
            if (!(read instanceof ReadMove.Legal legal)) {
                Finding fault = text.finding(Code.E_MOVE, next.start(1), next.end(1), next.group(1), count + 1);
                return new Reading(
                        Form.UCI,
                        with(start, position.setup(), fault),
                        text.slice(0, next.end(1)).span());
            }
            position = position.play(legal.move());
            end = next.end(1);
            count++;
        }
        FenText reached = new FenText(start.text(), position.setup(), start.findings(), start.operations());
        return new Reading(Form.UCI, reached, text.slice(0, end).span())
                .assuming(Assumption.of(Kind.MOVES_PLAYED, count));
    }

    /** Whether what stands at index is on a later line and no move. */
    private static boolean isBehind(String text, int end, int index) {
        boolean isOnNextLine = text.substring(end, index).chars().anyMatch(c -> c == '\n' || c == '\r');
        return isOnNextLine
                && !WRAPPED_MOVE.matcher(text).region(index, text.length()).lookingAt();
    }

    private static FenText with(FenText start, Setup reached, Finding fault) {
        List<Finding> findings = new ArrayList<>(start.findings());
        findings.add(fault);
        return new FenText(start.text(), reached, findings, start.operations());
    }

    private static List<Reading> game(Excerpt text) {
        Line line = Line.read(Moves.of(Setup.start(Geometry.STANDARD)), text.text(), List.of(LetterSet.values()));
        if (line.plies().isEmpty()) {
            return List.of();
        }
        Reading reading = new Reading(
                        Form.MOVES,
                        text.holding(
                                line.end(),
                                line.fault().stream()
                                        .map(fault -> finding(text, fault, line))
                                        .toList()),
                        text.strip().span())
                .assuming(Assumption.of(Kind.MOVES_PLAYED, line.plies().size()));
        return List.of(reading);
    }

    private static Finding finding(Excerpt text, PgnFault fault, Line line) {
        Excerpt move = LineReader.wordAt(text.lines(), fault.place());
        return move.finding(
                Code.E_MOVE, 0, move.length(), move.text(), line.plies().size() + 1);
    }
}
