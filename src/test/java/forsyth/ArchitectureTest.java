package forsyth;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The arrows between the packages: an import that is not listed here fails the build. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("forsyth");

    /** What every package may use of the platform: java.base. */
    private static final List<String> JAVA_BASE = List.of(
            "java.io..",
            "java.lang..",
            "java.math..",
            "java.net..",
            "java.nio..",
            "java.security..",
            "java.text..",
            "java.time..",
            "java.util..");

    private static final String CORE = "chess store lint fen play start paste diagram deck";

    /** A package, the packages of this project that it may use, and what else it may use. */
    enum Arrows {
        CHESS("", ""),
        STORE("", ""),
        LINT("chess", ""),
        FEN("lint chess", ""),
        PLAY("fen lint chess", ""),
        START("chess", ""),
        PASTE("fen lint play start chess", ""),
        DIAGRAM(
                "store fen lint chess",
                "java.awt.. javax.imageio.. org.w3c.dom.. com.github.weisj.jsvg.. org.apache.pdfbox.. "
                        + "org.apache.fontbox.. de.rototor.pdfbox.."),
        DECK("store fen lint play paste diagram chess", "com.github.luben.zstd.."),
        MODEL(CORE, "javafx.beans.. javafx.collections.. javafx.util.."),
        VIEW(CORE + " model", "javafx.. org.controlsfx.. atlantafx.."),
        CONTROL(CORE + " model view", "javafx.. org.controlsfx.."),
        CLI(CORE, "picocli..");

        private final List<String> own;
        private final List<String> foreign;

        Arrows(String own, String foreign) {
            this.own = words(own);
            this.foreign = words(foreign);
        }

        private static List<String> words(String line) {
            return line.isEmpty() ? List.of() : List.of(line.split(" "));
        }

        private String of(String name) {
            return "forsyth." + name + "..";
        }

        String packages() {
            return of(name().toLowerCase());
        }

        String[] allowed() {
            return Stream.of(Stream.of(packages()), own.stream().map(this::of), foreign.stream(), JAVA_BASE.stream())
                    .flatMap(stream -> stream)
                    .toArray(String[]::new);
        }
    }

    @ParameterizedTest
    @EnumSource
    void usesOnlyWhatIsListed(Arrows arrows) {
        classes()
                .that()
                .resideInAPackage(arrows.packages())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(arrows.allowed())
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void everyPackageHasItsArrows() {
        Set<String> listed = Arrays.stream(Arrows.values())
                .map(arrows -> "forsyth." + arrows.name().toLowerCase())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> unlisted = CLASSES.stream()
                .map(type -> type.getPackageName())
                .filter(name -> !name.equals("forsyth"))
                .filter(name -> listed.stream().noneMatch(known -> name.equals(known) || name.startsWith(known + ".")))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), unlisted);
    }

    @Test
    void movesAreFoundWithoutAnyText() {
        classes()
                .that()
                .resideInAPackage("forsyth.play")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("forsyth.play", "forsyth.lint", "forsyth.chess", "java..")
                .check(CLASSES);
    }

    @Test
    void launcherChoosesBetweenWindowAndCommandLine() {
        classes()
                .that()
                .haveFullyQualifiedName("forsyth.Launcher")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("forsyth", "forsyth.cli..", "forsyth.lint..", "java..", "javafx.application..")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void nothingDependsOnTheProcess() {
        noClasses()
                .that()
                .resideOutsideOfPackage("forsyth")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("forsyth")
                .check(CLASSES);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching("forsyth.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void coreKnowsNoJavaFx() {
        noClasses()
                .that()
                .resideInAnyPackage(Arrows.CLI.own.stream().map(Arrows.CLI::of).toArray(String[]::new))
                .or()
                .resideInAPackage(Arrows.CLI.packages())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javafx..", "com.sun.javafx..", "org.controlsfx..", "atlantafx..")
                .check(CLASSES);
    }

    @Test
    void onlyDiagramsKnowAwt() {
        noClasses()
                .that()
                .resideOutsideOfPackage(Arrows.DIAGRAM.packages())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..", "javax.swing..")
                .check(CLASSES);
    }
}
