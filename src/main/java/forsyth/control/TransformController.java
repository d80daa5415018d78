package forsyth.control;

import forsyth.chess.Castling;
import forsyth.chess.Square;
import forsyth.chess.Transform;
import forsyth.chess.Transformed;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Mirrors, swaps, rotates and shifts the position, and says what could not come along. */
final class TransformController {
    private final EditorModel model;
    private final Messages messages;
    private final Consumer<String> say;

    TransformController(EditorModel model, Messages messages, Consumer<String> say) {
        this.model = model;
        this.messages = messages;
        this.say = say;
    }

    void register(Actions actions) {
        for (Transform transform : Transform.values()) {
            String icon = transform == Transform.MIRROR
                    ? "mirror"
                    : transform == Transform.SWAP_COLOURS ? "rotate-colors" : "";
            actions.add(id(transform), icon, "", () -> apply(transform));
        }
    }

    /** The action's name: {@code shift-left}. */
    static String id(Transform transform) {
        return transform.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void apply(Transform transform) {
        Document before = model.document();
        Transformed result = transform.of(before.setup(), before.rules());
        if (result.isRefused()) {
            String squares = result.leaving().stream().map(Square::name).collect(Collectors.joining(", "));
            say.accept(messages.text("said.shift-refused", squares));
            return;
        }
        model.perform(new Edit.Carried(transform));
        boolean losesRight = !result.lapsedRights().equals(Castling.NONE);
        boolean losesStep = result.lapsedEnPassant() != Square.NONE;
        if (losesRight || losesStep) {
            say.accept(messages.text(losesRight ? "said.rights-lapsed" : "said.step-lapsed"));
        } else {
            say.accept(messages.text("said.done", messages.text("action." + id(transform))));
        }
    }
}
