package forsyth.control;

import forsyth.lint.Messages;
import forsyth.model.DraftText;
import forsyth.store.Draft;
import forsyth.store.Drafts;
import forsyth.view.NoticeBar.Choice;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * What the program has to say as it starts: what the disk refused, and the work that former windows left. One thing
 * at a time, each until it is answered or put away; what is put away is offered again at the next start.
 */
final class Notices {
    private final UserFiles files;
    private final BiConsumer<DraftText.History, Draft> open;
    private final Deque<Notice> waiting = new ArrayDeque<>();

    private record Notice(Function<Messages, String> sentence, Function<Messages, List<Choice>> choices) {
        Notice(Function<Messages, String> sentence) {
            this(sentence, messages -> List.of());
        }
    }

    /** @param open opens a window with a draft that was left, which from then on is that window's */
    Notices(UserFiles files, BiConsumer<DraftText.History, Draft> open) {
        this.files = files;
        this.open = open;
    }

    /** Gathers what there is to say: of the drafts, all that a crash left, but only the last that was closed in order. */
    void gather() {
        List<Drafts.Left> left = files.left();
        files.trouble()
                .ifPresent(trouble -> waiting.add(new Notice(messages -> messages.text("said.not-kept", trouble))));
        files.setAside()
                .ifPresent(aside -> waiting.add(new Notice(messages -> messages.text("notice.settings", aside))));
        left.stream().filter(draft -> !draft.isClosed()).forEach(this::offer);
        left.stream().filter(Drafts.Left::isClosed).findFirst().ifPresent(this::offer);
    }

    private void offer(Drafts.Left draft) {
        Optional<DraftText.History> history = DraftText.read(draft.text());
        history.ifPresent(read -> waiting.add(new Notice(
                messages -> messages.text(draft.isClosed() ? "notice.draft" : "notice.lost"),
                messages -> List.of(
                        new Choice("draft-open", messages.text("notice.open"), () -> restore(draft, read)),
                        new Choice("draft-discard", messages.text("notice.discard"), () -> files.discard(draft))))));
    }

    private void restore(Drafts.Left left, DraftText.History history) {
        files.adopt(left).ifPresent(draft -> open.accept(history, draft));
    }

    /** Shows what is first in turn in an editor, and what comes next once that is answered. */
    void showIn(Editor editor) {
        if (!waiting.isEmpty()) {
            Messages messages = editor.window().messages();
            Notice first = waiting.peek();
            editor.window()
                    .notice()
                    .show(first.sentence().apply(messages), first.choices().apply(messages), () -> next(editor));
        }
    }

    private void next(Editor editor) {
        waiting.remove();
        showIn(editor);
    }
}
