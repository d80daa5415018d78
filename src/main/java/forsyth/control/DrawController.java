package forsyth.control;

import forsyth.chess.Rules;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.start.Start;
import forsyth.view.DrawPane;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Copies and saves lists of starts as positions. */
final class DrawController {
    private final Editor editor;
    private final EditorHost host;
    private final Messages messages;

    DrawController(Editor editor, EditorHost host) {
        this.editor = editor;
        this.host = host;
        this.messages = editor.window().messages();
    }

    void attach(DrawPane pane) {
        pane.onCopy(this::copy);
        pane.onSave(starts -> host.fileDialogs()
                .save(new FileDialogs.Question(pane.getScene().getWindow(), messages, Optional.empty()))
                .ifPresent(file -> save(starts, file)));
    }

    private void copy(List<Start> starts) {
        editor.copy(text(starts, FileForm.FEN));
        editor.window().say(messages.text("said.copied-list", starts.size()));
    }

    private void save(List<Start> starts, Path file) {
        FileForm.write(file, form -> Optional.of(text(starts, form)), editor.window());
    }

    /** The positions in the letters of the export row, which can express every start. */
    private String text(List<Start> starts, FileForm form) {
        return starts.stream()
                .map(start -> form.text(
                                Document.loaded(start.setup(), Rules.ANY_CASTLING),
                                editor.view().exportLettersProperty().get(),
                                editor.view().exportPolicy())
                        .orElseThrow())
                .collect(Collectors.joining());
    }
}
