package forsyth.lint;

import java.util.Locale;

/** A language that Forsyth speaks. */
public enum Language {
    ENGLISH("en"),
    RUSSIAN("ru"),
    GERMAN("de");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    /** ISO 639-1. */
    public String code() {
        return code;
    }

    /** The language of a locale, English for all others. */
    public static Language of(Locale locale) {
        for (Language language : values()) {
            if (language.code.equals(locale.getLanguage())) {
                return language;
            }
        }
        return ENGLISH;
    }
}
