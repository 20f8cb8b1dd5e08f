/** What each of a Plus-Minus needs to win with the next hand. */
import { lacks, type Need } from '../../need/certain';
import { outcomesOf, simplest } from '../../need/simplest';
import { orders, STROKES } from '../../need/strokes';
import type { ScoredHand } from '../../sticks';

/**
 * Points that bring sticks in each of the ways in which a hand can: two for one, one for one, one each
 * for two, and none; what is held after it settles nothing in the same hand.
 */
const POINTS: readonly (readonly number[])[] = [
  [57, 50, 50],
  [100, 37, 20],
  [60, 57, 40],
  [40, 40, 40, 37],
  [100, 25, 25, 7],
  [60, 36, 36, 25],
  [101, 20, 18, 18],
];

const nextHands = (players: number) =>
  POINTS.filter(({ length }) => length === players)
    .flatMap((shape) => [...orders(shape)])
    .map((points) => ({ points }));

/**
 * It is said in sticks of the hand's own points; one held before follows from those. Who is at the
 * target and alone in front has won, so that nobody wins without one.
 */
export const need: Need = (ahead) => {
  const { players, outlook } = ahead;
  // As its tally has it.
  const sticksIn = ({ hand }: { hand: unknown }) => (hand as ScoredHand).sticks;
  return simplest(ahead, outcomesOf(ahead, nextHands(players.length), sticksIn), {
    called: STROKES,
    never: (_, side) => lacks(ahead, side, outlook.sides[side]?.needs ?? 0),
  });
};
