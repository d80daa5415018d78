package forsyth.model;

import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Coordinates;
import forsyth.diagram.Hue;
import forsyth.diagram.Theme;
import forsyth.diagram.sheet.SheetStyle;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** How the position is shown and what the hand holds; not part of undo. */
public final class ViewState {
    private final ObjectProperty<Side> bottom = new SimpleObjectProperty<>(this, "bottom", Side.WHITE);
    private final ObjectProperty<Tool> tool = new SimpleObjectProperty<>(this, "tool", new Tool.Hand());
    private final ObjectProperty<Tool.Mark> markTool =
            new SimpleObjectProperty<>(this, "markTool", new Tool.Mark(Tool.Mark.Kind.LINES, Hue.GREEN, "1"));
    private final BooleanProperty markLines = new SimpleBooleanProperty(this, "markLines", false);
    private final ObjectProperty<PictureOptions> picture =
            new SimpleObjectProperty<>(this, "picture", PictureOptions.PLAIN);
    private final ObjectProperty<SheetStyle> sheet =
            new SimpleObjectProperty<>(this, "sheet", SheetStyle.PLAIN.withNumbers(true));
    private final StringProperty sheetTitle = new SimpleStringProperty(this, "sheetTitle", "");
    private final IntegerProperty cursor = new SimpleIntegerProperty(this, "cursor", Square.NONE);
    private final ObjectProperty<List<Integer>> lit = new SimpleObjectProperty<>(this, "lit", List.of());
    private final ObjectProperty<List<Integer>> differing = new SimpleObjectProperty<>(this, "differing", List.of());
    private final BooleanProperty dark = new SimpleBooleanProperty(this, "dark", false);
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(this, "theme", Theme.WALNUT);
    private final ObjectProperty<Theme> projectorTheme =
            new SimpleObjectProperty<>(this, "projectorTheme", Theme.CLUB_GREEN);
    private final ObjectProperty<Coordinates> coordinates =
            new SimpleObjectProperty<>(this, "coordinates", Coordinates.OUTSIDE);
    private final ObjectProperty<BoardSize> boardSize = new SimpleObjectProperty<>(this, "boardSize", BoardSize.FIT);
    private final BooleanProperty followsTurn = new SimpleBooleanProperty(this, "followsTurn", false);
    private final BooleanProperty teaching = new SimpleBooleanProperty(this, "teaching", false);
    private final ObjectProperty<CastlingLetters> exportLetters =
            new SimpleObjectProperty<>(this, "exportLetters", CastlingLetters.KQ_OR_FILE);
    private final ObjectProperty<Optional<EpPolicy>> exportEnPassant =
            new SimpleObjectProperty<>(this, "exportEnPassant", Optional.empty());
    private final ObjectProperty<Optional<SavedFile>> file = new SimpleObjectProperty<>(this, "file", Optional.empty());

    /** A state with the same values, which nobody listens to yet. */
    public ViewState copy() {
        ViewState copy = new ViewState();
        copy.bottom.set(bottom.get());
        copy.tool.set(tool.get());
        copy.markTool.set(markTool.get());
        copy.markLines.set(markLines.get());
        copy.picture.set(picture.get());
        copy.sheet.set(sheet.get());
        copy.sheetTitle.set(sheetTitle.get());
        copy.cursor.set(cursor.get());
        copy.dark.set(dark.get());
        copy.theme.set(theme.get());
        copy.projectorTheme.set(projectorTheme.get());
        copy.coordinates.set(coordinates.get());
        copy.boardSize.set(boardSize.get());
        copy.followsTurn.set(followsTurn.get());
        copy.teaching.set(teaching.get());
        copy.exportLetters.set(exportLetters.get());
        copy.exportEnPassant.set(exportEnPassant.get());
        copy.file.set(file.get());
        return copy;
    }

    /** The side at the bottom of the board. */
    public ObjectProperty<Side> bottomProperty() {
        return bottom;
    }

    public ObjectProperty<Tool> toolProperty() {
        return tool;
    }

    /** The tool for marks that was held last. */
    public ObjectProperty<Tool.Mark> markToolProperty() {
        return markTool;
    }

    /** Whether the colours of marks differ by their lines too. */
    public BooleanProperty markLinesProperty() {
        return markLines;
    }

    public ObjectProperty<PictureOptions> pictureProperty() {
        return picture;
    }

    public ObjectProperty<SheetStyle> sheetProperty() {
        return sheet;
    }

    /** The title of the worksheet. */
    public StringProperty sheetTitleProperty() {
        return sheetTitle;
    }

    /** The square of the keyboard cursor, or {@link Square#NONE}. */
    public IntegerProperty cursorProperty() {
        return cursor;
    }

    /** Squares that a finding points at. */
    public ObjectProperty<List<Integer>> litProperty() {
        return lit;
    }

    /** Squares in which another position differs that this one is held against. */
    public ObjectProperty<List<Integer>> differingProperty() {
        return differing;
    }

    public BooleanProperty darkProperty() {
        return dark;
    }

    /** The colours of the board. */
    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** The colours of the board in the projector's window. */
    public ObjectProperty<Theme> projectorThemeProperty() {
        return projectorTheme;
    }

    public ObjectProperty<Coordinates> coordinatesProperty() {
        return coordinates;
    }

    public ObjectProperty<BoardSize> boardSizeProperty() {
        return boardSize;
    }

    /** Whether the side to move is always at the bottom. */
    public BooleanProperty followsTurnProperty() {
        return followsTurn;
    }

    /** Whether this is a teaching position, about whose kings and numbers of men nothing is said. */
    public BooleanProperty teachingProperty() {
        return teaching;
    }

    /** The castling letters of the export row. */
    public ObjectProperty<CastlingLetters> exportLettersProperty() {
        return exportLetters;
    }

    /** The en passant policy of the export row; empty for the one that goes with the letters. */
    public ObjectProperty<Optional<EpPolicy>> exportEnPassantProperty() {
        return exportEnPassant;
    }

    /** The file of this window's position, if it has one. */
    public ObjectProperty<Optional<SavedFile>> fileProperty() {
        return file;
    }

    /** The policy that the export row follows now. */
    public EpPolicy exportPolicy() {
        EpPolicy own = exportLetters.get() == CastlingLetters.KQ_OR_FILE ? EpPolicy.CAPTURABLE : EpPolicy.ALWAYS;
        return exportEnPassant.get().orElse(own);
    }
}
