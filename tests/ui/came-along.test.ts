import { expect, test } from 'vitest';
import { cameAlong, withGames } from '../../app/account/came-along';
import { wordsIn } from '../../lib/i18n/words-in';

test('games that come along are counted where the account is shown', () => {
  expect(withGames('/account', 3)).toBe('/account?came=3');
  expect(withGames('/account', 0)).toBe('/account');
  expect(withGames('/join/x', 3)).toBe('/join/x');
});

test('only a number becomes a sentence', () => {
  expect(cameAlong(wordsIn('en'), '1')).toBe('The game of this phone came along.');
  expect(cameAlong(wordsIn('en'), '12')).toBe('The 12 games of this phone came along.');
  expect(cameAlong(wordsIn('de'), '12')).toBe('Die 12 Partien dieses Handys sind mitgekommen.');
  for (const other of [undefined, '', '0', '-1', '1e3', '<b>', 'all my', '1234567', ['1']])
    expect(cameAlong(wordsIn('en'), other)).toBeUndefined();
});
