/** What each side of a Coiffeur needs in the last row that is open. */
import type { Ahead } from '../../ahead';
import { isOut, isSure, type Need, whoIs, winsIf } from '../../need/certain';
import { type At, reachOf } from '../../need/ladder';
import { ALL_POINTS } from '../../points';
import { type Said, say } from '../../said';
import type { Side } from '../../words';
import type { Options } from './index';

/** The last cell: one that is written is refused. */
function lastCell(ahead: Ahead<Options>): { side: Side; row: number } | undefined {
  return ahead.sides
    .flatMap((_, side) => ahead.options.rows.map((_, row) => ({ side, row })))
    .find((cell) => ahead.after({ ...cell, scratched: true }) !== null);
}

/** What is written in the row, or above all of it a match, below none of it a counter-match. */
const entryOf = (at: At) => ({
  points: at === 'above' ? ALL_POINTS : at === 'below' ? 0 : at,
  ...(at === 'above' && { match: true }),
  ...(at === 'below' && { counterMatch: true }),
});

const called = (at: At): { at: string; points: number } =>
  typeof at === 'number' ? { at: at === 0 ? 'none' : 'points', points: at } : { at, points: 0 };

/** What the writer needs: so many points, a match, or only that it is no counter-match. */
const ownSaid = (at: At): Said => say('coiffeur.need.own', called(at));

/** What the others need: that the writer has no more than so many points, or no match. */
const theirsSaid = (at: At, writer: { who: string; n: number }): Said =>
  say('coiffeur.need.theirs', {
    ...writer,
    ...called(at),
    ...(at === ALL_POINTS && { at: 'all' }),
  });

/** Whoever has the row open needs so much, the others that it is not so much. */
export const need: Need<Options> = (ahead) => {
  const cell = lastCell(ahead);
  if (!cell) return null;
  return ahead.sides.map((_, side) => {
    const reach = reachOf(side, (at) => ahead.after({ ...cell, ...entryOf(at) }));
    if (reach.wins === 'never') return isOut(ahead, side);
    if (reach.wins === 'always') return isSure(ahead, side, reach.shared);
    const { shared } = reach;
    return reach.wins === 'from'
      ? winsIf(ahead, side, { says: ownSaid(reach.at), shared })
      : winsIf(ahead, side, {
          says: theirsSaid(reach.at, whoIs(ahead, cell.side)),
          isClause: true,
          shared,
        });
  });
};
