/** A game of every variant, begun, in the ways in which its hands can be written. */
import { BID_POINTS, CARDS, MELD_IDS, TRUMPS, type VariantId } from '@/lib/jass';

type Begun = {
  /** What differs from the defaults, so that these hands can be played. */
  readonly options: { readonly [option: string]: unknown };
  readonly players: number;
  readonly hands: readonly { readonly [field: string]: unknown }[];
};

export const BEGUN: { readonly [Id in VariantId]: Begun } = {
  mittlere: {
    options: { noTrump: 'void', tie: 'cut' },
    players: 3,
    hands: [
      { points: [40, 60, 57] },
      { points: [121, 36, 0], noTricks: [2] },
      { points: [77, 40, 40], cut: 2 },
      { void: true },
    ],
  },
  molotow: {
    options: {},
    players: 4,
    hands: [{ points: [40, 57, 33, 27] }, { points: [40, 40, 40, 37], cut: 1 }],
  },
  'plus-minus': { options: {}, players: 3, hands: [{ points: [60, 57, 40] }] },
  differenzler: {
    options: {},
    players: 3,
    hands: [
      { announced: [50, 50, 50], points: [60, 57, 40] },
      // While it is being played.
      { announced: [50, 0, 157] },
    ],
  },
  schieber: {
    options: { target: 500 },
    players: 4,
    hands: [
      { trump: 'clubs', points: [90, 67], wies: [['seq3', 'fourJ'], []], stoeck: 1, pushed: true },
      { trump: 'obenabe', points: [157, 0], match: 0 },
      { declared: 0 },
    ],
  },
  'sidi-barani': {
    options: { wies: true, stoeck: true },
    players: 4,
    hands: [
      {
        auction: [
          { points: 40, trump: 'clubs' },
          { points: 50, trump: 'spades' },
          'bookel',
          'pass',
          'pass',
          'pass',
        ],
        points: [110, 47],
      },
      {
        bid: { side: 0, points: 60, trump: 'hearts', doubled: true },
        points: [80, 77],
        wies: [[], ['seq4']],
        stoeck: 0,
      },
      { bid: { side: 1, points: 'sidi', trump: 'undenufe' }, points: [0, 157], match: 1 },
    ],
  },
  'three-player': {
    options: {},
    players: 3,
    hands: [
      { trump: 'diamonds', points: [60, 57, 40], wies: [[], ['seq3'], []], stoeck: 2 },
      { turned: 'hearts-7', points: [60, 57, 40] },
    ],
  },
  'two-player': {
    options: {},
    players: 2,
    hands: [
      { trump: 'hearts', points: [60, 40], wies: [['fourA'], []], stoeck: 0 },
      { turned: 'spades-7', points: [80, 77] },
    ],
  },
  'two-versus-one': {
    options: { soloist: 0, bid: 1000 },
    players: 3,
    hands: [
      { trump: 'obenabe', points: [57, 100], wies: [['fourA'], []] },
      { trump: 'spades', points: [100, 57], stoeck: 1 },
    ],
  },
};

/** What stands in an entry, word by word. */
const WORDS = {
  trump: TRUMPS,
  wies: MELD_IDS,
  'auction.points, bid.points': BID_POINTS,
  turned: CARDS,
};

/** Words in lines of at most nine, as many as a suit has cards. */
const lines = (words: readonly unknown[]): string[] =>
  Array.from(
    { length: Math.ceil(words.length / 9) },
    (_, i) => `  ${words.slice(i * 9, i * 9 + 9).join(' ')}`,
  );

/** Every variant with the options of its game and a line for each hand; then the words in them. */
export const ENTRY_LINES: readonly string[] = [
  ...Object.entries(BEGUN).flatMap(([variant, { options, hands }]) => [
    `${variant}, options ${JSON.stringify(options)}`,
    ...hands.map((entry) => `  ${JSON.stringify(entry)}`),
  ]),
  ...Object.entries(WORDS).flatMap(([field, words]) => [`${field}:`, ...lines(words)]),
];
