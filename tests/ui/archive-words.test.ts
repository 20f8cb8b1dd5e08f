import { expect, test } from 'vitest';
import { cardPointsInWords, howMany } from '../../lib/i18n/archive';
import { wordsIn } from '../../lib/i18n/words-in';

test('what everybody took in a hand', () => {
  expect(cardPointsInWords(['Anna', 'Beat', 'Carla'], [60, 57, 40])).toBe(
    'Anna 60, Beat 57, Carla 40',
  );
  expect(cardPointsInWords(['Anna & Carla', 'Beat & Dora'], [100, 57])).toBe(
    'Anna & Carla 100, Beat & Dora 57',
  );
  // A void hand has none.
  expect(cardPointsInWords(['Anna', 'Beat', 'Carla'], undefined)).toBe('');
});

test.each([
  [3, true, true, '3 games'],
  [1, true, true, '1 game'],
  [20, true, false, '20 games on this page'],
  [20, false, false, '20 games on this page'],
  [4, false, true, '4 games on this last page'],
])('%i games, the first page: %s, the last: %s', (games, isFirst, isLast, told) => {
  expect(howMany(wordsIn('en'), { games, paper: 0 }, { isFirst, isLast })).toBe(told);
});

test('with paper among them they are results', () => {
  const all = { isFirst: true, isLast: true };
  expect(howMany(wordsIn('en'), { games: 3, paper: 2 }, all)).toBe('5 results');
  expect(howMany(wordsIn('de'), { games: 0, paper: 1 }, all)).toBe('1 Resultat');
});

test('who asked for nothing is not told to ask for less', () => {
  const { t } = wordsIn('en');
  expect(t('games.found.nothing', { conditions: 0 })).toBe('No game is finished yet.');
  expect(t('games.found.nothing', { conditions: 1 })).toBe('There is no game for that.');
  expect(t('games.found.nothing', { conditions: 2 })).toContain('Remove one of the conditions');
});
