/** What those at a table are called. */
import { expect, test } from 'vitest';
import { calledAt, chalkSaid } from '../../lib/i18n/at-table';
import { wordsIn } from '../../lib/i18n/words-in';
import type { Present } from '../../lib/sync/at-table';

const en = wordsIn('en');

test.each<[string | null, Present['role'], boolean, string]>([
  ['Anna', 'host', true, 'Anna (you)'],
  ['Anna', 'writer', false, 'Anna'],
  [null, 'host', true, 'you (host)'],
  [null, 'host', false, 'the host'],
  [null, 'writer', true, 'you'],
  [null, 'reader', false, 'a guest'],
])('%s, %s, oneself: %s', (name, role, isYou, expected) => {
  expect(calledAt(en, { name, role, isYou })).toBe(expected);
});

test.each([
  ['en', { name: 'Beat' }, 'Beat has the chalk'],
  ['en', { name: null, isHost: true }, 'The host has the chalk'],
  ['de', { name: null, isHost: true }, 'Das erste Handy hat die Kreide'],
  ['en', { name: null }, 'Somebody else has the chalk'],
] as const)('%s, the chalk of %j', (language, chalk, expected) => {
  expect(chalkSaid(wordsIn(language), { isYours: false, ...chalk })).toBe(expected);
});
