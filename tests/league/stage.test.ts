import { expect, test } from 'vitest';
import { openGames, stageOf } from '../../lib/league/stage';

const set = { score: null, isOnPaper: false };
const running = { score: { over: false }, isOnPaper: false };
const over = { score: { over: true }, isOnPaper: false };
const onPaper = { score: null, isOnPaper: true };

test.each([
  ['ahead', 'nothing is set', {}],
  ['ahead', 'tables are drawn and nobody plays', { tables: [set, set] }],
  ['on', 'one table plays', { tables: [running, set], games: [{ over: false }] }],
  ['on', 'a table of a later round is still to be played', { tables: [over, set] }],
  ['on', 'a game beside the tables goes on', { tables: [over], games: [{ over: false }] }],
  ['done', 'all tables are played, one on paper', { tables: [over, onPaper], paper: [1] }],
  ['done', 'all is on paper and no table was set', { paper: [1, 2] }],
  ['done', 'games were played without tables', { games: [{ over: true }] }],
] as const)('an evening is %s where %s', (stage, _, some) => {
  const open = ['mittlere'];
  expect(stageOf({ tables: [], games: [], paper: [], open, ...some })).toBe(stage);
});

test('an evening is done once nothing can be played any more, whatever is open', () => {
  const closed = { tables: [over, set], games: [{ over: false }], paper: [], open: [] };
  expect(stageOf(closed)).toBe('done');
  expect(stageOf({ tables: [set], games: [], paper: [], open: [] })).toBe('ahead');
});

test('open games are those that were begun, at a table or at none, and the tables without one', () => {
  const games = [{ over: true }, { over: false }, { over: false }];
  const tables = [over, running, set, onPaper];
  expect(openGames({ tables, games })).toEqual({ begun: 2, waiting: 1 });
  expect(openGames({ tables: [], games: [] })).toEqual({ begun: 0, waiting: 0 });
});
