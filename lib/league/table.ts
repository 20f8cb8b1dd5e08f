/**
 * A season's table as it is shown: rows, columns, and behind every figure the games that made it.
 * Numbers are rounded to two decimals, halves away from zero; ranks come from the exact ones, which
 * stand beside them as fractions ("22/7") wherever rounding loses something.
 */
import type { TieBreak } from './measures';

/** The columns that a table can have beside its total, in their order. */
export const COLUMN_IDS = [
  'net',
  'sticks',
  'potatoes',
  'points',
  'against',
  'tourneyPoints',
  'difference',
  'differences',
  'exact',
  'cardPoints',
  'matches',
  'hundreds',
] as const;
/**
 * A column: a sum over the games that count; `difference` is the mean of a hand, `differences` the sum of
 * the same figures.
 */
export type ColumnId = (typeof COLUMN_IDS)[number];

/** Why a result does not count: it is not among the best, or it is among the worst. */
export type Dropped = 'not-among-best' | 'dropped-worst';

/** What stands for an evening missed: a fixed score, the mean of the own results, the lowest. */
export type Substitute = 'score' | 'own-mean' | 'lowest';

/** One result: a game, an evening's games together, or what stands for an evening missed. */
export type CountedResult = {
  /** With the factor. */
  readonly value: number;
  readonly exact?: string;
  /** What it was multiplied with: other than 1 only in a final. */
  readonly factor: number;
  /** Ids of the games behind it; empty for a substitute. */
  readonly games: readonly string[];
  /** Only where there are any: ids of the results from paper behind it. */
  readonly paper?: readonly string[];
  readonly counted: boolean;
  /** Only where it does not count. */
  readonly why?: Dropped;
  readonly substitute?: Substitute;
};

/** One evening in a row of the table. */
export type Cell = {
  readonly evening: string;
  /**
   * What the evening brought, results that do not count included; null where there is no result.
   * Several results of one evening are put together as the scheme puts results together, and in
   * `difference` over the hands.
   */
  readonly value: number | null;
  readonly exact?: string;
  readonly games: readonly string[];
  readonly results: readonly CountedResult[];
};

/** Why somebody has no rank: so many games or evenings where more are needed. */
export type Unranked = {
  readonly why: 'games' | 'evenings';
  readonly has: number;
  readonly needs: number;
};

/** Figures of a row that rounding changes, as fractions: "22/7". */
export type ExactFigures = Readonly<
  Partial<Record<'total' | 'mean' | 'best' | 'worst' | 'gap' | ColumnId, string>>
>;

/** A row of the table. */
export type Row = {
  /** A player's id; of a pair both, as `a+b` in ascending order. */
  readonly id: string;
  /** Of a pair as "Anna & Beat". */
  readonly name: string;
  /** Level ones share it: 1, 2, 2, 4. Null where not ranked, `unranked` then says why. */
  readonly rank: number | null;
  readonly unranked?: Unranked;
  /** Places won (above 0) or lost since the last evening; null where new. */
  readonly movement: number | null;
  /** With at least one result that counts. */
  readonly evenings: number;
  /** That count; what somebody brought home of a whole evening is none. */
  readonly games: number;
  /** One for each evening of the table, in the same order. */
  readonly cells: readonly Cell[];
  /** Null where there is no result. */
  readonly total: number | null;
  /** Of the results that count. */
  readonly mean: number | null;
  /** Of all own results, dropped ones included, substitutes not. */
  readonly best: number | null;
  readonly worst: number | null;
  readonly wins: number;
  /** Of these, games that another side won as well, being level. */
  readonly level: number;
  /** Behind the leader, 0 or more; null where not ranked. */
  readonly gap: number | null;
  /** Those of the table's columns that the games of this row have; dropped results included. */
  readonly columns: Readonly<Partial<Record<ColumnId, number>>>;
  /** Those of its figures that are rounded, as they are. */
  readonly exact: ExactFigures;
  /**
   * `shared` for all who share the rank. Otherwise, where the neighbour above has the same total (of
   * the first in a group of such: the one below), what decided between them; null where none has.
   */
  readonly tieBreak: TieBreak | null;
  /** Only beside `shared`: what decided between those who share the rank and a neighbour with the same total. */
  readonly parted?: TieBreak;
};

/** A season's table. Ranked rows first, then the others. */
export type Standings = {
  /** Those that the table takes in, in order; those without a game that counts left out. */
  readonly evenings: readonly {
    readonly id: string;
    readonly date: string;
    readonly isFinal: boolean;
  }[];
  readonly columns: readonly ColumnId[];
  /** In results, totals and gaps. */
  readonly isLessBetter: boolean;
  readonly rows: readonly Row[];
  /** The first evening that the table keeps to itself (1 the first); null where it hides none. */
  readonly hiddenSince: { readonly number: number; readonly date: string } | null;
};

/** Somebody's way through a season: place and total after each evening, null where not ranked. */
export type Runner = {
  readonly id: string;
  readonly name: string;
  readonly places: readonly (number | null)[];
  readonly totals: readonly (number | null)[];
};

/** How the places of a season changed, as far as its table goes; the runners by their last place. */
export type Race = Pick<Standings, 'evenings'> & { readonly runners: readonly Runner[] };
