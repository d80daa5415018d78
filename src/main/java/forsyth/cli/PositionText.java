package forsyth.cli;

import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.form.CsvForm;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.Optional;
import java.util.Set;

/** How entries of collections are written one after the other. */
sealed interface PositionText {
    /** What stands before the first entry. */
    default String header(Entry first) {
        return "";
    }

    /** The entry with its line end; empty where the form has no spelling for its position. */
    Optional<String> of(Entry entry);

    /** The position alone, in a dialect. */
    record Fields(Dialect dialect) implements PositionText {
        @Override
        public Optional<String> of(Entry entry) {
            return FenWriter.write(entry.setup(), dialect) instanceof Written.Text text
                    ? Optional.of(text.text() + "\n")
                    : Optional.empty();
        }
    }

    /** By name what the entry says, is asked for and has no place here. */
    default Set<String> lost(Entry entry) {
        return Set.of();
    }

    /**
     * All that the entry says, in a form; a table has the columns of the first entry's, and the usual ones where entries
     * of several files may follow.
     */
    final class Spelt implements PositionText {
        private final boolean isOfSeveral;
        private Form form;

        Spelt(Form form, boolean isOfSeveral) {
            this.form = form;
            this.isOfSeveral = isOfSeveral;
        }

        @Override
        public String header(Entry first) {
            if (form instanceof CsvForm own && first.form() instanceof CsvForm table) {
                form = isOfSeveral ? table.joined(own) : table;
            }
            return form instanceof CsvForm table ? table.header() : "";
        }

        @Override
        public Optional<String> of(Entry entry) {
            String text = form instanceof CsvForm table
                    ? table.record(entry)
                    : entry.as(form).text();
            return Optional.of(text.endsWith("\n") ? text : text + "\n");
        }

        @Override
        public Set<String> lost(Entry entry) {
            return form instanceof CsvForm table && entry.form() instanceof CsvForm other
                    ? table.missing(other)
                    : entry.lost(form);
        }
    }
}
