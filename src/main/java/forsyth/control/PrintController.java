package forsyth.control;

import forsyth.diagram.scene.Scene;
import forsyth.diagram.sheet.SheetPages;
import forsyth.lint.Messages;
import forsyth.view.MainWindow;
import forsyth.view.PageNode;
import forsyth.view.PrintPane;
import forsyth.view.StageFit;
import java.util.Comparator;
import java.util.concurrent.CancellationException;
import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Paper;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.stage.Stage;

/** Shows pages as they will be printed, and prints them. */
final class PrintController {
    private static final double LETTER_HEIGHT = 792;

    private final MainWindow window;
    private final Messages messages;
    private Stage stage;
    private PrintPane pane;
    private Work work;

    PrintController(MainWindow window) {
        this.window = window;
        this.messages = window.messages();
    }

    void open(SheetPages pages) {
        if (stage == null) {
            pane = new PrintPane(messages);
            work = new Work(pane.progress());
            stage = window.sides().make("print", pane, 860, 640);
            stage.setOnHidden(event -> work.cancel());
        }
        findPrinters();
        pane.print().setOnAction(event -> print(pages));
        StageFit.show(stage);
        stage.toFront();
        pane.preview().show(pages.count(), pages::page);
    }

    /** The printers there are now, the usual one chosen; without any it says so. */
    private void findPrinters() {
        pane.printers()
                .getItems()
                .setAll(Printer.getAllPrinters().stream()
                        .sorted(Comparator.comparing(Printer::getName))
                        .toList());
        boolean hasNone = pane.printers().getItems().isEmpty();
        if (pane.printers().getValue() == null && !hasNone) {
            Printer usual = Printer.getDefaultPrinter();
            pane.printers().setValue(usual == null ? pane.printers().getItems().get(0) : usual);
        }
        pane.print().setDisable(hasNone);
        pane.say(hasNone ? messages.text("print.none") : "");
    }

    private void print(SheetPages pages) {
        Printer printer = pane.printers().getValue();
        PrinterJob job = PrinterJob.createPrinterJob(printer);
        if (job == null) {
            pane.say(messages.text("print.refused", printer.getName()));
            return;
        }
        job.getJobSettings().setCopies(pane.copies());
        job.getJobSettings().setJobName("Forsyth");
        pane.say("");
        work.start(progress -> print(job, pages, progress), Work.Ending.saying(pane::say, messages));
    }

    private String print(PrinterJob job, SheetPages pages, Work.Progress progress) {
        String printer = job.getPrinter().getName();
        try {
            for (int i = 0; i < pages.count(); i++) {
                progress.reached(i, pages.count());
                Scene page = pages.page(i);
                PageLayout layout = layout(job.getPrinter(), page);
                if (!job.printPage(layout, PageNode.of(page, layout.getLeftMargin(), layout.getTopMargin()))) {
                    job.cancelJob();
                    return messages.text("print.refused", printer);
                }
            }
        } catch (CancellationException e) {
            job.cancelJob();
            throw e;
        }
        return messages.text(job.endJob() ? "print.done" : "print.refused", printer);
    }

    private static PageLayout layout(Printer printer, Scene page) {
        boolean isLandscape = page.width() > page.height();
        double height = Math.max(page.width(), page.height());
        Paper paper = Math.abs(height - LETTER_HEIGHT) < 1 ? Paper.NA_LETTER : Paper.A4;
        return printer.createPageLayout(
                paper,
                isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
                Printer.MarginType.HARDWARE_MINIMUM);
    }
}
