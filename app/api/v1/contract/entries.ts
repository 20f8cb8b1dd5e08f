/** What can stand in an entry: a game of every variant, and the words in its entries and options. */
import { BID_POINTS, CARDS, CONTRACTS, MELD_IDS, TRUMPS, VARIANT_IDS, variant } from '@/lib/jass';

/** What stands in an entry or in the options, word by word. */
const WORDS = {
  trump: TRUMPS,
  melds: MELD_IDS,
  'auction.points, bid.points': BID_POINTS,
  turned: CARDS,
  'options.rows.contract': CONTRACTS,
};

/** Words in lines of at most nine, as many as a suit has cards. */
const lines = (words: readonly unknown[]): string[] =>
  Array.from(
    { length: Math.ceil(words.length / 9) },
    (_, i) => `  ${words.slice(i * 9, i * 9 + 9).join(' ')}`,
  );

/** A game of every variant with its options, and a line for each hand; then the words in them. */
export const ENTRY_LINES: readonly string[] = [
  ...VARIANT_IDS.flatMap((id) => {
    const { options, players, hands } = variant(id).example;
    return [
      `${id}, ${players.length} players, options ${JSON.stringify(options)}`,
      ...hands.map((entry) => `  ${JSON.stringify(entry)}`),
    ];
  }),
  ...Object.entries(WORDS).flatMap(([field, words]) => [`${field}:`, ...lines(words)]),
];
