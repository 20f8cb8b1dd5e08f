/** What everybody's result of one evening is made of: each game's figure, their sum and mean. Pure. */

import type { VariantId } from '../jass';
import { rounded, sumOf } from './exact';
import { gathered, levelsOf, rankPointsOfGame, sharedRankPoints, sumIn } from './measure';
import type { Measure } from './measures';
import type { EveningResults } from './result';
import { gamesByEvening } from './results';
import type { Scheme } from './scheme';

/** One player's evening. */
export type Made = {
  /** In the order of play, in the figure that the season ranks by. */
  readonly games: readonly { readonly id: string; readonly value: number }[];
  readonly sum: number;
  /** Of a hand, where that is what ranks; rounded to two decimals. */
  readonly mean: number | null;
  /** Those whose points are shared because they are level: the first and the last; null where it is alone. */
  readonly shares: { readonly from: number; readonly to: number } | null;
};

/** The measure that games are shown in: what rank points of an evening are given for, else what counts. */
export const shownMeasure = ({
  measure,
  per,
  rankedBy,
}: Pick<Scheme, 'measure' | 'per' | 'rankedBy'>): Measure =>
  measure === 'rank-points' && per === 'evening' ? rankedBy : measure;

/** By player, of the games that count. */
export function madeOf(
  evening: EveningResults,
  { scheme, variants }: { scheme: Scheme; variants: readonly VariantId[] },
): ReadonlyMap<string, Made> {
  const measure = shownMeasure(scheme);
  const share = sharedRankPoints(scheme);
  const [games] = gamesByEvening([evening], { variants, scheme }, () => true);
  const made = new Map<string, Made>();
  // Where the evening's own places bring points.
  const levels =
    scheme.measure === 'rank-points' && scheme.per === 'evening' && games
      ? levelsOf(scheme.rankedBy, games)
      : [];
  const shared = new Map(
    levels.flatMap(({ from, to, players }) =>
      from < to ? players.map((player) => [player, { from, to }] as const) : [],
    ),
  );
  for (const [player, played] of games ?? []) {
    if (measure === 'rank-points') {
      const points = played.map((one) => rankPointsOfGame(share, one));
      made.set(player, {
        games: played.map(({ game }, i) => ({ id: game.id, value: rounded(points[i] ?? 0) })),
        sum: rounded(sumOf(points)),
        mean: null,
        shares: null,
      });
      continue;
    }
    // Rank points that stand on the paper are made of nothing that is known.
    if (played.some(({ seat }) => seat.rankPoints !== undefined)) continue;
    const sum = sumIn(measure, played);
    const ranked = rounded(gathered(measure, played));
    made.set(player, {
      games: played.map((one) => ({ id: one.game.id, value: sumIn(measure, [one]) })),
      sum,
      mean: ranked === sum ? null : ranked,
      shares: shared.get(player) ?? null,
    });
  }
  return made;
}
