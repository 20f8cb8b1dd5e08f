/** Who was best at each evening. */
import { expect, test } from 'vitest';
import { bestByEvening } from '../../lib/league/evening-best';
import { Scheme } from '../../lib/league/scheme';
import { standings } from '../../lib/league/standings';
import { seasonOf } from './season';

const ids = ['anna', 'beat', 'carla', 'dora'];
const bestOf = (evenings: Parameters<typeof seasonOf>[0]['evenings'], scheme: object) =>
  bestByEvening(
    standings({
      ...seasonOf({ evenings }),
      entrants: ids.map((id) => ({ id, name: id, joinedOn: null, leftOn: null })),
      scheme: Scheme.parse(scheme),
    }),
  );

test('the most, shared where level, and never by what stands for an evening missed', () => {
  const absence = { score: 99, of: 'everybody' };
  const best = bestOf(
    [
      { games: [{ net: { anna: 3, beat: -6, carla: 3 } }] },
      { games: [{ net: { anna: 1, beat: 4, dora: -5 } }] },
    ],
    { measure: 'net-sticks', per: 'evening', absence },
  );
  expect([...best.values()]).toEqual([
    // In the order of the table: Carla has 99 for the second evening.
    { value: 3, names: ['carla', 'anna'] },
    { value: 4, names: ['beat'] },
  ]);
});

test('the least where less is better', () => {
  const best = bestOf([{ games: [{ difference: { anna: 30, beat: 12, carla: 44 } }] }], {
    measure: 'difference',
    rankedBy: 'difference',
    combine: 'mean',
  });
  expect([...best.values()].map(({ names }) => names)).toEqual([['beat']]);
});
