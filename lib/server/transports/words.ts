import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { getFormatter, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { isLanguage, type Language } from '../../i18n/languages';
import type { Words } from '../../i18n/words';
import { wordsIn } from '../../i18n/words-in';
import { requestLanguage } from './request-language';

const spoken = new AsyncLocalStorage<Words>();
/** What the page that is being rendered speaks; of each rendering its own. */
const ofPage = cache((): { words?: Words } => ({}));

/** The words of the reader, for a page that is async; what it calls then `say`s the same. */
export async function getWords(): Promise<Words> {
  const [t, format, language] = await Promise.all([
    getTranslations(),
    getFormatter(),
    requestLanguage(),
  ]);
  ofPage().words = wordsIn(language);
  return { t, format, language };
}

/** The words of the language that an address names; the reader's where it names none of ours. */
export const getWordsNamed = async (language: unknown): Promise<Words> =>
  isLanguage(language) ? wordsIn(language) : getWords();

/** Does the job in a language: what it `say`s is in that one. */
export const inLanguage = <T>(language: Language, job: () => T): T =>
  spoken.run(wordsIn(language), job);

/** Does the job in the reader's language: for actions and route handlers. */
export const inReadersLanguage = async <T>(job: () => Promise<T>): Promise<T> =>
  inLanguage(await requestLanguage(), job);

/** The words of whoever asked for what is being done now; English where nobody says. */
export const wordsNow = (): Words => spoken.getStore() ?? ofPage().words ?? wordsIn('en');

/** A text in the language of whoever asked. Of what a translator can do, only this: plain text. */
// The arguments that all texts take together are more than the compiler counts.
export const say = ((...asked: [never]) => wordsNow().t(...asked)) as Words['t'];
