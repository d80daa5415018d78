package forsyth.cli;

import forsyth.deck.Entry;
import forsyth.deck.Exercises;
import forsyth.deck.read.Fault;
import forsyth.deck.read.Sink;
import forsyth.diagram.sheet.Exercise;
import java.util.ArrayList;
import java.util.List;

/** Gathers the entries of collections as positions to work on. */
final class ExerciseSink implements Sink {
    private final CollectionFaults faults;
    private final List<Exercise> exercises = new ArrayList<>();

    ExerciseSink(CollectionFaults faults) {
        this.faults = faults;
    }

    void begin(String file) {
        faults.begin(file);
    }

    List<Exercise> exercises() {
        return List.copyOf(exercises);
    }

    boolean hasFault() {
        return faults.hasError();
    }

    @Override
    public void entry(Entry entry) {
        exercises.add(Exercises.of(entry));
    }

    @Override
    public void fault(Fault fault) {
        faults.say(fault);
    }

    @Override
    public void tail(String text) {}

    @Override
    public boolean isStopped() {
        return false;
    }
}
