/** Who is where at an evening, and who won it: its results alone say so. */
import { expect, test } from 'vitest';
import { winnersByEvening, winnersOf } from '../../lib/league/evening-best';
import { countOf } from '../../lib/league/result';
import { Scheme } from '../../lib/league/scheme';
import { eveningAlone, standings } from '../../lib/league/standings';
import { type ShortEvening, seasonOf } from './season';

const entrants = ['anna', 'beat', 'carla', 'dora', 'emil', 'fritz'];
const season = (evenings: readonly ShortEvening[], scheme: object) =>
  seasonOf({ evenings, scheme, entrants });
const wonIn = (evenings: readonly ShortEvening[], scheme: object) =>
  [...winnersByEvening(season(evenings, scheme)).values()].map((winners) =>
    winners.map(({ name, total }) => [name, total]),
  );
/** The places of the first evening. */
const placesIn = (evenings: readonly ShortEvening[], scheme: object) => {
  const input = season(evenings, scheme);
  const [evening] = input.evenings;
  if (!evening) throw new Error('no evening');
  return eveningAlone(evening, input).rows.map(({ id, rank, total, tieBreak }) => [
    ...[rank, id, total, tieBreak],
  ]);
};

const RANK_POINTS = {
  ...{ measure: 'rank-points', per: 'evening', rankedBy: 'difference' },
  tieBreaks: ['best-evening', 'wins'],
};
/** Four come to 10 in two games; Anna and Carla won one each, Beat and Dora none. */
const FOUR_LEVEL: readonly ShortEvening[] = [
  {
    games: [
      { difference: { anna: 4, beat: 5, emil: 40 } },
      { difference: { carla: 4, dora: 5, fritz: 50 } },
      { difference: { anna: 6, beat: 5, fritz: 2 } },
      { difference: { carla: 6, dora: 5, emil: 2 } },
    ],
  },
];

test('who shares the points of an evening shares the rank, whatever parts level ones in the season', () => {
  const scheme = { ...RANK_POINTS, rankPoints: [25, 20, 15, 10, 5, 1] };
  expect(placesIn(FOUR_LEVEL, scheme)).toEqual([
    [1, 'anna', 17.5, 'shared'],
    [1, 'beat', 17.5, 'shared'],
    [1, 'carla', 17.5, 'shared'],
    [1, 'dora', 17.5, 'shared'],
    [5, 'emil', 5, null],
    [6, 'fritz', 1, null],
  ]);
  expect(wonIn(FOUR_LEVEL, scheme)).toEqual([
    ['Anna', 'Beat', 'Carla', 'Dora'].map((name) => [name, 17.5]),
  ]);
  // In the season they are parted by games won.
  expect(standings(season(FOUR_LEVEL, scheme)).rows).toMatchObject([
    { id: 'anna', rank: 1, tieBreak: 'shared', parted: 'wins' },
    { id: 'carla', rank: 1, tieBreak: 'shared', parted: 'wins' },
    { id: 'beat', rank: 3, tieBreak: 'shared', parted: 'wins' },
    { id: 'dora', rank: 3, tieBreak: 'shared', parted: 'wins' },
    { id: 'emil', rank: 5 },
    { id: 'fritz', rank: 6 },
  ]);
});

test('places that bring the same points stay apart', () => {
  expect(placesIn(FOUR_LEVEL, { ...RANK_POINTS, rankPoints: [20, 10] })).toEqual([
    [1, 'anna', 7.5, 'shared'],
    [1, 'beat', 7.5, 'shared'],
    [1, 'carla', 7.5, 'shared'],
    [1, 'dora', 7.5, 'shared'],
    [5, 'emil', 0, null],
    [6, 'fritz', 0, null],
  ]);
  const apart = [{ games: [{ difference: { anna: 4, beat: 5, carla: 6 } }] }];
  const scheme = { ...RANK_POINTS, rankPoints: [10, 10, 5] };
  expect(placesIn(apart, scheme).map(([rank]) => rank)).toEqual([1, 2, 3]);
  expect(wonIn(apart, scheme)).toEqual([[['Anna', 10]]]);
});

test('by any measure who is level at an evening shares the rank', () => {
  const evenings = [
    {
      games: [{ net: { anna: 3, beat: -6, carla: 3 } }, { net: { dora: 3, emil: -1, fritz: -2 } }],
    },
    { games: [{ net: { anna: 1, beat: 4, dora: -5 } }] },
  ];
  const absence = { score: 99, of: 'everybody' };
  // What stands for an evening missed is no result.
  expect(wonIn(evenings, { measure: 'net-sticks', per: 'evening', absence })).toEqual([
    ['Anna', 'Carla', 'Dora'].map((name) => [name, 3]),
    [['Beat', 4]],
  ]);
});

test('the least wins where less is better, and nobody at evenings that the season hides', () => {
  const evenings = [30, 31].map((anna) => ({
    games: [{ difference: { anna, beat: 12, carla: 44 } }],
  }));
  const scheme = { measure: 'difference', rankedBy: 'difference', combine: 'mean' };
  expect(wonIn(evenings, scheme)).toEqual([[['Beat', 1]], [['Beat', 1]]]);
  expect(wonIn(evenings, { ...scheme, hideFrom: 2 })).toEqual([[['Beat', 1]]]);
});

test('nobody is first by totals of a whole evening that the season does not take in', () => {
  const games = ['anna', 'beat'].map((player, i) => ({
    ...{ id: 'sheet', variant: 'mittlere' as const, at: '2026-01-01T19:00:00Z' },
    paper: 'rank-points' as const,
    seats: [{ player, side: 0, place: 1, won: false, hands: 0, rankPoints: 30 - i }],
  }));
  expect(countOf(games)).toEqual({ games: 0, paper: 1 });
  const placed = (scheme: object) => {
    const asked = { measure: 'rank-points', ...scheme };
    const evenings = [{ games: [] }];
    const input = seasonOf({ evenings, scheme: asked, entrants, variants: ['mittlere'] });
    const [evening] = input.evenings;
    return evening && winnersOf(eveningAlone({ ...evening, games }, input)).map(({ id }) => id);
  };
  expect(placed({ per: 'game', keep: { kind: 'drop-worst', count: 2 } })).toEqual([]);
  expect(placed({ per: 'evening', keep: { kind: 'drop-worst', count: 2 } })).toEqual(['anna']);
});

test('the first of a table are its winners', () => {
  const table = standings(season(FOUR_LEVEL, Scheme.parse(RANK_POINTS)));
  expect(winnersOf(table).map(({ id }) => id)).toEqual(['anna', 'carla']);
});
