/** The texts in the form in which next-intl formats them. */
import compile from 'icu-minify/compile';
import formatMessage from 'use-intl/format-message';
import de from '../../generated/messages/de.json';
import en from '../../generated/messages/en.json';
import fr from '../../generated/messages/fr.json';
import it from '../../generated/messages/it.json';
import sv from '../../generated/messages/sv.json';
import type { Language } from './languages';

/** Every text with its key, in English; the types of keys and arguments come from it. */
export type Messages = typeof en;
/** A part of the texts: a file of its own for each language, `messages/<language>/<area>.json`. */
export type Area = keyof Messages;

type Texts = { readonly [key: string]: string | Texts };

/** Every text in every language, as ICU messages; tests see to it that all have the same keys. */
export const MESSAGES = { en, de, fr, it, sv } satisfies { readonly [L in Language]: Texts };

/**
 * The build leaves the parser of ICU messages out of the phone and of the server's pages, and takes
 * texts that were parsed before; elsewhere, as under test, they are parsed where they are used.
 */
const isCompiled = !formatMessage.raw;

/** The same in objects with a prototype: React sends no others to the browser. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, own]) => [key, plain(own)]))
      : value;

const compiled = (texts: Texts): unknown =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? plain(compile(text)) : compiled(text),
    ]),
  );

const made = new Map<Language, Messages>();

/** All texts of a language; made once in a process. */
export function catalogue(language: Language): Messages {
  const known = made.get(language);
  if (known) return known;
  const texts = MESSAGES[language];
  // Of the same keys; what stands under them is opaque to everybody but the formatter.
  const all = (isCompiled ? compiled(texts) : texts) as Messages;
  made.set(language, all);
  return all;
}
