/** What stands on one side's part of a Schieber slate, stroke by stroke, hand by hand. */

/** One stroke; `hand` is the id of the hand that brought it, `seed` decides how it leans. */
export type Stroke = { readonly seed: string; readonly hand: string; readonly bird: boolean };

export type SchieberStrokes = {
  /** Hundreds, a V (Vogel) for five that came with one hand. */
  readonly hundreds: readonly Stroke[];
  readonly fifties: readonly Stroke[];
  readonly twenties: readonly Stroke[];
  /** Points below 20 that no stroke stands for. */
  readonly remainder: number;
};

const BIRD = 5;
/** A bird is for a hand that brings as much by itself, not with an old remainder. */
const BIRD_FROM = 500;

/**
 * The strokes after these scores of one side. A new score and the old remainder are taken together;
 * strokes are never rubbed out. `handIds` are the ids of the hands, in order.
 */
export function schieberStrokes(
  scores: readonly number[],
  handIds: readonly string[],
): SchieberStrokes {
  const hundreds: Stroke[] = [];
  const fifties: Stroke[] = [];
  const twenties: Stroke[] = [];
  let remainder = 0;
  scores.forEach((score, i) => {
    const hand = handIds[i] ?? String(i);
    const put = (strokes: Stroke[], kind: string, count: number, bird = false) => {
      for (let k = 0; k < count; k += 1) strokes.push({ seed: `${hand}${kind}${k}`, hand, bird });
    };
    let due = remainder + score;
    const take = (worth: number): number => {
      const count = Math.floor(due / worth);
      due -= count * worth;
      return count;
    };
    const bars = take(100);
    const birds = score >= BIRD_FROM ? Math.floor(bars / BIRD) : 0;
    put(hundreds, 'v', birds, true);
    put(hundreds, 'h', bars - birds * BIRD);
    put(fifties, 'f', take(50));
    put(twenties, 't', take(20));
    remainder = due;
  });
  return { hundreds, fifties, twenties, remainder };
}

/** How many hundreds these strokes stand for. */
export const hundredsOf = ({ hundreds }: SchieberStrokes): number =>
  hundreds.reduce((sum, { bird }) => sum + (bird ? BIRD : 1), 0);
