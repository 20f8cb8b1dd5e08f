import { faultInWords } from '../../lib/i18n/fault';
import { wordsIn } from '../../lib/i18n/words-in';

/** The words of whoever asks in tests that are about no language. */
export const EN = wordsIn('en');

/** What an error says, as a transport says it. */
export const inEnglish = (error: Parameters<typeof faultInWords>[1]): string =>
  faultInWords(EN, error);
