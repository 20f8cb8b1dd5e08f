/** What an evening's results are made of, and who of them share what their places bring. */
import { expect, test } from 'vitest';
import { madeOf } from '../../lib/league/evening-made';
import { resultsFrom } from '../../lib/league/result-paper';
import { Scheme } from '../../lib/league/scheme';
import { standings } from '../../lib/league/standings';
import { seasonOf } from './season';

const season = seasonOf({
  evenings: [
    {
      games: [{ net: { anna: 3, beat: -2, carla: -1 } }, { net: { dora: -2, emil: -2, fritz: 4 } }],
    },
  ],
});
const scheme = Scheme.parse({
  measure: 'rank-points',
  per: 'evening',
  rankedBy: 'net-sticks',
  rankPoints: [20, 15, 10, 9, 6, 3],
});

test('level ones share the points of their places, and it is said which', () => {
  const [evening] = season.evenings;
  if (!evening) throw new Error('no evening');
  const made = madeOf(evening, { scheme, variants: ['mittlere'] });
  expect([...made].map(([player, { sum, shares }]) => [player, sum, shares])).toEqual([
    ['anna', 3, null],
    ['beat', -2, { from: 4, to: 6 }],
    ['carla', -1, null],
    ['dora', -2, { from: 4, to: 6 }],
    ['emil', -2, { from: 4, to: 6 }],
    ['fritz', 4, null],
  ]);
  const ids = [...made.keys()];
  const { rows } = standings({
    evenings: season.evenings,
    entrants: ids.map((id) => ({ id, name: id, joinedOn: null, leftOn: null })),
    scheme,
    variants: ['mittlere'],
    isOver: true,
  });
  expect(rows.slice(3).map(({ total }) => total)).toEqual([6, 6, 6]);
});

test('what counts otherwise is shared by nobody', () => {
  const [evening] = season.evenings;
  if (!evening) throw new Error('no evening');
  const made = madeOf(evening, {
    scheme: Scheme.parse({ measure: 'net-sticks' }),
    variants: ['mittlere'],
  });
  expect([...made.values()].map(({ shares }) => shares)).toEqual(Array(6).fill(null));
});

test('rank points that stand on paper are made of nothing else', () => {
  const [evening] = season.evenings;
  if (!evening) throw new Error('no evening');
  const paper = resultsFrom({
    ...{ id: 'p', variant: 'mittlere', of: 'rank-points', options: {}, hands: null },
    at: '2026-01-08T19:00:00.000Z',
    seats: [{ player: 'gina', side: 0, total: 17.5 }],
  });
  const made = madeOf(
    { ...evening, games: [...evening.games, ...paper] },
    { scheme, variants: ['mittlere'] },
  );
  expect([...made.keys()]).toEqual(['anna', 'beat', 'carla', 'dora', 'emil', 'fritz']);
});
