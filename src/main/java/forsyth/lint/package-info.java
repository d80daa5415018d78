/**
 * What is wrong with a text or a position, where, and how to mend it. May import {@code chess}.
 * Example: {@code Linter.core().lint(setup, Rules.ANY_CASTLING)} gives the findings of a board, the gravest first.
 */
package forsyth.lint;
