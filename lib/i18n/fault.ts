/** Why something was refused, in the reader's language. */
import { isList, type Said, type Value } from '../jass';
import { names, type Words } from './words';

/** A refusal as the engine, the phone or the server gives it. */
type Fault = { readonly message: string; readonly said?: Said | undefined };

/**
 * What the server says is in the reader's language already; what was found without a language, on the
 * phone or by the engine, is said here. Its texts stand in the areas `engine` and `sync`.
 */
export const faultInWords = (words: Words, { message, said }: Fault): string =>
  said ? inWords(words, said) : message;

function inWords(words: Words, { key, values }: Said): string {
  const filled = Object.entries(values).map(([name, value]) => [name, filling(words, value)]);
  // Only `teller` makes these, of a table that is an area of the texts: the key is there, and asks
  // for what the table's own text asks for.
  return words.t(key as 'engine.cutIdle', Object.fromEntries(filled));
}

function filling(words: Words, value: Value): string | number {
  if (typeof value !== 'object') return value;
  const all = (list: readonly Value[]) => list.map((one) => String(filling(words, one)));
  if (isList(value)) return names(words, all(value));
  if ('or' in value) return words.format.list(all(value.or), { type: 'disjunction' });
  return inWords(words, value);
}
