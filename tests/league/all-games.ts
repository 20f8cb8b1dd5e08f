/** A game of every variant and what it comes to by seat, worked out by hand from scoring.md. */
import type { VariantId } from '../../lib/jass';
import type { Entry, Table } from '../../lib/sync/game';

/** A game in shorthand: so many players, and what differs from the options. */
export type ShortRecord = { players: number; options?: Table['options']; hands: Entry[] };

export const MITTLERE = {
  players: 3,
  options: { hands: 3, noTrump: 'void' },
  hands: [
    { points: [121, 36, 0], noTricks: [2] },
    { void: true },
    { points: [60, 57, 40] },
    { points: [157, 0, 0], noTricks: [1, 2] },
  ],
};
export const DIFFERENZLER = [
  { announced: [60, 50, 40], points: [60, 57, 40] },
  { announced: [100, 20, 30], points: [80, 47, 30] },
  { announced: [50, 50, 57], points: [50, 50, 57] },
];
export const SCHIEBER = [
  { trump: 'hearts', points: [57, 100] },
  { trump: 'obenabe', pushed: true, points: [100, 57] },
  { trump: 'spades', points: [157, 0], match: 0 },
];
export const SOLO = [
  { trump: 'hearts', points: [57, 100] },
  { trump: 'spades', pushed: true, points: [40, 117] },
  { trump: 'clubs', points: [100, 57] },
];
const soloist = { hands: 3, cardPoints: 197, matches: 0, side: 0 };
const partner = { hands: 3, cardPoints: 274, matches: 0, side: 1 };
export const made = (won: number) => ({ made: 1, won });

