/**
 * Pens: each writes a diagram in one form. Pictures come from one scene and so agree. May import {@code scene},
 * {@code diagram}, {@code fen}, {@code lint} for its words, {@code chess}, java.desktop and PDFBox.
 * Example: {@code SvgPen.write(diagram, 400)}.
 */
package forsyth.diagram.pen;
