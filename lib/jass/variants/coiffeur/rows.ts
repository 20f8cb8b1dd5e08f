/** The rows of a Coiffeur: what is played in each and what it is worth. */
import type { SlateRow } from '../../definition';
import { type Said, say } from '../../said';
import { fields, listsThat, name, oneOf, phrase, wholeNumber, yesOrNo } from '../../schema';
import { CONTRACTS, type RowContract, TRUMPS, type Trump } from '../../words';
import * as z from '../../zod';

/** How many rows there can be. */
export const MAX_ROWS = 20;
/** The highest factor. */
export const MAX_FACTOR = 20;
/** How long a name can be, in characters. */
export const MAX_NAME_LENGTH = 30;

const rowFields = {
  factor: wholeNumber(1, MAX_FACTOR),
  /** Whether the points of the others are written. */
  inverted: z.optional(yesOrNo),
};

const Row = z.union([
  fields({ contract: oneOf(CONTRACTS), ...rowFields }),
  fields({ name: name(MAX_NAME_LENGTH), ...rowFields }),
]);
/** A row: what is played in it, by contract or by a name of its own, and its factor. */
export type Row = z.infer<typeof Row>;

const howMany = phrase('rows', { min: 1, max: MAX_ROWS });

/** The schema of the rows of a game. */
export const Rows = listsThat(
  z.array(Row, howMany),
  (rows) => rows.length > 0 && rows.length <= MAX_ROWS,
  howMany,
);

/** Rows of these contracts, each worth its number. */
const counted = (...contracts: readonly RowContract[]): Row[] =>
  contracts.map((contract, index) => ({ contract, factor: index + 1 }));

/** The ten rows of most tables. */
export const TEN_ROWS: Row[] = counted(
  'clubs',
  'diamonds',
  'hearts',
  'spades',
  'obenabe',
  'undenufe',
  'slalom',
  'guschti',
  'joker',
  'joker',
);

const ELEVEN_ROWS: Row[] = [...TEN_ROWS, { name: 'Coiffeur', factor: 11 }];

/** Rows that many tables agree on, beside the ten: the shorter list of jassverzeichnis.ch, the longer
 *  ones of Jasstafel, and the one for three of jassen.ch. */
export const READY_ROWS = [
  {
    id: 'rows-8',
    options: {
      rows: counted(
        'clubs',
        'hearts',
        'spades',
        'diamonds',
        'obenabe',
        'undenufe',
        'joker',
        'joker',
      ),
    },
  },
  { id: 'rows-11', options: { rows: ELEVEN_ROWS } },
  {
    id: 'rows-13',
    options: {
      rows: [
        ...ELEVEN_ROWS,
        { contract: 'joker', factor: 12 },
        { contract: 'joker', factor: 13 },
      ] satisfies Row[],
    },
  },
  {
    id: 'rows-3',
    players: [3],
    options: {
      rows: counted(
        'hearts',
        'clubs',
        'spades',
        'diamonds',
        'obenabe',
        'undenufe',
        'slalom',
        'guschti',
        'joker',
        'joker',
      ),
    },
  },
];

const trumpOf = (contract: RowContract) => TRUMPS.find((trump) => trump === contract);

/** What a row is called at the head of a line. */
function rowSaid(row: Row): Said {
  if ('name' in row) return say('coiffeur.named', { name: row.name });
  const trump = trumpOf(row.contract);
  return trump
    ? say('ask.trump', { trump: { trump, times: 1 } })
    : say(`coiffeur.contract.${row.contract}`);
}

/** The rows as a slate has them. */
export const slateRows = (rows: readonly Row[]): SlateRow[] =>
  rows.map((row) => ({
    contract: 'name' in row ? null : row.contract,
    says: rowSaid(row),
    factor: row.factor,
    inverted: row.inverted ?? false,
  }));

/** What is trumps in a row, by which its cards are counted; all where that is open. */
export function rowTrumps(row: Row): readonly Trump[] {
  if ('name' in row) return [];
  const trump = trumpOf(row.contract);
  return trump ? [trump] : row.contract === 'joker' ? TRUMPS : [];
}
