/**
 * Where games begin: the 960 arrays and their pairs, the 48,000 random arrays of 10x8, the named ones. May import
 * {@code chess}. Example: {@code StartName.parse("518", random)} and {@code Identity.of(setup).text()}.
 */
package forsyth.start;
