/** Names that were perhaps meant by what somebody typed. Pure. */
import { nameKey } from '../sync/table';

/** A folded word with oe as o, and so on: Moeller is Möller. */
export const umlautsAlike = (word: string): string => word.replace(/([aou])e/g, '$1');

/** As names are compared here: in small letters, without accents, ß as ss. */
const folded = (name: string): string =>
  umlautsAlike(nameKey(name).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss'));

/** What shorter names differ by is another name: "Anna" and "Hanna". */
const FIVE = 5;
/** Of one so long two slips are still it. */
const NINE = 9;
/** What is shorter has no slips. */
const THREE = 3;
/** So many letters are enough to begin a name with. */
const BEGUN = 3;
const MOST = 3;

/**
 * The one known name that a typed one is: in any case, without regard to accents, its words in either
 * order ("Aebi Hans", "Aebi, Hans"). Undefined where none is, or more than one could be.
 */
export function sameName(typed: string, known: readonly string[]): string | undefined {
  const own = known.filter((name) => nameKey(name) === nameKey(typed));
  const same = own.length > 0 ? own : known.filter((name) => turned(name) === turned(typed));
  return same.length === 1 && turned(typed) !== '' ? same[0] : undefined;
}

/**
 * Which of the known names was perhaps meant: with a slip or two of the fingers, with its words the
 * other way round, or one of which it is a part. None where it is a known name itself.
 */
export function meantNames(typed: string, known: readonly string[]): string[] {
  const asked = folded(typed);
  if (asked === '' || known.some((name) => nameKey(name) === nameKey(typed))) return [];
  const ranked = known.flatMap((name) => {
    const own = folded(name);
    if (turned(name) === turned(typed)) return [{ name, far: 0 }];
    // "Guest 1" and "Guest 2" are two.
    if (numbersIn(asked) !== '' && numbersIn(asked) !== numbersIn(own)) return [];
    const slips = Math.min(slipsIn(asked, own), slipsIn(turned(typed), turned(name)));
    if (slips < MANY) return [{ name, far: slips }];
    return asked.length >= BEGUN && isPart(asked, own) ? [{ name, far: MANY }] : [];
  });
  return ranked
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/**
 * What was perhaps meant by words of which nothing is found: each that is none of the known ones, and begins none as
 * the last of them may, as one of the nearest. None where there is nothing to mend.
 */
export function mendedWords(typed: string, known: readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const word of known.flatMap(lettersOf))
    words.set(folded(word), words.get(folded(word)) ?? word);
  const asked = lettersOf(typed);
  const near = asked.map((word, i): readonly string[] => {
    const own = folded(word);
    const isLast = i === asked.length - 1 && typed.endsWith(word);
    const isKnown = isLast ? [...words.keys()].some((one) => one.startsWith(own)) : words.has(own);
    if (isKnown || /\d/.test(word)) return [word];
    const far = [...words].map(([one, text]) => ({ text, slips: slipsInWord(own, one) }));
    const least = Math.min(MANY - 1, ...far.map(({ slips }) => slips));
    return far.flatMap(({ text, slips }) => (slips === least ? text : []));
  });
  const texts = Array.from({ length: MOST }, (_, choice) => {
    let at = 0;
    return typed.replace(LETTERS, (word) => {
      const [first = word, ...others] = near[at++] ?? [];
      return [first, ...others][choice] ?? first;
    });
  });
  return [...new Set(texts)].filter((text) => text !== typed);
}

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;
const lettersOf = (text: string): string[] => text.match(LETTERS) ?? [];

/** The words of a name in one order, whichever they are written in. */
const turned = (name: string): string => wordsOf(folded(name)).toSorted().join(' ');

const wordsOf = (name: string): string[] => name.split(/[\s,]+/).filter(Boolean);

const numbersIn = (name: string): string => name.replace(/\D+/g, ' ').trim();

/** More than a slip or two of the fingers. */
const MANY = 3;

/** How many slips make the one of the other; MANY where it is rather another name. */
function slipsIn(one: string, other: string): number {
  const letters = Math.min(one.length, other.length);
  const slips = distance(one, other);
  return slips <= (letters < FIVE ? 0 : letters < NINE ? 1 : 2) ? slips : MANY;
}

/** The same of a word that nothing has: it may be shorter where it begins alike, "Eger", "Zimerman". */
function slipsInWord(one: string, other: string): number {
  const letters = Math.min(one.length, other.length);
  if (letters < THREE || Math.abs(one.length - other.length) >= MANY) return MANY;
  const slips = distance(one, other);
  const isAlike = one[0] === other[0] && slips <= (letters < NINE - 1 ? 1 : 2);
  return isAlike ? slips : slipsIn(one, other);
}

/**
 * Does each word of the one begin a word of the other, or is it one but for a slip, in their order?
 * "Ru Am" of "Ruedi Amstutz", "Amstuz" as well.
 */
function isPart(asked: string, name: string): boolean {
  const own = wordsOf(name);
  let from = 0;
  return wordsOf(asked).every((word) => {
    const at = own.findIndex(
      (one, i) => i >= from && (one.startsWith(word) || slipsIn(word, one) < MANY),
    );
    from = at + 1;
    return at >= 0;
  });
}

/** How many letters are to be put, left out, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return MANY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          swapped && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * The names that fit what is typed in a field to find one: all their words begun, in any case or accent;
 * where none does, those that were perhaps meant.
 */
export function namesLike<Named extends { readonly name: string }>(
  all: readonly Named[],
  typed: string,
): readonly Named[] {
  const words = wordsOf(folded(typed));
  if (words.length === 0) return all;
  const begun = all.filter(({ name }) => {
    const own = wordsOf(folded(name));
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  if (begun.length > 0) return begun;
  const meant = meantNames(
    typed,
    all.map(({ name }) => name),
  );
  return all.filter(({ name }) => meant.includes(name));
}
