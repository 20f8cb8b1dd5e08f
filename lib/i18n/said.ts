/** What the engine, the phone or the server says as a key and values, in the reader's language. */
import { isList, type MeldId, type Said, type Sum, type Term, type Value } from '../jass';
import { cardName, meldName } from './cards';
import { dayInWords } from './days';
import { capital, type Deck, trumpName } from './trumps';
import { apart, apartFromFigures, names, type Words } from './words';

/**
 * One sentence, or a part of one; cards are called as the ones that are played with. A text that
 * names cards itself may choose by `deck`, which is given to every one.
 */
export function saidInWords(words: Words, { key, values }: Said, deck: Deck = 'french'): string {
  const filled = Object.entries(values).map(([name, value]) => [name, filling(words, value, deck)]);
  // A test sees to it that the texts have every key that is said, with the values that it asks for.
  const text = words.t(key as 'engine.cutIdle', { deck, ...Object.fromEntries(filled) });
  return filled.reduce((said, [, value]) => apartFromFigures(said, String(value)), text);
}

/** Is there a text under this key? */
export const isSaid = ({ t }: Words, key: string): boolean => t.has(key as 'engine.cutIdle');

/** Several sentences, one after the other. */
export const allInWords = (words: Words, said: readonly Said[], deck: Deck = 'french'): string =>
  said.map((one) => saidInWords(words, one, deck)).join(' ');

function filling(words: Words, value: Value, deck: Deck): string | number {
  if (typeof value !== 'object') return value;
  const all = (list: readonly Value[]) => list.map((one) => String(filling(words, one, deck)));
  if (isList(value)) return names(words, all(value));
  if ('or' in value) return words.format.list(all(value.or), { type: 'disjunction' });
  if ('parts' in value) return apart(words, all(value.parts));
  if ('trump' in value) return trumpInLine(words, value, deck);
  if ('meld' in value) return meldName(words, value.meld, deck);
  if ('card' in value) return cardName(words, value.card, deck);
  if ('day' in value) return dayInWords(words, value.day);
  if ('sum' in value) return sumInWords(words, value.sum, deck);
  return saidInWords(words, value, deck);
}

/** "hearts", or at the head of a line "Clubs ×2". */
function trumpInLine(
  words: Words,
  { trump, times }: Extract<Value, { readonly trump: unknown }>,
  deck: Deck,
): string {
  const name = trumpName(words, trump, deck);
  if (times === undefined) return name;
  return times > 1 ? `${capital(name)} ×${times}` : capital(name);
}

/** A term without its sign: "98", "50 wies", "15 (3 tricks)". */
const termInWords = ({ t, format }: Words, { kind, value, count = 0 }: Term, deck: Deck): string =>
  t(`sum.${kind}`, { value: format.number(Math.abs(value)), count, deck });

const termsInWords = (words: Words, terms: readonly Term[], deck: Deck): string =>
  terms
    .map((term, index) => {
      const minus = term.value < 0;
      const sign = index === 0 ? (minus ? '−' : '') : minus ? ' − ' : ' + ';
      return `${sign}${termInWords(words, term, deck)}`;
    })
    .join('');

/** What a sum is worked out of: "(98 + 50 wies + 20 stöck) × 2"; empty where that is no more than its total. */
export function workingInWords(
  words: Words,
  { terms, times, once, total }: Sum,
  deck: Deck = 'french',
): string {
  if (times === 1 && once.length === 0 && terms.length < 2) return '';
  if (total === 0 && terms.every(({ value }) => value === 0) && once.length === 0) return '';
  const inner = termsInWords(words, terms, deck);
  const factor = times === 1 ? inner : `${terms.length > 1 ? `(${inner})` : inner} × ${times}`;
  const after = once.map(
    (term) => `${term.value < 0 ? ' − ' : ' + '}${termInWords(words, term, deck)}`,
  );
  return `${factor}${after.join('')}`;
}

/** The whole of it: "(98 + 50 wies + 20 stöck) × 2 = 336", "98 × 2 = 196", "98", "0". */
export function sumInWords(words: Words, sum: Sum, deck: Deck = 'french'): string {
  const working = workingInWords(words, sum, deck);
  const total = signed(words, sum.total);
  if (working !== '') return `${working} = ${total}`;
  return sum.terms.length === 1 && sum.times === 1 ? termsInWords(words, sum.terms, deck) : total;
}

/** Each term of a sum that is melds, by their names: "4 in a row, four jacks: 250". */
export const meldsInSum = (words: Words, { terms }: Sum, deck: Deck): string[] =>
  terms.flatMap(({ melds = [], value }) =>
    melds.length > 0
      ? [
          words.t('ask.melds.sum', {
            melds: meldNames(words, melds, deck),
            points: signed(words, value),
          }),
        ]
      : [],
  );

const signed = ({ format }: Words, value: number): string =>
  value < 0 ? `−${format.number(-value)}` : format.number(value);

/** Melds as they stand in a list. */
export const meldNames = (words: Words, ids: readonly MeldId[], deck: Deck = 'french'): string =>
  ids.map((id) => meldName(words, id, deck)).join(', ');
