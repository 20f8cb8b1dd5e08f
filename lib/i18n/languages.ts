/** The languages that the product speaks. */
export const LANGUAGES = ['en', 'de', 'fr', 'it', 'sv'] as const;
/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/**
 * How each is spoken where it is played, as BCP 47 has it: it decides how figures, days and lists
 * are written (1’250 and 3.5 in Switzerland).
 */
export const LOCALES = {
  en: 'en-GB',
  de: 'de-CH',
  fr: 'fr-CH',
  it: 'it-CH',
  sv: 'sv-SE',
} as const satisfies Record<Language, string>;
/** The tag of a language. */
export type Locale = (typeof LOCALES)[Language];

/** Each language as it calls itself. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  sv: 'Svenska',
} as const satisfies Record<Language, string>;

/** The cookie that keeps what was chosen. */
export const LANGUAGE_COOKIE = 'schiefer-language';

/** The part of a shared address that names the language of whoever shared it: `?in=de`. */
export const LANGUAGE_PARAMETER = 'in';

/** Where the days and hours of the product are read: with the tables, in Switzerland. */
export const TIME_ZONE = 'Europe/Zurich';

/** Is this one of the languages? */
export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The language of a tag such as `de-CH`; English where it is none of them. */
export function languageOf(locale: string): Language {
  const [language] = locale.split('-');
  return isLanguage(language) ? language : 'en';
}
