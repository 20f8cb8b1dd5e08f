/** The game that the start page has on its slate: what each hand brings, and in words. */
import { allInWords } from '@/lib/i18n/said';
import { type Deck, inEachDeck } from '@/lib/i18n/trumps';
import { gameName } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import { ALL_POINTS, explain, FORMAT, tally } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';

const TABLE = {
  variant: 'schieber',
  options: { target: 1500 },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
} as const;
const HANDS = [
  { trump: 'clubs', points: [98, 59], wies: [['seq4'], []], stoeck: 0 },
  { trump: 'obenabe', points: [61, 96] },
  { trump: 'hearts', points: [112, 45], wies: [[], ['seq3']] },
  { trump: 'undenufe', points: [70, 87] },
  // From here on whoever reads chalks it up.
  { trump: 'spades', points: [81, 76], wies: [['seq3'], []] },
  { trump: 'diamonds', points: [40, 117], stoeck: 1 },
  { trump: 'obenabe', points: [ALL_POINTS, 0], match: 0 },
  { declared: 0 },
];
const WRITTEN = 4;

export type Example = {
  readonly name: string;
  readonly sides: readonly string[];
  /** So many hands are on the slate at first. */
  readonly written: number;
  readonly hands: readonly {
    /** By side; what it brought, and what it came to. */
    readonly gain: readonly number[];
    readonly totals: readonly number[];
    readonly said: Readonly<Record<Deck, string>>;
  }[];
  /** Which side has won at the end. */
  readonly winner: number;
};

/** The example in the language of these words. */
export function exampleIn(words: Words): Example {
  const record = { format: FORMAT, ...TABLE, hands: HANDS };
  const [told, counted] = [explain(record), tally(record)];
  if (!told.ok) throw new Error(told.error.message);
  if (!counted.ok) throw new Error(counted.error.message);
  const [winner] = counted.value.winners;
  if (winner === undefined) throw new Error('Nobody has won the example.');
  const table = { ...TABLE, players: [...TABLE.players] };
  return {
    name: gameName(words, table),
    sides: sideNames(table),
    written: WRITTEN,
    hands: told.value.hands.map(({ gain, totals, why }) => ({
      gain,
      totals,
      said: inEachDeck((deck) => allInWords(words, why, deck)),
    })),
    winner,
  };
}
