/** What is made of a season's table beside the table: what lifts a row, the race, the records, its columns. */
import { describe, expect, test } from 'vitest';
import { bestGames } from '../../lib/league/best-game';
import { liftOf } from '../../lib/league/lift';
import { allTimeOf, recordsOf, type SeasonPlayed } from '../../lib/league/records';
import { Scheme } from '../../lib/league/scheme';
import { raceOf, standings } from '../../lib/league/standings';
import { columnsOf } from '../../lib/league/view';
import { type ShortSeason, seasonOf } from './season';

const net = (...evenings: Record<string, number>[]): ShortSeason => ({
  evenings: evenings.map((score) => ({ games: [{ net: score }] })),
});

describe('what lifts a row', () => {
  const lifts = (short: ShortSeason) => {
    const input = seasonOf(short);
    const table = standings(input);
    return Object.fromEntries(
      table.rows.map((row) => [row.id, liftOf(table, row, input.scheme)] as const),
    );
  };

  test('with the sum of all any gain is one; the one above is passed by more than the gap', () => {
    // Anna 9, Beat 6, Carla −15.
    const found = lifts(net({ anna: 5, beat: 2, carla: -7 }, { anna: 4, beat: 4, carla: -8 }));
    expect(found.anna).toEqual({ betters: 1, passes: null });
    expect(found.beat).toEqual({ betters: 1, passes: { name: 'Anna', value: 4 } });
    // Nobody has reached more than 5, and Carla would need 22.
    expect(found.carla).toEqual({ betters: 1, passes: null });
  });

  test('what any result does is not named', () => {
    // Nobody has had less than 3: whatever comes makes both totals better.
    const close = lifts(net({ anna: 5, beat: 4 }, { anna: 3, beat: 3 }));
    expect(close).toEqual({
      anna: { betters: null, passes: null },
      beat: { betters: null, passes: null },
    });
    const apart = lifts(net({ anna: 5, beat: 4 }, { anna: 6, beat: 3 }));
    expect(apart.beat).toEqual({ betters: null, passes: { name: 'Anna', value: 5 } });
  });

  test('with the best two only what is better than the worse of them', () => {
    const keep = { kind: 'best', count: 2 };
    const season = net(
      { anna: 5, beat: 2, carla: -7 },
      { anna: 4, beat: 4, carla: -8 },
      { anna: 1, beat: 3, carla: -4 },
    );
    // Anna 5 + 4, Beat 4 + 3: with 5 in place of 3 Beat is level, with 6 ahead, which nobody has reached.
    const found = lifts({ ...season, scheme: { keep } });
    expect(found.anna).toEqual({ betters: 5, passes: null });
    expect(found.beat).toEqual({ betters: 4, passes: null });
    expect(found.carla?.betters).toBe(-6);
  });

  test('where less is better, less; a sum of differences only once all that count are there', () => {
    const evenings = [
      { games: [{ difference: { anna: 40, beat: 48 } }] },
      { games: [{ difference: { anna: 44, beat: 50 } }] },
    ];
    const scheme = {
      measure: 'difference',
      keep: { kind: 'best', count: 2 },
      minimum: { games: 0, evenings: 2 },
    };
    // Anna 84, Beat 98: with 35 Beat would have 83; 40 is the least that anybody has reached.
    expect(lifts({ evenings, scheme })).toEqual({
      anna: { betters: 43, passes: null },
      beat: { betters: 49, passes: null },
    });
    const three = { ...scheme, keep: { kind: 'best', count: 3 } };
    expect(lifts({ evenings, scheme: three }).anna).toEqual({ betters: null, passes: null });
    const mean = { measure: 'difference', combine: 'mean' };
    // Means of a hand: Anna 3.5, Beat 4.08; the mean of three is below 3.5 only below 2.33.
    expect(lifts({ evenings, scheme: mean }).anna?.betters).toBe(3.49);
    expect(lifts({ evenings, scheme: mean }).beat?.passes).toBeNull();
  });

  test('nothing is said of whoever has no rank, nor where the own mean stands for evenings missed', () => {
    const season = net({ anna: 5, beat: 2 }, { anna: 1, carla: -1 });
    const minimum = { games: 0, evenings: 2 };
    expect(lifts({ ...season, scheme: { minimum } }).beat?.betters).toBeNull();
    const absence = { of: 'everybody', score: 'own-mean' };
    expect(lifts({ ...season, scheme: { absence } }).beat).toEqual({ betters: null, passes: null });
  });

  test('what it names does it, and less does not: the table made with it says so', () => {
    const evenings = [
      { anna: 5, beat: 2, carla: -7 },
      { anna: 4, beat: 3, carla: 1 },
      { anna: -1, beat: 3, carla: 6 },
      { anna: 2, beat: 0, carla: 4 },
    ];
    for (const keep of [
      { kind: 'all' },
      { kind: 'best', count: 2 },
      { kind: 'drop-worst', count: 1, missedFirst: false },
    ])
      for (const combine of ['sum', 'mean']) {
        const short = { ...net(...evenings), scheme: { keep, combine } };
        for (const [id, { betters, passes }] of Object.entries(lifts(short))) {
          const totalWith = (more: number) => {
            const next = standings(
              seasonOf({ ...net(...evenings, { [id]: more }), scheme: short.scheme }),
            );
            return next.rows.find((row) => row.id === id)?.total ?? 0;
          };
          const now = standings(seasonOf(short)).rows;
          const own = now.find((row) => row.id === id)?.total ?? 0;
          if (betters !== null) {
            expect(totalWith(betters), `${id} ${JSON.stringify(keep)} ${combine}`).toBeGreaterThan(
              own,
            );
            expect(totalWith(betters - 1)).toBeLessThanOrEqual(own);
          }
          const above = now.find(({ name }) => name === passes?.name)?.total;
          if (passes && above !== null && above !== undefined) {
            expect(totalWith(passes.value)).toBeGreaterThan(above);
            expect(totalWith(passes.value - 1)).toBeLessThanOrEqual(above);
          }
        }
      }
  });
});

