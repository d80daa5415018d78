package forsyth.cli;

import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.form.CsvForm;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.Optional;

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

    /** All that the entry says, in a form; a table has the columns that the first entry asks for. */
    final class Spelt implements PositionText {
        private Form form;

        Spelt(Form form) {
            this.form = form;
        }

        @Override
        public String header(Entry first) {
            if (form instanceof CsvForm own && first.form() instanceof CsvForm table) {
                form = table.joined(own);
            }
            return form instanceof CsvForm table ? table.header() : "";
        }

        @Override
        public Optional<String> of(Entry entry) {
            String text = form instanceof CsvForm table
                    ? record(table, entry)
                    : entry.as(form).text();
            return Optional.of(text.endsWith("\n") ? text : text + "\n");
        }

        private static String record(CsvForm table, Entry entry) {
            Entry record = entry.form() instanceof CsvForm ? entry : entry.as(CsvForm.OWN);
            return table.arranged((CsvForm) record.form(), record.text());
        }
    }
}
