/** Which of the games on a phone its start page is about. */
import { expect, test } from 'vitest';
import type { KnownGame } from '../../app/board/known-game';
import { firstOf } from '../../app/start/first-of';

// What it looks at, and nothing else.
const game = (id: string, over: boolean, role?: string) =>
  ({ kept: { id, ...(role && { atTable: { role } }) }, over }) as KnownGame;

test.each([
  [
    'the running one that was touched last',
    [game('a', true), game('b', false), game('c', false)],
    'b',
  ],
  [
    'one’s own before one only looked at  ',
    [game('a', false, 'reader'), game('b', false, 'host')],
    'b',
  ],
  ['one looked at before one that is over', [game('a', true), game('b', false, 'reader')], 'b'],
  ['what ended last where nothing runs   ', [game('a', true), game('b', true)], 'a'],
  ['none where there is none             ', [], undefined],
])('%s', (_, games, id) => {
  expect(firstOf(games)?.kept.id).toBe(id);
});
