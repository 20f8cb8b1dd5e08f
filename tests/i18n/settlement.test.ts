import { expect, test } from 'vitest';
import { atStake, money, settledWith } from '../../lib/i18n/settlement';
import { differenceStanding } from '../../lib/i18n/slate';
import { wordsIn } from '../../lib/i18n/words-in';

const en = wordsIn('en');

test.each([
  [235, 'Anna receives', 'CHF 2.35'],
  [-5, 'Anna pays', 'CHF 0.05'],
  [-120, 'Anna pays', 'CHF 1.20'],
  [0, 'Anna neither pays nor receives', ''],
  [123_456_789, 'Anna receives', 'CHF 1,234,567.89'],
])('%d Rappen: %s %s', (rappen, who, amount) => {
  expect(settledWith(en, 'Anna', rappen)).toEqual({ who, amount });
});

test.each([
  [5, 'Settlement at 5 Rappen a point'],
  [100, 'Settlement at CHF 1.00 a point'],
])('a stake of %d Rappen: %s', (stake, words) => {
  expect(atStake(en, stake)).toBe(words);
});

test('in the money of a league that has another', () => {
  expect(settledWith(en, 'Anna', 235, 'EUR').amount).toBe('€2.35');
  expect(atStake(en, 5, 'EUR')).toBe('Settlement at €0.05 a point');
});

test('no amount loses a Rappen on its way into words', () => {
  for (let rappen = 0; rappen <= 20_000; rappen += 1)
    expect(Number(money(en, rappen).replace(/\D/g, ''))).toBe(rappen);
});

test('a row of the slate for those who hear it', () => {
  const row = { name: 'Anna', total: 3, isLowest: true, announced: 60 };
  expect(differenceStanding(en, row)).toBe('Anna: total 3, the lowest, announced 60');
  const last = { ...row, total: -10, isLowest: false, announced: undefined };
  expect(differenceStanding(en, last)).toBe('Anna: total −10');
});
