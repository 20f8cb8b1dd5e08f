import { useLocale, useMessages } from 'next-intl';
import type { Messages } from './catalogue';
import { languageOf } from './languages';
import type { Words } from './words';
import { wordsOf } from './words-of';

/**
 * The words of the reader's language, in any component that is not async; those that are await
 * `getWords`. In the browser only the areas that the page gave to `ClientWords` are there.
 */
export function useWords(): Words {
  // Typed as all there are: what a page says, it was given.
  return wordsOf(languageOf(useLocale()), useMessages() as Messages);
}
