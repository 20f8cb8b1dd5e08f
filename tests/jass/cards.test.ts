/** What cards are worth and what they make trumps. Source: scoring.md, cards and card points. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  type Card,
  cardValue,
  countCards,
  RANKS,
  ranksByStrength,
  type Suit,
  TRUMPS,
  turnedTrump,
} from '../../lib/jass';
import { isCard } from '../../lib/jass/cards';

const MODES = [...TRUMPS, 'none'] as const;

describe('what a card is worth', () => {
  test.each([
    //                            A   K  Q  J   10  9   8  7  6
    ['a plain suit ', 'clubs', [11, 4, 3, 2, 10, 0, 0, 0, 0]],
    ['the trumps   ', 'hearts', [11, 4, 3, 20, 10, 14, 0, 0, 0]],
    ['obenabe      ', 'obenabe', [11, 4, 3, 2, 10, 0, 8, 0, 0]],
    ['undenufe     ', 'undenufe', [0, 4, 3, 2, 10, 0, 8, 0, 11]],
    ['nobody made it', 'none', [11, 4, 3, 2, 10, 0, 8, 0, 0]],
  ] as const)('%s: hearts under %s', (_, trump, values) => {
    expect(RANKS.map((rank) => cardValue(`hearts-${rank}`, trump))).toEqual(values);
  });

  test.each(MODES)('under %s the pack holds 152, and 157 with the last trick', (trump) => {
    expect(countCards({ cards: CARDS, trump, lastTrick: false })).toBe(152);
    expect(countCards({ cards: CARDS, trump, lastTrick: true })).toBe(157);
  });

  test('what one side took and what the other took are 157', () => {
    const split = fc.tuple(fc.subarray([...CARDS]), fc.constantFrom(...MODES), fc.boolean());
    fc.assert(
      fc.property(split, ([cards, trump, lastTrick]) => {
        const others = CARDS.filter((card) => !cards.includes(card));
        const own = countCards({ cards, trump, lastTrick });
        expect(own + countCards({ cards: others, trump, lastTrick: !lastTrick })).toBe(157);
      }),
    );
  });

  test('no card is worth 1, so that nobody has 1 point', () => {
    for (const trump of MODES) for (const card of CARDS) expect(cardValue(card, trump)).not.toBe(1);
  });
});

test.each([
  ['a plain suit', 'clubs', 'A K Q J 10 9 8 7 6'],
  ['the trumps  ', 'hearts', 'J 9 A K Q 10 8 7 6'],
  ['obenabe     ', 'obenabe', 'A K Q J 10 9 8 7 6'],
  ['undenufe    ', 'undenufe', '6 7 8 9 10 J Q K A'],
  ['nobody made ', 'none', 'A K Q J 10 9 8 7 6'],
] as const)('hearts, strongest first: %s', (_, trump, ranks) => {
  expect(ranksByStrength('hearts', trump).join(' ')).toBe(ranks);
});

test.each([
  ['A', 'obenabe'],
  ['K', 'obenabe'],
  ['Q', 'spades'],
  ['J', 'spades'],
  ['10', 'spades'],
  ['9', 'spades'],
  ['8', 'spades'],
  ['7', 'undenufe'],
  ['6', 'undenufe'],
] as const)('the %s of spades turned makes %s', (rank, trump) => {
  const suit: Suit = 'spades';
  expect(turnedTrump(`${suit}-${rank}`)).toBe(trump);
});

test('what is a card, and what is none', () => {
  expect(new Set(CARDS).size).toBe(36);
  expect(CARDS.every(isCard)).toBe(true);
  for (const not of ['hearts-5', 'hearts', 'J-hearts', 'Hearts-J', '', null, 6, {}]) {
    expect(isCard(not)).toBe(false);
  }
  const unchecked = 'hearts-5' as Card; // what a caller must not pass
  expect(() => cardValue(unchecked, 'hearts')).toThrow('No such card: hearts-5');
});
