import { createFormatter, createTranslator } from 'use-intl/core';
import { catalogue } from './catalogue';
import { type Language, LOCALES, TIME_ZONE } from './languages';
import type { Words } from './words';

const made = new Map<Language, Words>();

/** The words of a language outside of any page: for e-mail, jobs, answers of the server, tests. */
export function wordsIn(language: Language): Words {
  const known = made.get(language);
  if (known) return known;
  const locale = LOCALES[language];
  const words: Words = {
    t: createTranslator({ locale, messages: catalogue(language), timeZone: TIME_ZONE, onError }),
    format: createFormatter({ locale, timeZone: TIME_ZONE, onError }),
    language,
  };
  made.set(language, words);
  return words;
}

/** A text that is missing or cannot be filled in is a fault of ours. */
function onError(error: Error): never {
  throw error;
}
