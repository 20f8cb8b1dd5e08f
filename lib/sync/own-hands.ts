/** What one phone wrote, hand by hand, to tell whoever wrote it when somebody else wrote over it. */
import type { Entry, Hand } from './game';

/** By the id of the hand: what this phone wrote there last, and with which change. */
export type Written = { readonly [handId: string]: { readonly by: string; readonly entry: Entry } };

/** A hand that stands now as somebody else wrote it; `yours` is what this phone had written. */
export type Replaced = { readonly index: number; readonly now: Entry; readonly yours: Entry };

/** What is known as written here once this phone's change `by` has made these hands. */
export const withChange = (written: Written, hands: readonly Hand[], by: string): Written => ({
  ...written,
  ...Object.fromEntries(
    hands.filter((hand) => hand.by === by).map(({ id, entry }) => [id, { by, entry }]),
  ),
});

/**
 * The hands in which something stands no more as this phone wrote it. What others only added, as the
 * points of a hand that was announced, replaces nothing. `undecided` are changes of this phone that
 * were refused, of which the person knows already.
 */
const replacedIn = (
  written: Written,
  hands: readonly Hand[],
  undecided: readonly string[],
): Replaced[] =>
  hands.flatMap(({ id, by, entry: now }, index) => {
    const own = Object.hasOwn(written, id) ? written[id] : undefined;
    if (!own || own.by === by || undecided.includes(own.by)) return [];
    const isOther = Object.entries(own.entry).some(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field]),
    );
    return isOther ? [{ index, now, yours: own.entry }] : [];
  });

/** What is left of what was written here once the person knows of these. */
export const withoutKnown = (
  written: Written,
  hands: readonly Hand[],
  known: readonly Replaced[],
): Written => {
  const seen = new Set(known.map(({ index }) => hands[index]?.id));
  return Object.fromEntries(Object.entries(written).filter(([id]) => !seen.has(id)));
};

/**
 * What the person is told of, and what is left of what was written here. Where all may write at once,
 * that is every hand of theirs which somebody wrote over. Where one writes for all, correcting is what
 * that one is there for, as is this person on another device: it is taken note of and not told.
 *
 * @param manyWriters may all write at once? Null where nobody has said yet: all waits until then
 */
export function toTell(
  written: Written,
  hands: readonly Hand[],
  { undecided, manyWriters }: { undecided: readonly string[]; manyWriters: boolean | null },
): { readonly told: readonly Replaced[]; readonly left: Written } {
  if (manyWriters === null) return { told: [], left: written };
  const found = replacedIn(written, hands, undecided);
  return manyWriters
    ? { told: found, left: written }
    : { told: [], left: found.length > 0 ? withoutKnown(written, hands, found) : written };
}
