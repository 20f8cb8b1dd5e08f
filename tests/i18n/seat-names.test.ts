/** What nobody gave a name is called as the reader calls it, whoever began the game. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/i18n/languages';
import { KEPT_NAMES, ownNames, seatNamesIn, withOwnNames } from '../../lib/i18n/seat-names';
import { wordsIn } from '../../lib/i18n/words-in';

describe.each(LANGUAGES)('kept in %s', (language) => {
  const { t } = wordsIn(language);

  test('the names are those of its texts', () => {
    const seat = t('board.seat', { seat: '1' });
    const kept = [seat.replace(' 1', ''), t('board.we'), t('board.they')];
    expect(KEPT_NAMES[language]).toEqual(kept);
  });

  test.each(LANGUAGES)('they are read in %s', (reader) => {
    const words = wordsIn(reader);
    expect(ownNames(words, seatNamesIn(wordsIn(language)))).toEqual(seatNamesIn(words));
    expect(ownNames(words, [t('board.we'), t('board.they')])).toEqual([
      words.t('board.we'),
      words.t('board.they'),
    ]);
  });
});

test('a name that somebody gave stays, also one that is a word elsewhere', () => {
  const given = { players: ['Vi', 'Sie & Wir', 'Anna 2', 'Platz 9'] };
  expect(withOwnNames(wordsIn('de'), given)).toBe(given);
});
