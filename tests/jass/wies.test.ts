/** Who may score wies, and what they are worth. Source: earthli.com, Jass manual, declaring cards. */
import { describe, expect, test } from 'vitest';
import {
  type Card,
  countingFours,
  hasStoeck,
  idleFour,
  judgeWies,
  SUITS,
  type Trump,
  wiesPoints,
} from '../../lib/jass';
import { meld } from './helpers';

test.each([
  ['seq3', 20],
  ['seq4', 50],
  ['seq5', 100],
  ['seq6', 100],
  ['seq7', 100],
  ['seq8', 100],
  ['seq9', 100],
  ['fourJ', 200],
  ['fourA', 100],
  ['fourK', 100],
  ['fourQ', 100],
  ['four10', 100],
  ['four6', 100],
] as const)('%s is worth %i', (id, points) => {
  expect(wiesPoints([id])).toBe(points);
  expect(wiesPoints([id, 'seq3'])).toBe(points + 20);
});

test.each([
  ['hearts', 'fourJ fourA fourK fourQ four10'],
  ['obenabe', 'fourJ fourA fourK fourQ four10'],
  ['undenufe', 'fourJ four6 four10 fourQ fourK'],
] as const)('fours that count under %s, strongest first: %s', (trump, fours) => {
  expect(countingFours(trump).join(' ')).toBe(fours);
});

describe('who may score', () => {
  const PAIRS = [
    [0, 2],
    [1, 3],
  ];
  /** Melds by seat, the trump, who leads; then the side, its points and why. */
  const rows: [string, string[][], Trump, number, [number, number, string] | null][] = [
    ['nobody has any              ', [[], [], [], []], 'hearts', 0, null],
    ['only one side               ', [[], ['seq3 clubs-9'], [], []], 'hearts', 0, [1, 20, 'alone']],
    [
      'both of one side            ',
      [['seq3 clubs-9'], [], ['seq4 spades-A'], []],
      'hearts',
      0,
      [0, 70, 'alone'],
    ],
    [
      'a four beats nine in a row  ',
      [['seq9 clubs-A'], ['fourQ'], [], []],
      'hearts',
      0,
      [1, 100, 'four'],
    ],
    [
      'jacks beat aces             ',
      [['fourA'], ['fourJ'], [], []],
      'hearts',
      0,
      [1, 200, 'four-rank'],
    ],
    [
      'queens beat tens            ',
      [['four10'], ['fourQ'], [], []],
      'clubs',
      0,
      [1, 100, 'four-rank'],
    ],
    [
      'undenufe: tens beat queens  ',
      [['four10'], ['fourQ'], [], []],
      'undenufe',
      0,
      [0, 100, 'four-rank'],
    ],
    [
      'undenufe: sixes beat tens   ',
      [['four10'], ['four6'], [], []],
      'undenufe',
      0,
      [1, 100, 'four-rank'],
    ],
    [
      'a six beats a five          ',
      [['seq5 clubs-A'], ['seq6 spades-J'], [], []],
      'hearts',
      0,
      [1, 100, 'length'],
    ],
    [
      'the higher of two           ',
      [['seq3 clubs-K'], ['seq3 spades-A'], [], []],
      'hearts',
      0,
      [1, 20, 'top'],
    ],
    [
      'undenufe: the lower of two  ',
      [['seq3 clubs-6'], ['seq3 spades-7'], [], []],
      'undenufe',
      1,
      [0, 20, 'top'],
    ],
    [
      'higher goes before trumps   ',
      [['seq3 hearts-K'], ['seq3 spades-A'], [], []],
      'hearts',
      0,
      [1, 20, 'top'],
    ],
    [
      'trumps where level          ',
      [['seq3 clubs-A'], ['seq3 hearts-A'], [], []],
      'hearts',
      0,
      [1, 20, 'trump'],
    ],
    [
      'level: seat 0 leads         ',
      [['seq3 clubs-A'], ['seq3 spades-A'], [], []],
      'hearts',
      0,
      [0, 20, 'first'],
    ],
    [
      'level: seat 1 leads         ',
      [['seq3 clubs-A'], ['seq3 spades-A'], [], []],
      'hearts',
      1,
      [1, 20, 'first'],
    ],
    [
      'level: seat 2 leads         ',
      [['seq3 clubs-A'], [], [], ['seq3 spades-A']],
      'hearts',
      2,
      [1, 20, 'first'],
    ],
    [
      'the winners score all theirs',
      [['seq3 clubs-K', 'seq3 spades-9'], ['seq4 spades-Q'], ['seq5 hearts-A'], []],
      'hearts',
      0,
      [0, 140, 'length'],
    ],
    [
      'nines do not count          ',
      [['four9'], ['seq3 spades-A'], [], []],
      'hearts',
      0,
      [1, 20, 'alone'],
    ],
    [
      'aces do not in undenufe     ',
      [['fourA'], ['seq3 spades-6'], [], []],
      'undenufe',
      0,
      [1, 20, 'alone'],
    ],
  ];
  test.each(rows)('%s', (_, written, trump, leads, expected) => {
    const melds = written.map((own) => own.map(meld));
    const verdict = judgeWies({ melds, sides: PAIRS, trump, leads });
    expect(verdict && [verdict.side, verdict.points, verdict.reason]).toEqual(expected);
    if (verdict) {
      expect(wiesPoints(verdict.wies[verdict.side] ?? [])).toBe(verdict.points);
      expect(verdict.wies.filter((own) => own.length > 0)).toHaveLength(1);
    }
  });

  test('the verdict says which meld beat which', () => {
    const melds = [[meld('seq3 clubs-K')], [meld('fourJ'), meld('seq3 spades-A')], []];
    expect(judgeWies({ melds, sides: [[0], [1], [2]], trump: 'clubs', leads: 2 })).toEqual({
      side: 1,
      points: 220,
      best: { seat: 1, meld: { id: 'fourJ' } },
      beaten: { seat: 0, meld: { id: 'seq3', top: 'clubs-K' } },
      reason: 'four',
      wies: [[], ['fourJ', 'seq3'], []],
    });
  });
});

test.each<[Card[], Trump, boolean]>([
  [['spades-K', 'spades-Q'], 'spades', true],
  [['spades-K', 'hearts-Q'], 'spades', false],
  [['spades-K', 'spades-Q'], 'hearts', false],
  [['spades-K', 'spades-Q'], 'obenabe', false],
])('stöck in %j under %s: %s', (cards, trump, is) => {
  expect(hasStoeck(cards, trump)).toBe(is);
});

test.each([
  ['9', 'hearts', 'four9'],
  ['9', 'undenufe', 'four9'],
  ['6', 'hearts', 'four6'],
  ['6', 'undenufe', undefined],
  ['A', 'obenabe', undefined],
  ['A', 'undenufe', 'fourA'],
] as const)('of four %s with %s nothing comes: %s', (rank, trump, idle) => {
  const four = SUITS.map((suit): Card => `${suit}-${rank}`);
  expect(idleFour([...four, 'hearts-10'], trump)).toBe(idle);
  expect(idleFour(four.slice(1), trump)).toBeUndefined();
});
