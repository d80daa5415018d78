package forsyth.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote down. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        try (InputStream in = Version.class.getResourceAsStream("/forsyth/version.txt")) {
            if (in == null) {
                throw new IOException("no version.txt");
            }
            return new String[] {"Forsyth " + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip()};
        }
    }
}
