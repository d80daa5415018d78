/**
 * Benchmarks of the core, run by JMH. May import the core and the library it is measured against.
 * Example: {@code mvn -q test-compile exec:exec@bench -Dbench=NotationBenchmark.readAndWrite}.
 */
package forsyth.bench;
