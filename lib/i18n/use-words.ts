import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { languageOf } from './languages';
import type { Words } from './words';

/**
 * The words of the reader's language, in any component that is not async; those that are await
 * `getWords`. In the browser only the areas that the page gave to `ClientWords` are there.
 */
export function useWords(): Words {
  const t = useTranslations();
  const format = useFormatter();
  return { t, format, language: languageOf(useLocale()) };
}
