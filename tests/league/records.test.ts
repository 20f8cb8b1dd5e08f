import { expect, test } from 'vitest';
import { allTimeOf, recordsOf, type SeasonPlayed } from '../../lib/league/records';
import type { Cell, Row } from '../../lib/league/table';

const DAYS = ['2026-01-08', '2026-01-22'];
const cell = (value: number, at: number): Cell => ({
  evening: `e${at}`,
  value,
  games: ['g'],
  results: [{ value, factor: 1, games: ['g'], counted: true }],
});
/** A row of which only what records read is said. */
const row = (name: string, values: readonly number[]): Row => ({
  ...{ id: name, name, rank: 1, movement: null, total: 0, gap: 0, tieBreak: null },
  ...{ evenings: values.length, games: values.length, mean: null, best: null, worst: null },
  ...{ wins: 0, level: 0, exact: {}, columns: {}, cells: values.map(cell) },
});
const season = (name: string, rows: readonly Row[], isLessBetter = false): SeasonPlayed => ({
  name,
  isOver: true,
  measure: isLessBetter ? 'difference' : 'card-points',
  standings: {
    evenings: DAYS.map((date, i) => ({ id: `e${i}`, date, isFinal: false })),
    rows,
    isLessBetter,
    hiddenSince: null,
  },
});
/** The same on other evenings. */
const withEvenings = ({ standings, ...one }: SeasonPlayed, as: string): SeasonPlayed => ({
  ...one,
  standings: {
    ...standings,
    rows: standings.rows.map((of) => ({
      ...of,
      cells: of.cells.map((own) => ({ ...own, evening: `${as} ${own.evening}` })),
    })),
  },
});
const bestOf = (...seasons: readonly SeasonPlayed[]) =>
  recordsOf(seasons).find(({ what }) => what === 'best');

test('names all who reached the best evening, on every day and in every season', () => {
  const one = season('2025', [row('Anna', [30, 12]), row('Beat', [30, 8]), row('Carla', [1, 30])]);
  const two = season('2026', [row('Dora', [30, 30]), row('Anna', [29, 3])]);
  expect(bestOf(one, two)).toEqual({
    what: 'best',
    measure: 'card-points',
    value: 30,
    reached: [
      { names: ['Anna', 'Beat'], season: '2025', day: DAYS[0] },
      { names: ['Carla'], season: '2025', day: DAYS[1] },
      { names: ['Dora'], season: '2026', day: DAYS[0] },
      { names: ['Dora'], season: '2026', day: DAYS[1] },
    ],
  });
});

test('a better one takes the place of all before it, the lower where less is better', () => {
  const one = season('2025', [row('Anna', [30, 12])], true);
  const two = season('2026', [row('Beat', [11, 40])], true);
  expect(bestOf(one, two)?.reached).toEqual([{ names: ['Beat'], season: '2026', day: DAYS[0] }]);
  expect(bestOf(two, one)?.value).toBe(11);
});

test('an evening that two seasons count is one line', () => {
  const one = season('2026', [row('Anna', [30, 12]), row('Beat', [9, 8])]);
  const other = season('Friends', [row('Anna', [30, 12]), row('Carla', [29, 30])]);
  expect(bestOf(one, other)?.reached).toEqual([
    { names: ['Anna'], season: '2026', day: DAYS[0] },
    { names: ['Carla'], season: 'Friends', day: DAYS[1] },
  ]);
});

test('everybody is once among all seasons', () => {
  const one = season('2025', [row('Anna', [30, 12])]);
  const later = season('2026', [row('Anna', [3])]);
  const all = allTimeOf([one, withEvenings(later, 'later')]);
  expect(all).toMatchObject([{ name: 'Anna', titles: 2, podiums: 2, seasons: 2, evenings: 3 }]);
});

test('what a place brings is no record of an evening', () => {
  const one = season('2025', [row('Anna', [30, 30]), row('Beat', [26, 26])]);
  expect(bestOf({ ...one, measure: 'rank-points' })).toBeUndefined();
});

