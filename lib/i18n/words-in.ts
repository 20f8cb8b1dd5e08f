import { catalogue } from './catalogue';
import type { Language } from './languages';
import type { Words } from './words';
import { makeWords } from './words-of';

const made = new Map<Language, Words>();

/** The words of a language outside of any page: for e-mail, answers of the server, tests. */
export function wordsIn(language: Language): Words {
  const known = made.get(language);
  if (known) return known;
  const words = makeWords(language, catalogue(language), onError);
  made.set(language, words);
  return words;
}

/** A text that is missing or cannot be filled in is a fault of ours. */
function onError(error: Error): never {
  throw error;
}
