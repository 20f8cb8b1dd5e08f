/** Tourneys: who has how many points, and when they are decided. Source: scoring.md, `schieber`. */
import { describe, expect, test } from 'vitest';
import { type Tally, tally } from '../../lib/jass';
import { sideNames } from '../../lib/sync/deal';
import type { Entry, Table } from '../../lib/sync/game';
import { nextGame } from '../../lib/sync/next-game';
import { type TourneyGame, tourneyStandings } from '../../lib/sync/tourney';

const SCHIEBER: Table = {
  variant: 'schieber',
  options: { target: 100 },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
const THREE: Table = { ...SCHIEBER, variant: 'three-player', players: ['Anna', 'Beat', 'Carla'] };
const solo = (soloist: number): Table => ({
  ...THREE,
  variant: 'two-versus-one',
  options: { soloist, bid: 100, teamTarget: 100 },
});

function game(
  table: Table,
  hands: readonly Entry[],
  id = 'g',
): TourneyGame & { readonly tally: Tally } {
  const result = tally({ format: 'jass-record/1', ...table, hands });
  if (!result.ok) throw new Error(result.error.message);
  const over = result.value.status === 'finished';
  return { id, players: table.players, sides: sideNames(table), tally: result.value, over };
}

// Hearts count single: the winner has the target of 100, the loser is below 50 or not.
const hand = (points: number[], declared: number): Entry => ({ trump: 'hearts', points, declared });
const ONE_CLEAR = game(SCHIEBER, [hand([110, 47], 0)]);
const ONE = game(SCHIEBER, [hand([107, 50], 0)]);
const TWO_CLEAR = game(SCHIEBER, [hand([47, 110], 1)]);
const TWO = game(SCHIEBER, [hand([57, 100], 1)]);
const PLAYING = game(SCHIEBER, [{ trump: 'hearts', points: [98, 59] }]);
const both = ['Anna & Carla', 'Beat & Dora'];

describe('two sides', () => {
  test.each<[string, number | null, TourneyGame[], number[], string[], boolean]>([
    ['no game is over yet       ', 3, [PLAYING], [0, 0], [], false],
    ['a game is open again      ', 1, [{ ...ONE, over: false }], [0, 0], [], false],
    ['one of three              ', 3, [ONE], [1, 0], [], false],
    ['one of three, clearly     ', 3, [TWO_CLEAR], [0, 2], [], false],
    ['two clear ones of three   ', 3, [ONE_CLEAR, ONE_CLEAR], [4, 0], ['Anna & Carla'], false],
    ['2 ahead, 2 can come       ', 3, [ONE, ONE], [2, 0], [], false],
    ['3 ahead, 2 can come       ', 3, [ONE_CLEAR, ONE], [3, 0], ['Anna & Carla'], false],
    ['one being played is left  ', 3, [ONE, ONE, PLAYING], [2, 0], [], false],
    ['decided, the third goes on', 3, [ONE_CLEAR, ONE, PLAYING], [3, 0], ['Anna & Carla'], false],
    ['all three                 ', 3, [ONE, ONE, TWO], [2, 1], ['Anna & Carla'], true],
    ['turned in the last        ', 3, [ONE, TWO, TWO_CLEAR], [1, 3], ['Beat & Dora'], true],
    ['level at the end          ', 3, [ONE, ONE, TWO_CLEAR], [2, 2], both, true],
    ['three ahead of five       ', 5, [ONE, ONE, ONE], [3, 0], [], false],
    ['five ahead, 4 can come    ', 5, [ONE_CLEAR, ONE_CLEAR, ONE], [5, 0], ['Anna & Carla'], false],
    ['a game too many           ', 2, [ONE, ONE, TWO], [2, 1], ['Anna & Carla'], true],
    ['an open end has no end    ', null, [ONE_CLEAR, ONE_CLEAR, ONE_CLEAR], [6, 0], [], false],
  ])('%s', (_, length, games, totals, winners, isOver) => {
    expect(tourneyStandings({ id: 't', length, games })).toMatchObject({
      names: both,
      totals,
      winners,
      isOver,
    });
  });

  test('row by row, none for a game that is being played', () => {
    const games = [ONE_CLEAR, TWO, PLAYING].map((one, i) => ({ ...one, id: `g${i}` }));
    expect(tourneyStandings({ id: 't', length: 3, games }).rows).toEqual([
      { id: 'g0', points: [2, 0] },
      { id: 'g1', points: [0, 1] },
      { id: 'g2', points: null },
    ]);
  });
});

test('of three sides each game brings one of them points', () => {
  // Carla wins and Beat stands below half, Anna does not; then Anna, with both below half.
  const first = game(THREE, [hand([55, 2, 100], 2)]);
  const second = game(THREE, [hand([117, 40, 0], 0)]);
  const third = game(THREE, [hand([30, 127, 0], 1)]);
  const level = { id: 't', length: 3, games: [first, second, third] };
  expect(tourneyStandings(level)).toMatchObject({
    names: ['Anna', 'Beat', 'Carla'],
    totals: [2, 2, 1],
    winners: ['Anna', 'Beat'],
    isOver: true,
  });
});

test('a soloist against two counts by player, from the first hand on', () => {
  const begun = { id: 't', length: 3, games: [game(solo(1), [])] };
  expect(tourneyStandings(begun)).toMatchObject({
    names: ['Anna', 'Beat', 'Carla'],
    totals: [0, 0, 0],
    winners: [],
  });
  // Beat alone makes it; then Anna alone does not; then Beat alone does not.
  const games = [
    game(solo(1), [{ trump: 'hearts', points: [110, 47] }]),
    game(solo(0), [{ trump: 'hearts', points: [47, 110] }]),
    game(solo(1), [{ trump: 'hearts', points: [47, 110] }]),
  ];
  expect(tourneyStandings({ id: 't', length: 3, games })).toMatchObject({
    rows: [{ points: [0, 2, 0] }, { points: [0, 1, 1] }, { points: [1, 0, 1] }],
    totals: [1, 3, 2],
    winners: ['Beat'],
  });
});

test('a tourney without games has nothing to say', () => {
  expect(tourneyStandings({ id: 't', length: 3, games: [] })).toEqual({
    names: [],
    rows: [],
    totals: [],
    winners: [],
    isOver: false,
  });
});

test('a game of a tourney is followed by the next of it, the last by a new tourney as long', () => {
  const at = { id: 'g', table: SCHIEBER };
  const of = (games: TourneyGame[]) =>
    nextGame(at, ONE.tally, { tourney: { id: 't', length: 3, games }, evening: null }).tourney;
  expect(of([ONE])).toEqual({ id: 't', length: 3 });
  expect(of([ONE, TWO, ONE])).toEqual({ id: null, length: 3 });
  expect(nextGame(at, ONE.tally, { tourney: null, evening: null })).not.toHaveProperty('tourney');
});