test('a best game, once for all seasons that share its evening, a pair and matches', () => {
  const anna = row('Anna', [1, 2]);
  const shared = {
    ...season('2025', [{ ...anna, columns: { matches: 3 } }]),
    pairs: { rows: [{ ...row('Anna & Beat', [1]), wins: 4 }] },
    bestGames: [
      {
        ...{ variant: 'schieber', measure: 'written-points', value: 1204 },
        reached: [{ game: 'g', day: '2026-01-08', names: ['Anna', 'Beat'] }],
      },
    ],
  } as const satisfies SeasonPlayed;
  const own = (name: string) => ({ season: name, game: 'g', day: '2026-01-08' });
  const held = recordsOf([shared, { ...shared, name: 'Autumn' }]);
  expect(held.find(({ what }) => what === 'game')).toEqual({
    ...{ what: 'game', variant: 'schieber', measure: 'written-points', value: 1204 },
    reached: [{ ...own('2025'), names: ['Anna', 'Beat'] }],
  });
  expect(held.find(({ what }) => what === 'pair')).toMatchObject({
    value: 4,
    reached: [{ names: ['Anna & Beat'] }, { names: ['Anna & Beat'], season: 'Autumn' }],
  });
  expect(held.find(({ what }) => what === 'matches')).toMatchObject({ value: 3 });
});

test('of games won it is said how many another side won too', () => {
  const one = { ...row('Anna', [1]), wins: 3, level: 2 };
  const held = season('2026', [
    one,
    { ...row('Beat', [1]), wins: 3 },
    { ...row('Carla', [2]), wins: 1 },
  ]);
  expect(recordsOf([held]).find(({ what }) => what === 'wins')).toEqual({
    ...{ what: 'wins', value: 3 },
    reached: [{ names: ['Anna', 'Beat'], level: [2, 0], season: '2026' }],
  });
  // The games of an evening that two seasons count are one.
  const at = { won: true, place: 1, hands: 12 };
  const sides = ['Anna', 'Beat'].map((player, side) => ({ ...at, player, side }));
  const game = { id: 'g', variant: 'mittlere', at: DAYS[0] ?? '', seats: sides } as const;
  const level = season('2026', [{ ...row('Anna', [1]), wins: 1, level: 1 }]);
  expect(allTimeOf([level, { ...level, name: 'Friends' }], [game])).toMatchObject([
    { name: 'Anna', seasons: 2, wins: 1, level: 1 },
  ]);
  expect(recordsOf([season('2025', [{ ...row('Anna', [1]), wins: 3 }])])).toContainEqual({
    ...{ what: 'wins', value: 3, reached: [{ names: ['Anna'], season: '2025' }] },
  });
});

test('who is level among all seasons shares the rank', () => {
  const rows = [3, 2, 2, 1].map((wins, i) => ({
    ...row(`P${i}`, [1]),
    ...{ wins, rank: 4, games: 5 - i },
  }));
  const all = allTimeOf([season('2026', rows)]);
  expect(all.map(({ name, rank }) => [name, rank])).toEqual([
    ['P0', 1],
    ['P1', 2],
    ['P2', 2],
    ['P3', 4],
  ]);
});

test('what several have only once, or everybody has, is no record', () => {
  const won = (...wins: readonly number[]) =>
    recordsOf([
      season(
        '2026',
        wins.map((own, i) => ({ ...row(`P${i}`, [1, 2]), wins: own })),
      ),
    ]).flatMap(({ what, value }) => (what === 'wins' ? [value] : []));
  expect(won(1, 1, 0)).toEqual([]);
  expect(won(2, 2, 2)).toEqual([]);
  expect(won(1, 0, 0)).toEqual([1]);
  expect(won(2, 2, 1)).toEqual([2]);
  // In another season somebody may have fewer.
  const seasons = [
    season('2025', [
      { ...row('Anna', [1]), wins: 9 },
      { ...row('Beat', [1]), wins: 9 },
    ]),
    season('2026', [{ ...row('Carla', [1]), wins: 3 }]),
  ];
  expect(recordsOf(seasons).find(({ what }) => what === 'wins')?.value).toBe(9);
});
