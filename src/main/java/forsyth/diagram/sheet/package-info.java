/**
 * Worksheets: positions laid out on pages, with room for answers. May import {@code pen}, {@code scene},
 * {@code diagram}, {@code fen} and {@code chess}. Example: {@code SheetPages.of(sheet, words).write(out)}.
 */
package forsyth.diagram.sheet;
