import { expect, test } from 'vitest';
import { playedOn } from '../../lib/server/games/played-on';

test.each([
  ['imported of an earlier day', '2026-03-14T12:00:00.000Z', '2026-11-21T18:00:00Z', '2026-03-14'],
  ['the 200th game of its file', '2026-03-14T12:00:00.199Z', '2026-11-21T18:00:00Z', '2026-03-14'],
  ['entered by hand at noon', '2026-03-14T12:00:00.000Z', '2026-03-14T12:00:00Z', null],
  ['imported with its time', '2026-03-14T19:30:00.000Z', '2026-11-21T18:00:00Z', null],
  ['behind what a file can hold', '2026-03-14T12:01:40.000Z', '2026-11-21T18:00:00Z', null],
])('%s', (_, playedAt, createdAt, day) => {
  const game = { playedAt: new Date(playedAt), createdAt: new Date(createdAt) };
  expect(playedOn(game)).toBe(day);
});
