import { expect, test } from 'vitest';
import { cameAlong, withGames } from '../../app/account/came-along';

test('games that come along are counted where the account is shown', () => {
  expect(withGames('/account', 3)).toBe('/account?came=3');
  expect(withGames('/account', 0)).toBe('/account');
  expect(withGames('/join/x', 3)).toBe('/join/x');
});

test('only a number becomes a sentence', () => {
  expect(cameAlong('1')).toBe('The game of this phone came along.');
  expect(cameAlong('12')).toBe('The 12 games of this phone came along.');
  for (const other of [undefined, '', '0', '-1', '1e3', '<b>', 'all my', '1234567', ['1']])
    expect(cameAlong(other)).toBeUndefined();
});
