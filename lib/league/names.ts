/** First and family names of players, as far as they can be told apart, and the two orders of names. Pure. */
import { collator } from './collator';

/** What stands behind a name and is none: "jun.", "II", "2", "(Bern)". "I." is the initial of one. */
const BEHIND = /^(?:(?:jun|jr|sen|sr|[IVX]{2,}|\d+)\.?|[IVX])$|^\(.*\)$/i;

/**
 * The parts of a name: the family name is the last word with the small words before it ("von Arx"), or
 * what stands before a comma ("Amstutz, Ruedi"). Of a name of one word the family name is empty.
 */
export function partsOf(name: string): {
  readonly given: string;
  readonly family: string;
  /** What stands behind them and is no name. */
  readonly behind: string;
} {
  const [before = '', after] = name.split(',', 2);
  if (after?.trim()) return { given: after.trim(), family: before.trim(), behind: '' };
  const all = name.split(' ').filter(Boolean);
  const end = all.findLastIndex((word, i) => i === 0 || !BEHIND.test(word)) + 1;
  const words = all.slice(0, end);
  let from = words.length - 1;
  if (from < 1) return { given: name, family: '', behind: '' };
  while (from > 1 && /^\p{Ll}/u.test(words[from - 1] ?? '')) from -= 1;
  return {
    given: words.slice(0, from).join(' '),
    family: words.slice(from).join(' '),
    behind: all.slice(end).join(' '),
  };
}

/** Who each of these players turned out to be in the end; rows that were not merged may be left out. */
export function rootsIn(
  rows: readonly { readonly id: string; readonly mergedIntoId: string | null }[],
): (playerId: string) => string {
  const into = new Map(rows.map(({ id, mergedIntoId }) => [id, mergedIntoId]));
  const rootOf = (id: string): string => {
    const next = into.get(id);
    return next ? rootOf(next) : id;
  };
  return rootOf;
}

/** The first of the first names. */
export const givenName = (name: string): string => partsOf(name).given.split(' ')[0] ?? '';

/** "Ruedi Amstutz" as "Ruedi A."; a name of one word as it is. Never more of it than the first word. */
export function shortName(name: string): string {
  const { family } = partsOf(name);
  if (family === '') return name;
  const initial = [...(family.split(' ').at(-1) ?? '')][0] ?? '';
  return `${givenName(name)} ${initial}.`.trim();
}

/** By the name as it is written, or by family names; small words before one do not count. */
export function compareNames(byFamily: boolean): (a: string, b: string) => number {
  if (!byFamily) return (a, b) => collator.compare(a, b);
  const keyOf = (name: string) => {
    const { given, family } = partsOf(name);
    // Whoever has one name stands where it belongs.
    return `${family.replace(/^(?:\p{Ll}[^ ]* )+/u, '') || given}\n${given}`;
  };
  return (a, b) => collator.compare(keyOf(a), keyOf(b)) || collator.compare(a, b);
}
