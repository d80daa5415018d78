/**
 * The same core on the command line: arguments and lines in, lines and an exit status out. May import everything
 * above {@code model}, and picocli. Example: {@code Cli.run(Terminal.ofProcess(), "convert", "--to", "shredder")}.
 */
package forsyth.cli;