export const GAMES: Record<VariantId, [game: ShortRecord, figures: object[]]> = {
  // no-tricks 1/1/-2, middle 1/-2/1, all-tricks 2/-1/-1; the void hand does not count
  mittlere: [
    MITTLERE,
    [
      {
        side: 0,
        place: 1,
        won: true,
        hands: 3,
        cardPoints: 338,
        net: 4,
        sticks: 4,
        potatoes: 0,
        matches: 1,
        hundreds: 2,
      },
      {
        side: 1,
        place: 2,
        won: false,
        hands: 3,
        cardPoints: 93,
        net: -2,
        sticks: 1,
        potatoes: 3,
        matches: 0,
        hundreds: 0,
      },
      {
        side: 2,
        place: 2,
        won: false,
        hands: 3,
        cardPoints: 40,
        net: -2,
        sticks: 1,
        potatoes: 3,
        matches: 0,
        hundreds: 0,
      },
    ],
  ],
  // all-points 3/-1/-1/-1, hundred -3/1/1/1, three-way-tie -1/0/0/1, middle 1/-1/-1/1
  molotow: [
    {
      players: 4,
      options: { hands: 4 },
      hands: [
        { points: [157, 0, 0, 0] },
        { points: [100, 20, 20, 17] },
        { points: [50, 50, 50, 7], cut: 0 },
        { points: [60, 50, 40, 7] },
      ],
    },
    [
      {
        place: 2,
        won: false,
        net: 0,
        sticks: 4,
        potatoes: 4,
        cardPoints: 367,
        hundreds: 2,
      },
      { place: 3, won: false, net: -1, sticks: 1, potatoes: 2, cardPoints: 120 },
      { place: 3, won: false, net: -1, sticks: 1, potatoes: 2, cardPoints: 110, hundreds: 0 },
      { place: 1, won: true, net: 2, sticks: 3, potatoes: 1, cardPoints: 31, hands: 4 },
    ],
  ],
  // hundred: the least a stick; extremes: the most and the least
  'plus-minus': [
    {
      players: 4,
      options: { target: 2 },
      hands: [{ points: [100, 40, 10, 7] }, { points: [70, 50, 30, 7] }],
    },
    [
      {
        place: 2,
        won: false,
        net: 1,
        sticks: 1,
        potatoes: 0,
        cardPoints: 170,
        hundreds: 1,
        hands: 2,
      },
      { place: 3, won: false, net: 0, cardPoints: 90 },
      { place: 3, won: false, net: 0, cardPoints: 40 },
      { place: 1, won: true, net: 2, sticks: 2, cardPoints: 14, hundreds: 0 },
    ],
  ],
  // differences 0/7/0, 20/27/0, 0/0/0
  differenzler: [
    { players: 3, options: { hands: 3 }, hands: DIFFERENZLER },
    [
      { side: 0, place: 2, won: false, hands: 3, cardPoints: 190, difference: 20, exact: 2 },
      { side: 1, place: 3, won: false, hands: 3, cardPoints: 154, difference: 34, exact: 1 },
      { side: 2, place: 1, won: true, hands: 3, cardPoints: 127, difference: 0, exact: 3 },
    ],
  ],
  // 57/100 single, 300/171 threefold, (157 + 100) * 2 = 514; 271 is not below half of 300
  schieber: [
    {
      players: 4,
      options: { target: 300 },
      hands: [...SCHIEBER, { declared: 0 }],
    },
    [0, 1, 0, 1].map((side, seat) => ({
      side,
      place: side + 1,
      won: side === 0,
      hands: 3,
      cardPoints: side === 0 ? 314 : 157,
      points: side === 0 ? 871 : 271,
      against: side === 0 ? 271 : 871,
      tourneyPoints: side === 0 ? 1 : 0,
      matches: side === 0 ? 1 : 0,
      // Beat makes hearts, Carla pushes to Anna, Dora makes spades and loses all
      trumps: [{ obenabe: made(1) }, { hearts: made(1) }, {}, { spades: made(0) }][seat],
    })),
  ],
  // made: 100 + 60; not made: 100 to the others; sidi: 257 + 157. The short bid names nobody.
  'sidi-barani': [
    {
      players: 4,
      options: { target: 300 },
      hands: [
        { auction: [{ points: 60, trump: 'hearts' }, 'pass', 'pass', 'pass'], points: [57, 100] },
        { bid: { side: 0, points: 100, trump: 'spades' }, points: [80, 77] },
        { auction: ['pass', { points: 'sidi', trump: 'obenabe' }], points: [157, 0], match: 0 },
      ],
    },
    [0, 1, 0, 1].map((side, seat) => ({
      side,
      place: side + 1,
      won: side === 0,
      hands: 3,
      cardPoints: side === 0 ? 294 : 177,
      points: side === 0 ? 414 : 260,
      against: side === 0 ? 260 : 414,
      matches: side === 0 ? 1 : 0,
      trumps: [{ obenabe: made(1) }, { hearts: made(1) }, {}, {}][seat],
    })),
  ],
  // 100/40/17 single, 120/180/14 double: level at 220, and Anna declares
  'three-player': [
    {
      players: 3,
      options: { target: 200 },
      hands: [
        { turned: 'hearts-Q', points: [100, 40, 17] },
        { trump: 'clubs', points: [60, 90, 7], declared: 0 },
      ],
    },
    [
      {
        place: 1,
        won: true,
        points: 220,
        against: 220,
        cardPoints: 160,
        tourneyPoints: 1,
        matches: 0,
      },
      { place: 2, won: false, points: 220, against: 220, cardPoints: 130, tourneyPoints: 0 },
      { place: 3, won: false, points: 31, against: 220, cardPoints: 24, tourneyPoints: 0 },
    ],
  ],
  // a match although only 90 points are out: 90 + 100; then 60, and 20 with 20 for stöck
  'two-player': [
    {
      players: 2,
      options: { target: 100 },
      hands: [
        { trump: 'hearts', points: [90, 0], match: 0 },
        { trump: 'diamonds', points: [60, 20], stoeck: 1, declared: 0 },
      ],
    },
    [
      {
        side: 0,
        place: 1,
        won: true,
        hands: 2,
        points: 250,
        against: 40,
        cardPoints: 150,
        tourneyPoints: 2,
        matches: 1,
      },
      {
        side: 1,
        place: 2,
        won: false,
        hands: 2,
        points: 40,
        against: 250,
        cardPoints: 20,
        tourneyPoints: 0,
        matches: 0,
      },
    ],
  ],
  // Beat alone: 57/100, 80/234, 200/114; 337 is more than his 150
  'two-versus-one': [
    {
      players: 3,
      options: { soloist: 1, bid: 150 },
      hands: SOLO,
    },
    [
      { ...partner, place: 2, won: false, points: 448, against: 337, tourneyPoints: 0, trumps: {} },
      {
        ...soloist,
        place: 1,
        won: true,
        points: 337,
        against: 448,
        tourneyPoints: 2,
        trumps: { hearts: made(0), clubs: made(1) },
      },
      // Anna had the right and pushed it to Carla.
      {
        ...partner,
        place: 2,
        won: false,
        points: 448,
        against: 337,
        tourneyPoints: 0,
        trumps: { spades: made(1) },
      },
    ],
  ],
  // 257 * 2, 100 * 2, the others' 57 * 3 of which 100 are the cards' own, and a row scratched
  coiffeur: [
    {
      players: 2,
      options: {
        rows: [
          { contract: 'hearts', factor: 2 },
          { contract: 'misere', factor: 3, inverted: true },
        ],
      },
      hands: [
        { side: 0, row: 0, points: 157, match: true },
        { side: 1, row: 0, points: 100 },
        { side: 0, row: 1, points: 57 },
        { side: 1, row: 1, scratched: true },
      ],
    },
    [
      {
        side: 0,
        place: 1,
        won: true,
        hands: 4,
        points: 685,
        against: 200,
        cardPoints: 257,
        matches: 1,
      },
      {
        side: 1,
        place: 2,
        won: false,
        hands: 4,
        points: 200,
        against: 685,
        cardPoints: 100,
        matches: 0,
      },
    ],
  ],
  // tricks -60/0/0, diamonds 0/-90/0, queens -20/-20/-40; closed before its end
  guggitaler: [
    {
      players: 3,
      hands: [{ counts: [12, 0, 0] }, { counts: [0, 9, 0] }, { counts: [1, 1, 2] }],
    },
    [
      { place: 2, won: false, hands: 3, points: -80, against: -40 },
      { place: 3, won: false, hands: 3, points: -110, against: -40 },
      { place: 1, won: true, hands: 3, points: -40, against: -80 },
    ],
  ],
  // 100 - 20/57 + 20/0, then twice 40/117 - 50 - 20/0 + 100
  'molotow-wies': [
    {
      players: 3,
      options: { hands: 2 },
      hands: [
        { points: [100, 57, 0], wies: [['seq3'], [], []], caughtStoeck: 1 },
        {
          points: [40, 117, 0],
          wies: [[], ['seq4'], []],
          caught: [[], [], ['seq3']],
          stoeck: 1,
        },
      ],
    },
    [
      { place: 2, won: false, hands: 2, points: 160, against: 40, cardPoints: 140 },
      { place: 3, won: false, hands: 2, points: 171, against: 40, cardPoints: 174 },
      { place: 1, won: true, hands: 2, points: 40, against: 160, cardPoints: 0 },
    ],
  ],
  // fewest win: -20/61/8 and 45/0/12; Carla's 20 are level with nobody
  'point-list': [
    {
      players: 3,
      options: { goal: 'fewest', target: 60 },
      hands: [{ points: [45, 0, 12] }, { points: [-20, 61, 8] }],
    },
    [
      { place: 2, won: false, hands: 2, points: 25, against: 20 },
      { place: 3, won: false, hands: 2, points: 61, against: 20 },
      { place: 1, won: true, hands: 2, points: 20, against: 25 },
    ],
  ],
  // Beat sits out the first hand
  'stroke-list': [
    {
      players: 3,
      options: { target: 3 },
      hands: [{ strokes: [1, null, -2] }, { strokes: [2, 1, 0] }],
    },
    [
      { place: 1, won: true, hands: 2, net: 3, sticks: 3, potatoes: 0 },
      { place: 2, won: false, hands: 2, net: 1, sticks: 1, potatoes: 0 },
      { place: 3, won: false, hands: 2, net: -2, sticks: 0, potatoes: 2 },
    ],
  ],
};
