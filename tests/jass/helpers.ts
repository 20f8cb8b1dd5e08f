/** The small vocabulary of the engine's tests. */
import {
  type Draft,
  type Meld,
  type NextEntry,
  nextEntry,
  type StickHand,
  type StickTally,
  type Tally,
  tally,
  type VariantId,
  variant,
} from '../../lib/jass';

const NAMES = ['Anna', 'Beat', 'Carla', 'Dario', 'Erika', 'Fritz', 'Gina', 'Hans'];

/** A number of players that the variant is for, the smallest. */
export const fewest = (id: VariantId) => Math.min(...variant(id).players);

/** A record as a file would hold it. */
export const record = (
  id: VariantId,
  hands: readonly unknown[],
  {
    options = {},
    players = fewest(id),
    firstDealer = 0,
  }: { options?: object; players?: number; firstDealer?: number } = {},
) => ({
  format: 'jass-record/1',
  variant: id,
  options,
  players: NAMES.slice(0, players),
  firstDealer,
  hands,
});

/** The tally of a record that can be scored. */
export function scored(input: unknown): Tally {
  const result = tally(input);
  if (!result.ok) throw new Error(`${JSON.stringify(input)}: ${result.error.message}`);
  return result.value;
}

/** Whether this is the tally of a game with a scoring list, in sticks and potatoes. */
export const isSticks = (value: Tally): value is Extract<Tally, StickTally> =>
  value.variant === 'mittlere' || value.variant === 'molotow' || value.variant === 'plus-minus';

/** What the hand after these asks. */
export function askedAfter(
  id: VariantId,
  hands: readonly unknown[],
  table: { options?: object; players?: number; firstDealer?: number } = {},
): NextEntry {
  const next = nextEntry(record(id, hands, table));
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}

/** The questions that the rules need beside the main one, each with whom it can be answered by. */
export const furtherQuestions = (
  id: VariantId,
  draft: Draft,
  table: { options?: object; players?: number } = {},
): Record<string, readonly number[]> =>
  Object.fromEntries(
    askedAfter(id, [], table)
      .ask(draft)
      .questions.flatMap((question) =>
        question.place === 'after' && (question.kind === 'side' || question.kind === 'seats')
          ? [[question.field, question.choices.map(({ value }) => value)]]
          : [],
      ),
  );

/** The code of the refusal, or null. */
export const codeOf = (input: unknown) => {
  const result = tally(input);
  return result.ok ? null : result.error.code;
};

/** All the ways in which so many seats can share so many points. */
export function* shares(seats: number, points: number): Generator<number[]> {
  if (seats === 1) yield [points];
  else
    for (let own = 0; own <= points; own += 1)
      for (const rest of shares(seats - 1, points - own)) yield [own, ...rest];
}

/** Whether the cards can be shared like this: nobody can have exactly 1 point. */
export const isPossible = (points: readonly number[]) => !points.includes(1);

/** Sticks less potatoes by seat; null for a void hand. */
export const netOf = (hand: StickHand) =>
  hand.rule === 'void'
    ? null
    : hand.sticks.map((sticks, seat) => sticks - (hand.potatoes[seat] ?? 0));

/**
 * Scores very many entries, some hundreds to a record, and shows each with its hand. The options must
 * leave the game open that long.
 */
export function scoreAll<Entry>(
  id: VariantId,
  entries: Iterable<Entry>,
  table: { options: object; players?: number },
  see: (entry: Entry, hand: StickHand) => void,
) {
  let batch: Entry[] = [];
  const flush = () => {
    const value = scored(record(id, batch, table));
    const hands = isSticks(value) ? value.hands : [];
    for (const [index, entry] of batch.entries()) {
      const hand = hands[index];
      if (hand) see(entry, hand);
    }
    batch = [];
  };
  for (const entry of entries) if (batch.push(entry) === 250) flush();
  flush();
}

/** How many there are of each. */
export class Counter {
  readonly counts: Record<string, number> = {};
  add(key: string) {
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }
}

/** From `from` to `to`, both included. */
export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/** Sum over a range. */
export const sum = (numbers: readonly number[], of: (n: number) => number) =>
  numbers.reduce((total, n) => total + of(n), 0);

/** A meld as people write it: `seq3 hearts-A`, `fourJ`. */
export function meld(text: string): Meld {
  const [id, top] = text.split(' ');
  return { id, ...(top && { top }) } as Meld; // tests write these by hand
}