describe('the race', () => {
  const season = net(
    { anna: 5, beat: 2, carla: -7 },
    { anna: -9, beat: 4, carla: 8 },
    { anna: 0, beat: 1, dora: 9 },
  );

  test('has the place and the total after each evening, as the tables up to there have them', () => {
    const race = raceOf(seasonOf(season));
    expect(race.runners).toEqual([
      { id: 'dora', name: 'Dora', places: [null, null, 1], totals: [null, null, 9] },
      { id: 'beat', name: 'Beat', places: [2, 1, 2], totals: [2, 6, 7] },
      { id: 'carla', name: 'Carla', places: [3, 2, 3], totals: [-7, 1, 1] },
      { id: 'anna', name: 'Anna', places: [1, 3, 4], totals: [5, -4, -4] },
    ]);
    const input = seasonOf(season);
    for (const at of input.evenings.keys()) {
      const table = standings({ ...input, evenings: input.evenings.slice(0, at + 1) });
      for (const { id, rank } of table.rows.filter((row) => row.rank !== null))
        expect(race.runners.find((one) => one.id === id)?.places[at]).toBe(rank);
    }
  });

  test('goes no further than the table does', () => {
    const scheme = { hideFrom: 3 };
    expect(raceOf(seasonOf({ ...season, scheme })).evenings).toHaveLength(2);
    expect(raceOf(seasonOf({ ...season, scheme, isOver: true })).evenings).toHaveLength(3);
  });
});

test('records over seasons: who won them, the best evening of each measure, the longest run', () => {
  const played = (name: string, isOver: boolean, short: ShortSeason): SeasonPlayed => ({
    name,
    isOver,
    measure: Scheme.parse(short.scheme ?? {}).measure,
    standings: standings(seasonOf({ ...short, isOver })),
  });
  const seasons = [
    played('2025', true, net({ anna: 5, beat: 2 }, { anna: 7, beat: -7 }, { beat: 1, carla: -1 })),
    played('2026', false, net({ anna: -9, beat: 4 }, { anna: -1, beat: 1 })),
    played('D', true, {
      scheme: { measure: 'difference', combine: 'mean' },
      evenings: [{ games: [{ difference: { anna: 60, beat: 48 } }] }],
    }),
  ];
  expect(
    allTimeOf(seasons).map(({ id, titles, podiums, games, wins }) => [
      id,
      titles,
      podiums,
      games,
      wins,
    ]),
  ).toEqual([
    ['beat', 1, 2, 6, 4],
    ['anna', 1, 2, 5, 2],
    ['carla', 0, 1, 1, 0],
  ]);
  const anna = { names: ['Anna'], season: '2025' };
  const beat = { names: ['Beat'], season: '2025' };
  // All who reached it, each in their season.
  expect(recordsOf(seasons)).toEqual([
    {
      what: 'best',
      measure: 'net-sticks',
      value: 7,
      reached: [{ ...anna, day: '2026-01-15' }],
    },
    { what: 'run', value: 3, reached: [beat] },
    { what: 'wins', value: 2, reached: [anna, { ...beat, season: '2026' }] },
    { what: 'games', value: 3, reached: [beat] },
    {
      what: 'best',
      measure: 'difference',
      value: 4,
      reached: [{ names: ['Beat'], season: 'D', day: '2026-01-01' }],
    },
  ]);
});

