import 'server-only';
import { catalogue } from '../../i18n/catalogue';
import { isLanguage } from '../../i18n/languages';
import type { Words } from '../../i18n/words';
import { wordsIn } from '../../i18n/words-in';
import { wordsOf } from '../../i18n/words-of';
import { requestLanguage } from './request-language';

/** The words of the reader, for a page that is async. */
export async function getWords(): Promise<Words> {
  const language = await requestLanguage();
  return wordsOf(language, catalogue(language));
}

/** The words of the language that an address names; the reader's where it names none of ours. */
export const getWordsNamed = async (language: unknown): Promise<Words> =>
  isLanguage(language) ? wordsIn(language) : getWords();

/** The words of whoever is answered, where no page is drawn: for actions and route handlers. */
export const readersWords = async (): Promise<Words> => wordsIn(await requestLanguage());
