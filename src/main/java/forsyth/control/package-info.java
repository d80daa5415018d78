/**
 * The Controllers: gestures, keys, text and commands become edits. May import view, model, the core, JavaFX and
 * ControlsFX. Example: {@code new BoardController(window, model, view).attach()}.
 */
package forsyth.control;
