/** Names that were perhaps meant by what somebody typed. Pure. */
import { nameKey } from '../sync/table';

/** A folded word with oe as o, and so on: Moeller is Möller. */
export const umlautsAlike = (word: string): string => word.replace(/([aou])e/g, '$1');

/** As names are compared here: in small letters, without accents, ß as ss. */
const folded = (name: string): string =>
  umlautsAlike(nameKey(name).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss'));

/** What shorter names differ by is another name: "Anna" and "Hanna". */
const FIVE = 5;
/** Of what nobody has a word may be shorter: "Eger" for "Egger". */
const FOUR = 4;
const mistakesIn = (letters: number, least: number): number =>
  letters < least ? 0 : letters < 9 ? 1 : 2;
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
 * What was typed, each of its words that begins none of the known ones as the nearest of them; null where
 * there is nothing to mend, or a word that nothing is near.
 */
export function mendedWords(typed: string, known: readonly string[]): string | null {
  const words = [...new Set(known.flatMap(wordsOf))].map((word) => ({ word, own: folded(word) }));
  const mended = wordsOf(typed).map((word) => {
    const asked = folded(word);
    if (words.some(({ own }) => own.startsWith(asked))) return word;
    const [nearest] = words
      .map((one) => ({ ...one, far: slipsIn(asked, one.own, FOUR) }))
      .toSorted((a, b) => a.far - b.far);
    return nearest && nearest.far < MANY ? nearest.word : null;
  });
  const text = mended.join(' ');
  return mended.includes(null) || text === wordsOf(typed).join(' ') ? null : text;
}

/** The words of a name in one order, whichever they are written in. */
const turned = (name: string): string => wordsOf(folded(name)).toSorted().join(' ');

const wordsOf = (name: string): string[] => name.split(/[\s,]+/).filter(Boolean);

const numbersIn = (name: string): string => name.replace(/\D+/g, ' ').trim();

/** More than a slip or two of the fingers. */
const MANY = 3;

/** How many slips make the one of the other; MANY where it is rather another name. */
function slipsIn(one: string, other: string, least = FIVE): number {
  const slips = distance(one, other);
  return slips <= mistakesIn(Math.min(one.length, other.length), least) ? slips : MANY;
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
