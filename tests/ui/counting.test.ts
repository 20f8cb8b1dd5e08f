import { expect, test } from 'vitest';
import { arrowTo, NOTHING_LAID, pointsOfLaid, tap } from '../../app/ui/counting';
import {
  cardLabel,
  countedSoFar,
  countedTrumpName,
  rankSign,
  suitOverRow,
  theseAreCardsOf,
} from '../../lib/i18n/cards';
import { wordsIn } from '../../lib/i18n/words-in';
import { CARDS, type CountedTrump, RANKS, TRUMPS } from '../../lib/jass';

const en = wordsIn('en');
const MODES: readonly CountedTrump[] = [...TRUMPS, 'none'];

test('a card tapped twice is taken back', () => {
  const once = tap(tap(NOTHING_LAID, 'hearts-J'), 'clubs-A');
  expect(once.cards).toEqual(['hearts-J', 'clubs-A']);
  expect(tap(once, 'hearts-J').cards).toEqual(['clubs-A']);
});

// The same five cards, jack nine ace of hearts, eight and six of spades, by the table of values.
test.each<[CountedTrump, number]>([
  ['hearts', 45],
  ['diamonds', 13],
  ['spades', 13],
  ['obenabe', 21],
  ['undenufe', 21],
  ['none', 21],
])('under %s the cards make %d, and 5 more with the last trick', (trump, sum) => {
  const cards = ['hearts-J', 'hearts-9', 'hearts-A', 'spades-8', 'spades-6'] as const;
  const laid = cards.reduce(tap, NOTHING_LAID);
  expect(pointsOfLaid(laid, trump)).toEqual({ sum, all: 157, points: sum });
  expect(pointsOfLaid({ ...laid, lastTrick: true }, trump).points).toBe(sum + 5);
  expect(pointsOfLaid({ ...laid, others: true }, trump).points).toBe(157 - sum);
});

test.each(MODES)('under %s what the others took is what is missing from 157', (trump) => {
  CARDS.forEach((_, at) => {
    const own = { cards: CARDS.slice(0, at), lastTrick: at % 2 === 0, others: false };
    const rest = { cards: CARDS.slice(at), lastTrick: at % 2 === 1, others: true };
    expect(pointsOfLaid(rest, trump).points).toBe(pointsOfLaid(own, trump).points);
  });
});

test('arrows move in four rows of nine and stop at the edges', () => {
  expect([0, 8, 35].map((place) => arrowTo(place, 'ArrowRight'))).toEqual([1, 9, 35]);
  expect([0, 9, 35].map((place) => arrowTo(place, 'ArrowUp'))).toEqual([0, 0, 26]);
  expect([0, 26, 30].map((place) => arrowTo(place, 'ArrowDown'))).toEqual([9, 35, 30]);
  expect(arrowTo(0, 'ArrowLeft')).toBe(0);
  expect(arrowTo(4, 'Enter')).toBeUndefined();
});

test('cards by their names, in both kinds of cards', () => {
  expect(RANKS.map((rank) => rankSign(wordsIn('en'), rank, 'french')).join(' ')).toBe(
    'A K Q J 10 9 8 7 6',
  );
  expect(RANKS.map((rank) => rankSign(wordsIn('sv'), rank, 'swiss')).join(' ')).toBe(
    'A K O U B 9 8 7 6',
  );
  expect(cardLabel(en, 'hearts-J', 'french', 20)).toBe('jack of hearts, 20 points');
  expect(cardLabel(en, 'diamonds-10', 'swiss', 10)).toBe('Schellen Banner, 10 points');
  expect(cardLabel(wordsIn('fr'), 'diamonds-10', 'swiss', 10)).toBe(
    'bannière de grelots, 10 points',
  );
  expect(cardLabel(wordsIn('it'), 'spades-J', 'swiss', 20)).toBe('under di scudi, 20 punti');
  expect(cardLabel(wordsIn('sv'), 'clubs-9', 'swiss', 0)).toBe('Eicheln 9, 0 poäng');
  expect(cardLabel(en, 'spades-9', 'french', 0)).toBe('9 of spades, 0 points');
  expect(countedTrumpName(en, 'none', 'swiss')).toBe('nobody made trump');
  expect(countedTrumpName(en, 'clubs', 'swiss')).toBe('Eicheln');
  expect(suitOverRow(en, 'hearts', true)).toBe('Hearts, trump');
  expect(suitOverRow(en, 'Rosen', false)).toBe('Rosen');
});

test('what has been counted, in words', () => {
  expect(theseAreCardsOf(en, ['Beat', 'Carla'])).toBe('Cards of the others: Beat and Carla');
  expect(countedSoFar(en, { cards: 1, sum: 11, all: 157, others: false })).toBe('1 card');
  expect(countedSoFar(en, { cards: 12, sum: 43, all: 157, others: true })).toBe(
    '12 cards of the others: 157 − 43',
  );
});
