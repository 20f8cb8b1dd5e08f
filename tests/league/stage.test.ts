import { expect, test } from 'vitest';
import { stageOf } from '../../lib/league/stage';

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
  expect(stageOf({ tables: [], games: [], paper: [], ...some })).toBe(stage);
});
