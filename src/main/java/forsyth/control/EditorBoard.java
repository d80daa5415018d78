package forsyth.control;

import forsyth.chess.Setup;
import forsyth.diagram.Marks;
import forsyth.diagram.sheet.Exercise;
import forsyth.lint.Language;
import forsyth.model.Edit;
import java.util.List;

/** An editor as the board beside a collection; another one can take its place. */
final class EditorBoard implements DeckBoard {
    private Editor editor;

    EditorBoard(Editor editor) {
        this.editor = editor;
    }

    Editor editor() {
        return editor;
    }

    void follow(Editor other) {
        editor = other;
    }

    @Override
    public Language language() {
        return editor.language();
    }

    @Override
    public Setup setup() {
        return editor.model().document().effective();
    }

    @Override
    public Marks marks() {
        return editor.model().document().marks();
    }

    @Override
    public void load(Setup setup, Marks marks) {
        editor.model().perform(new Edit.Load(setup, marks));
    }

    @Override
    public void worksheet(List<Exercise> exercises) {
        editor.sheets().open(exercises);
    }

    @Override
    public Pictures pictures() {
        return editor.pictures();
    }

    @Override
    public FileDialogs dialogs() {
        return editor.dialogs();
    }
}
