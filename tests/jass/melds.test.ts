/** The melds that lie in a hand of cards. Source: earthli.com, Jass manual, declaring cards. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  type Card,
  countingFours,
  MELD_IDS,
  type Meld,
  meldCards,
  meldsOf,
  RANKS,
  SUITS,
  sequenceTops,
  TRUMPS,
  type Trump,
  wiesPoints,
} from '../../lib/jass';
import { meld } from './helpers';

const write = (one: Meld) => ('top' in one ? `${one.id} ${one.top}` : one.id);

test('the cards of a meld', () => {
  expect(meldCards(meld('seq3 hearts-A'), 'clubs')).toEqual(['hearts-A', 'hearts-K', 'hearts-Q']);
  expect(meldCards(meld('seq4 hearts-7'), 'undenufe').join(' ')).toBe(
    'hearts-7 hearts-8 hearts-9 hearts-10',
  );
  expect(meldCards(meld('four10'), 'clubs')).toEqual(SUITS.map((suit) => `${suit}-10`));
  expect(sequenceTops('seq7', 'hearts')).toEqual(['A', 'K', 'Q']);
  expect(sequenceTops('seq9', 'undenufe')).toEqual(['6']);
});

describe('what lies in a hand', () => {
  const suit = (name: string, ranks: string) => ranks.split(' ').map((rank) => `${name}-${rank}`);
  const four = (rank: string) => SUITS.map((name) => `${name}-${rank}`);
  const rows: [string, string[], Trump, string[]][] = [
    ['nothing          ', ['hearts-A', 'hearts-K', 'clubs-Q'], 'hearts', []],
    ['three            ', suit('hearts', 'A K Q'), 'clubs', ['seq3 hearts-A']],
    ['three, undenufe  ', suit('hearts', 'A K Q'), 'undenufe', ['seq3 hearts-Q']],
    [
      'two of three     ',
      suit('hearts', 'A K Q 10 9 8 6'),
      'clubs',
      ['seq3 hearts-A', 'seq3 hearts-10'],
    ],
    ['six              ', suit('spades', 'A K Q J 10 9'), 'clubs', ['seq6 spades-A']],
    ['seven            ', suit('spades', 'K Q J 10 9 8 7'), 'clubs', ['seq7 spades-K']],
    [
      'eight            ',
      suit('spades', 'A K Q J 10 9 8 7'),
      'clubs',
      ['seq5 spades-A', 'seq3 spades-9'],
    ],
    [
      'nine             ',
      suit('spades', 'A K Q J 10 9 8 7 6'),
      'undenufe',
      ['seq5 spades-6', 'seq4 spades-J'],
    ],
    ['four             ', [...four('Q'), 'hearts-A'], 'clubs', ['fourQ']],
    ['four nines       ', four('9'), 'clubs', []],
    ['four aces, unden.', four('A'), 'undenufe', []],
    ['four before three', [...four('K'), 'hearts-A', 'hearts-Q'], 'clubs', ['fourK']],
    [
      'four before five ',
      [...four('Q'), 'hearts-A', 'hearts-K', 'hearts-J', 'hearts-10'],
      'clubs',
      ['fourQ'],
    ],
    [
      'four and the rest',
      [...four('J'), ...suit('hearts', 'A K Q')],
      'clubs',
      ['fourJ', 'seq3 hearts-A'],
    ],
    ['two fours        ', [...four('J'), ...four('10'), 'hearts-9'], 'clubs', ['fourJ', 'four10']],
    [
      'run before four  ',
      [...suit('hearts', 'A K Q J 10 9 8 7'), 'clubs-A', 'spades-A', 'diamonds-A'],
      'clubs',
      ['fourA', 'seq7 hearts-K'],
    ],
    [
      'nine in a row    ',
      [...suit('hearts', 'A K Q J 10 9 8 7 6'), 'clubs-10', 'spades-10', 'diamonds-10'],
      'clubs',
      ['four10', 'seq4 hearts-A', 'seq4 hearts-9'],
    ],
  ];
  test.each(rows)('%s', (_, cards, trump, expected) => {
    expect(meldsOf(cards as Card[], trump).map(write)).toEqual(expected); // written by hand
  });

  /** Every meld in these cards, from the list of all ids and tops. */
  const everyMeld = (cards: readonly Card[], trump: Trump): Meld[] =>
    MELD_IDS.flatMap((id) => [id, ...CARDS.map((top) => `${id} ${top}`)])
      .map(meld)
      .filter((one) => ('top' in one ? one.id.startsWith('seq') : one.id.startsWith('four')))
      .filter((one) => {
        const own = meldCards(one, trump);
        const counts = 'top' in one || countingFours(trump).includes(one.id);
        const length = 'top' in one ? Number(one.id.slice(3)) : 4;
        return counts && own.length === length && own.every((card) => cards.includes(card));
      });

  /** Where a meld stands: fours above all, then length, then the top card, then trumps. */
  const rank = (one: Meld, trump: Trump) => {
    if (!('top' in one)) return 10_000 - countingFours(trump).indexOf(one.id);
    const [suit, top] = one.top.split('-');
    const upwards = RANKS.map(String).indexOf(top ?? '');
    const height = trump === 'undenufe' ? upwards : 8 - upwards;
    return Number(one.id.slice(3)) * 100 + height * 2 + (suit === trump ? 1 : 0);
  };

  /** Worth and strongest of the best set, by trying them all. */
  function byTrying(melds: readonly Meld[], trump: Trump): [worth: number, strongest: number] {
    const [one, ...rest] = melds;
    if (one === undefined) return [0, 0];
    const without = byTrying(rest, trump);
    const own = meldCards(one, trump);
    const apart = rest.filter((other) => !meldCards(other, trump).some((c) => own.includes(c)));
    const [worth, strongest] = byTrying(apart, trump);
    const taken: [number, number] = [
      worth + wiesPoints([one.id]),
      Math.max(strongest, rank(one, trump)),
    ];
    return taken[0] > without[0] || (taken[0] === without[0] && taken[1] > without[1])
      ? taken
      : without;
  }

  const hands = fc
    .constantFrom<readonly Card[]>(
      CARDS,
      CARDS.slice(0, 18),
      CARDS.filter((card) => /[AKQJ]|10/.test(card.slice(-2))),
      CARDS.filter((card) => /[678]|10|J/.test(card.slice(-2))),
      CARDS.slice(0, 9).concat(CARDS.filter((card) => /-(J|10)$/.test(card)).slice(2)),
    )
    .chain((pack) =>
      fc.shuffledSubarray([...pack], { minLength: 9, maxLength: Math.min(12, pack.length) }),
    );

  test('never less than what all the sets that there are offer', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(...TRUMPS), (cards, trump) => {
        const melds = meldsOf(cards, trump);
        const laid = melds.flatMap((one) => meldCards(one, trump));
        expect(new Set(laid).size).toBe(laid.length);
        expect(laid.every((card) => cards.includes(card))).toBe(true);
        const strongest = Math.max(0, ...melds.map((one) => rank(one, trump)));
        expect([wiesPoints(melds.map(({ id }) => id)), strongest]).toEqual(
          byTrying(everyMeld(cards, trump), trump),
        );
      }),
      { numRuns: 400 },
    );
  }, 30_000);
});
