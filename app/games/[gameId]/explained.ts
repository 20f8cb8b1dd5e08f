/** A game as the engine explains it. Pure. */
import { type Explanation, explain, type HandExplanation } from '@/lib/jass';
import { NO_NUMBER } from '@/lib/sync/deal';
import { type Entry, type GameState, type Hand, recordOf } from '@/lib/sync/game';

type Played = Pick<GameState, 'table' | 'hands'>;

/** The game explained. One that is stored can be scored: another is a bug. */
export function explained(game: Played): Explanation {
  const read = explain(recordOf(game));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
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
