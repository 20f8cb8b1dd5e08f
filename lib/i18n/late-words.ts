/** The texts that a board brings with its later parts (late-areas.mjs), a file for each language. */
import type { Messages } from './catalogue';
import { type Language, languageOf } from './languages';
import { addWords } from './words-of';

const FILES = {
  en: () => import('../../generated/late/en.json'),
  de: () => import('../../generated/late/de.json'),
  fr: () => import('../../generated/late/fr.json'),
  it: () => import('../../generated/late/it.json'),
  sv: () => import('../../generated/late/sv.json'),
} satisfies Readonly<Record<Language, () => Promise<{ readonly default: object }>>>;

const here = new Set<Language>();

async function bringWords(): Promise<void> {
  const language = languageOf(document.documentElement.lang);
  if (here.has(language)) return;
  const { default: texts } = await FILES[language]();
  here.add(language);
  // Compiled, and so opaque to everybody but the formatter, as in the catalogue.
  addWords(language, texts as unknown as Partial<Messages>);
}

/** Loads a part of a board together with the texts that only such parts say. */
export const withWords =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () =>
    (await Promise.all([load(), bringWords()]))[0];
