package forsyth.control;

import java.io.IOException;

/** What the disk refused while the program went on. The system's log is set up when it is first needed, not at each start. */
final class DiskLog {
    private DiskLog() {}

    static void warn(String what, IOException e) {
        System.getLogger(DiskLog.class.getName()).log(System.Logger.Level.WARNING, what, e);
    }
}