test('results from paper hold records as others do', () => {
  const table = standings(seasonOf(net({ anna: 5, beat: 2 }, { anna: 7, beat: -7 })));
  const onPaper = {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        games: [],
        results: cell.results.map((one) => ({ ...one, games: [], paper: ['p'] })),
      })),
    })),
  };
  const season = { name: '2025', isOver: true, measure: 'net-sticks' } as const;
  const held = recordsOf([{ ...season, standings: onPaper }]);
  expect(held).toEqual(recordsOf([{ ...season, standings: table }]));
  expect(held).toContainEqual(expect.objectContaining({ what: 'best', value: 7 }));
});

test('the best games of a season: the highest total of a side, the lowest difference of a hand', () => {
  const input = seasonOf({
    variants: ['schieber', 'differenzler', 'mittlere'],
    evenings: [
      {
        games: [
          { points: { 'anna+beat': 1000, 'carla+dora': 640 } },
          { difference: { anna: 60, beat: 30 }, hands: 12 },
        ],
      },
      {
        games: [
          { points: { 'anna+carla': 1000, 'beat+dora': 1204 } },
          { difference: { anna: 21, beat: 40 }, hands: 8 },
        ],
      },
    ],
  });
  expect(bestGames(input)).toMatchObject([
    {
      measure: 'written-points',
      value: 1204,
      reached: [{ day: '2026-01-15', names: ['Beat', 'Dora'] }],
    },
    { measure: 'difference', value: 2.5, reached: [{ day: '2026-01-01', names: ['Beat'] }] },
  ]);
});

test('the columns of a table are known by their keys, and have as many decimals as it takes', () => {
  const input = seasonOf({
    ...net({ anna: 5, beat: 2 }, { anna: 4, beat: 3 }, { anna: 2, beat: 1 }),
    scheme: { measure: 'rank-points', rankedBy: 'net-sticks', rankPoints: [2.5, 1] },
  });
  const table = standings(input);
  const columns = columnsOf(table, { measure: 'rank-points', latest: 2 });
  // What nobody has is left out.
  expect(columns.map(({ key }) => key)).toEqual([
    ...['rank', 'name', 'total', 'movement', 'gap', 'e2', 'e3'],
    ...['evenings', 'games', 'mean', 'best', 'worst', 'wins', 'net', 'sticks', 'potatoes'],
  ]);
  const decimals = Object.fromEntries(columns.map((column) => [column.key, column.decimals]));
  // In a row one reads 2.5, 1.0 and 2.5; best and worst are results too.
  expect(decimals).toMatchObject({ e2: 1, e3: 1, best: 1, worst: 1, total: 1, gap: 1, games: 0 });
});

test('what somebody is behind is that of the totals as they are shown; means have two decimals or none', () => {
  const table = standings(seasonOf(net({ anna: 5, beat: 4, carla: 1 })));
  const totals: Record<string, number> = { anna: 5.08, beat: 4.17, carla: 1 };
  const rows = table.rows.map((row) => ({
    ...row,
    total: totals[row.id] ?? 0,
    gap: row.id === 'beat' ? 0.92 : row.gap,
    mean: row.id === 'anna' ? 3.5 : 2,
  }));
  const columns = columnsOf({ ...table, rows }, { measure: 'net-sticks' });
  const [gap, mean] = ['gap', 'mean'].map((key) => columns.find((one) => one.key === key));
  expect(rows.map((row) => gap?.figureOf(row))).toEqual([0, 0.91, 4.08]);
  expect([gap?.decimals, mean?.decimals]).toEqual([2, 2]);
});

test('of old years from paper, no column is empty', () => {
  const table = standings(seasonOf(net({ anna: 5, beat: 2 }, { anna: 4, beat: 3 })));
  const onPaper = {
    ...table,
    rows: table.rows.map((row) => ({ ...row, games: 0, wins: 0, columns: {} })),
  };
  const keys = columnsOf(onPaper, { measure: 'net-sticks' }).map(({ key }) => key);
  expect(keys).toEqual([
    ...['rank', 'name', 'total', 'movement', 'gap', 'e1', 'e2'],
    ...['evenings', 'mean', 'best', 'worst'],
  ]);
});
