/**
 * Diagrams laid out as lists of primitives, from which every pen draws, so that all pictures agree. May import
 * {@code diagram}, {@code chess}, java.desktop and FontBox. Example: {@code DiagramScene.ofWidth(diagram, 400)}.
 */
package forsyth.diagram.scene;
