import { catalogue } from '../../../lib/i18n/catalogue';
import { wordsIn } from '../../../lib/i18n/words-in';

/** Stands in for what Next knows only where it serves. Asks nothing that would ask for it. */
export const intl = {
  getTranslations: async () => wordsIn('en').t,
  getFormatter: async () => wordsIn('en').format,
  getLocale: async () => 'en-GB',
  getMessages: async () => catalogue('en'),
};
