/**
 * The Views: they show a snapshot and report gestures and choices; they never own the position. May import model, the
 * core, JavaFX, ControlsFX and AtlantaFX. Example: {@code board.show(snapshot.effective().board(), Side.WHITE)}.
 */
package forsyth.view;
