package forsyth.cli;

/** What a command does with one input; called from several threads. */
interface InputHandler {
    /**
     * Handles an input.
     *
     * @param number counts the inputs from 1
     * @param output where its results and messages go
     */
    void handle(long number, String text, Output output);
}
