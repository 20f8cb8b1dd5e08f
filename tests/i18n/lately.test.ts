import { expect, test } from 'vitest';
import { lately } from '../../lib/i18n/lately';
import { wordsIn } from '../../lib/i18n/words-in';

/** In the zone of whoever reads: a Thursday, after supper. */
const NOW = new Date(2026, 0, 8, 21, 45).getTime();
const at = (day: number, hour = 9, month = 0, year = 2026) => ({
  at: new Date(year, month, day, hour, 5).toISOString(),
});

test.each([
  ['in the same evening        ', at(8, 21), 'Today, 21:05'],
  ['just after midnight        ', at(8, 0), 'Today, 00:05'],
  ['an hour before midnight    ', at(7, 23), 'Yesterday, 23:05'],
  ['two days ago               ', at(6), 'Tuesday'],
  ['six days ago               ', at(2), 'Friday'],
  ['a week ago                 ', at(1), '1 Jan'],
  ['last year                  ', at(31, 9, 11, 2025), '31 Dec 2025'],
  ['tomorrow, an evening’s     ', { at: '', on: '2026-01-09' }, '9 Jan'],
  ['a day alone, today         ', { at: '', on: '2026-01-08' }, 'Today'],
  ['a day alone, yesterday     ', { at: '', on: '2026-01-07' }, 'Yesterday'],
  ['a day alone, long ago      ', { at: '', on: '2019-12-24' }, '24 Dec 2019'],
  ['what is no day stays       ', { at: '', on: 'soon' }, 'soon'],
])('%s', (_, point, said) => {
  expect(lately(wordsIn('en'), point, NOW)).toBe(said);
});

test('the same in the other languages, with a capital where it stands alone', () => {
  const said = (['de', 'fr', 'it', 'sv'] as const).map((language) =>
    [at(8, 21), at(7, 21), at(6)].map((point) => lately(wordsIn(language), point, NOW)),
  );
  expect(said).toEqual([
    ['Heute, 21:05', 'Gestern, 21:05', 'Dienstag'],
    ['Aujourd’hui, 21:05', 'Hier, 21:05', 'Mardi'],
    ['Oggi, 21:05', 'Ieri, 21:05', 'Martedì'],
    ['I dag, 21:05', 'I går, 21:05', 'Tisdag'],
  ]);
});
