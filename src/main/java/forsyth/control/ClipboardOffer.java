package forsyth.control;

import forsyth.lint.Messages;
import forsyth.model.EditorModel;
import forsyth.paste.Form;
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.view.NoticeBar;
import forsyth.view.NoticeBar.Choice;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Offers a position that lies on the clipboard, each once; it never loads one by itself. */
final class ClipboardOffer {
    /** Longest text that is looked at. */
    private static final int MOST_CHARACTERS = 4_096;
    /** Forms that no other text is mistaken for. */
    private static final Set<Form> PLAIN = EnumSet.of(Form.FEN, Form.EPD, Form.TAG, Form.LINK, Form.UCI);

    private final EditorModel model;
    private final TextController texts;
    private final NoticeBar notice;
    private final Messages messages;
    private String seen = "";

    ClipboardOffer(EditorModel model, TextController texts, NoticeBar notice, Messages messages) {
        this.model = model;
        this.texts = texts;
        this.notice = notice;
        this.messages = messages;
    }

    /** Looks at the clipboard; to be called as the window gains the focus. */
    void look() {
        String text = Clipboards.text();
        if (text.isBlank() || text.length() > MOST_CHARACTERS || text.equals(seen)) {
            return;
        }
        if (!notice.isVisible() && isOtherPosition(text)) {
            seen = text;
            Choice load = new Choice("clipboard-load", messages.text("notice.clipboard.load"), () -> texts.load(text));
            notice.show(messages.text("notice.clipboard"), List.of(load));
        }
    }

    private boolean isOtherPosition(String text) {
        Pasted pasted = PasteReader.read(text, model.document().rules());
        return pasted.isReadable()
                && PLAIN.contains(pasted.form())
                && !pasted.readable()
                        .get(0)
                        .setup()
                        .board()
                        .equals(model.document().setup().board());
    }
}
