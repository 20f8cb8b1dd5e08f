/** The worked examples of the pages of rules, as records: every figure comes from the engine. */
import { type Entry, FORMAT, type VariantId } from '@/lib/jass';

type Example<Id extends VariantId> = {
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly string[];
  readonly hands: readonly Entry<Id>[];
};

const THREE = ['Anna', 'Beat', 'Carla'];
const FOUR = ['Anna', 'Beat', 'Carla', 'Dora'];

export const EXAMPLES: { readonly [Id in VariantId]: Example<Id> } = {
  mittlere: {
    options: {},
    players: THREE,
    hands: [
      { points: [121, 36, 0], noTricks: [2] },
      { points: [60, 57, 40] },
      { points: [38, 81, 38] },
      { points: [104, 30, 23] },
    ],
  },
  molotow: {
    options: {},
    players: FOUR,
    hands: [{ points: [90, 9, 34, 24] }, { points: [20, 102, 35, 0] }, { points: [60, 60, 30, 7] }],
  },
  'plus-minus': {
    options: {},
    players: FOUR,
    hands: [
      { points: [60, 60, 30, 7] },
      { points: [70, 20, 37, 30] },
      { points: [80, 30, 27, 20] },
    ],
  },
  differenzler: {
    options: { hands: 3, stake: 5 },
    players: THREE,
    hands: [
      { announced: [60, 50, 30], points: [57, 48, 52] },
      { announced: [20, 80, 40], points: [20, 95, 42] },
      { announced: [70, 0, 60], points: [81, 21, 55] },
    ],
  },
  schieber: {
    options: { target: 1000 },
    players: FOUR,
    hands: [
      { trump: 'clubs', points: [98, 59], wies: [['seq4'], []], stoeck: 0 },
      { trump: 'obenabe', points: [157, 0], match: 0 },
      { declared: 0 },
    ],
  },
  'sidi-barani': {
    options: {},
    players: FOUR,
    hands: [
      { bid: { side: 0, points: 100, trump: 'hearts', doubled: true }, points: [112, 45] },
      { bid: { side: 1, points: 120, trump: 'undenufe' }, points: [47, 110] },
      { bid: { side: 0, points: 'sidi', trump: 'spades' }, points: [157, 0], match: 0 },
    ],
  },
  'three-player': {
    options: {},
    players: THREE,
    hands: [
      { turned: 'hearts-7', points: [70, 50, 37] },
      { turned: 'clubs-J', points: [30, 82, 45], wies: [[], [], ['seq3']], stoeck: 1 },
    ],
  },
  'two-player': {
    options: {},
    players: ['Anna', 'Beat'],
    hands: [
      { turned: 'spades-Q', points: [74, 51], wies: [['seq3'], []] },
      { turned: 'diamonds-A', points: [38, 90] },
    ],
  },
  'two-versus-one': {
    options: { soloist: 0, bid: 600 },
    players: THREE,
    hands: [
      { trump: 'undenufe', points: [101, 56], wies: [['seq3'], []] },
      { trump: 'hearts', points: [40, 117] },
      { trump: 'clubs', points: [99, 58], stoeck: 0 },
    ],
  },
};

/** The record of an example, as far as so many of its hands. */
export const exampleRecord = (id: VariantId, hands = EXAMPLES[id].hands.length) => ({
  format: FORMAT,
  variant: id,
  options: EXAMPLES[id].options,
  players: EXAMPLES[id].players,
  hands: EXAMPLES[id].hands.slice(0, hands),
});
