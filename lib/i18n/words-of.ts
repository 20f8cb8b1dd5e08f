import { createFormatter, createTranslator } from 'use-intl/core';
import type { Messages } from './catalogue';
import { formatters } from './formatters';
import { type Language, LOCALES, TIME_ZONE } from './languages';
import type { Translate, Words } from './words';

let made = new WeakMap<Messages, Words>();
const added = new Map<Language, Partial<Messages>>();

/** Has the words of a language say these texts too, beside those that a page came with. */
export function addWords(language: Language, texts: Partial<Messages>): void {
  added.set(language, texts);
  // Whoever asks next gets them with the others.
  made = new WeakMap();
}

/**
 * A language with its texts, or with those of them that a page has; made once for each. A text that is
 * missing or cannot be filled in is noted, and its key stands in its place.
 */
export function wordsOf(language: Language, messages: Messages): Words {
  const known = made.get(messages);
  if (known?.language === language) return known;
  const more = added.get(language);
  const words = makeWords(language, more ? { ...messages, ...more } : messages);
  made.set(messages, words);
  return words;
}

/** The same, where a text that is missing is said to `onError`. */
export function makeWords(
  language: Language,
  messages: Messages,
  onError?: (error: Error) => void,
): Words {
  const all = {
    locale: LOCALES[language],
    timeZone: TIME_ZONE,
    _formatters: formatters,
    ...(onError && { onError }),
  };
  // All keys and values of all messages are more than a type can say here.
  const say = createTranslator({ ...all, messages }) as unknown as (...asked: unknown[]) => string;
  const t = Object.assign((...asked: unknown[]) => oneSeason(oneStop(say(...asked))), say);
  return { t: t as unknown as Translate, format: createFormatter(all), language };
}

/** A sentence that ends with a name as "Kurt L." has one full stop, not two. */
const oneStop = (text: string): string =>
  text.includes('..') ? text.replaceAll(/(\p{L}\.)\.(?!\.)/gu, '$1') : text;

/** A season that is called "Saison 2026" is not "Saison Saison 2026", in whichever language it was named. */
const oneSeason = (text: string): string =>
  text.replaceAll(
    /(?:saisons?|seasons?|stagion[ei]|säsong\p{L}*) (?=(?:saison|season|stagione|säsong)\P{L})/giu,
    '',
  );
