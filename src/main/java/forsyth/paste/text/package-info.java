/**
 * Pasted text as such: without its markup, with the places of its characters, and with words of five languages. May
 * import {@code fen}, {@code lint} and {@code chess}. Example: {@code Markup.strip(Excerpt.of("<b>e4</b>")).text()}.
 */
package forsyth.paste.text;
