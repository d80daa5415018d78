/**
 * A picture of a position as a value: what is to be seen, before anything is drawn. May import {@code chess}.
 * Example: {@code Diagram.of(setup).with(PgnMarks.read("[%cal Ge2e4]", Geometry.STANDARD))}.
 */
package forsyth.diagram;
