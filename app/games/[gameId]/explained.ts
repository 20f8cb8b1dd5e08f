/** A game as the engine explains it. Pure. */
import {
  type Draft,
  type Explanation,
  explain,
  type HandExplanation,
  nextEntry,
  type Said,
  type Tally,
  variant,
} from '@/lib/jass';
import { NO_NUMBER, seatedAt } from '@/lib/sync/deal';
import { type Entry, type GameState, type Hand, recordOf } from '@/lib/sync/game';

type Played = Pick<GameState, 'table' | 'hands'>;

/**
 * The game explained, each hand with the names of those who played it. One that is stored can be scored:
 * another is a bug.
 */
export function explained({ table, hands }: Played): Explanation {
  const as = (index: number): Explanation => {
    const read = explain(recordOf({ table: seatedAt(table, index), hands }));
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  };
  const now = as(hands.length);
  const earlier = (table.substitutes ?? [])
    .filter(({ from }) => from <= hands.length)
    .map(({ from }) => ({ from, hands: as(from - 1).hands }));
  return {
    ...now,
    hands: now.hands.map((hand, i) => earlier.find(({ from }) => i < from)?.hands[i] ?? hand),
  };
}

/** What a hand is called: its number among those that count, a dash for one that does not. */
export const labelOf = (hand: Pick<HandExplanation, 'number'> | undefined): string =>
  hand?.number === null || hand === undefined ? NO_NUMBER : String(hand.number);

/** The hand as it would be at that place, instead of what stands there; undefined where it does not fit. */
export function inPlace(
  { table, hands }: Played,
  { at, entry }: { at: number; entry: Entry },
): HandExplanation | undefined {
  const instead: readonly Hand[] = hands.toSpliced(at, 1, { id: '', by: '', entry });
  const read = explain(recordOf({ table, hands: instead }));
  return read.ok ? read.value.hands[at] : undefined;
}

/** The last hand, where it is still being played. */
export function openHandOf({ table, hands }: Played, tally: Tally): Hand | undefined {
  const last: unknown = tally.hands.at(-1);
  const isOpen = last !== undefined && variant(table.variant).counts(last) === 'open';
  return isOpen ? hands.at(-1) : undefined;
}

/** What the big key says that goes on with the game; null where it is just the next hand. */
export function enterSays(
  { table, hands }: Played,
  { openHand, draft }: { openHand: Hand | undefined; draft: Draft },
): Said | null {
  const before = openHand ? hands.slice(0, -1) : hands;
  const next = nextEntry(recordOf({ table, hands: before }));
  return next.ok ? next.value.ask(openHand?.entry ?? draft).says : null;
}

/** Who has announced for the next hand, in the order of the table, and who does so next. */
export function roundOf({ table, hands }: Played, draft: Draft) {
  const next = nextEntry(recordOf({ table, hands }));
  const [question] = next.ok ? next.value.ask(draft).questions : [];
  if (!question || !('first' in question)) return null;
  const { values, names, first } = question;
  const order = names.map((_, step) => (first + step) % names.length);
  return {
    done: order.filter((seat) => values[seat] !== null),
    next: order.find((seat) => values[seat] === null),
  };
}

/** What stands of the next hand already, as a bid that is being played. */
export function standsSaid({ table, hands }: Played, draft: Draft): readonly Said[] {
  if (Object.keys(draft).length === 0) return [];
  const next = nextEntry(recordOf({ table, hands }));
  return next.ok ? next.value.ask(draft).stands : [];
}
