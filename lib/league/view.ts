/**
 * The columns of a standings table: what stands in each, and how its figures are written. One description
 * for the page, the sheet on the wall, other websites and files. Pure.
 */
import type { Measure } from './measures';
import type { Cell, ColumnId, Row, Standings } from './table';

/** The columns that every table has. */
const FIXED = [
  'rank',
  'name',
  'total',
  'movement',
  'gap',
  'evenings',
  'games',
  'mean',
  'best',
  'worst',
  'wins',
] as const;
export type FixedId = (typeof FIXED)[number];
export const isFixed = (key: string): key is FixedId => FIXED.some((one) => one === key);

/** What can be left out of a table, whatever its columns are; rank, name and total always stay. */
export const GROUPS = ['movement', 'days', 'played', 'means', 'figures'] as const;
export type Group = (typeof GROUPS)[number];

type Shown = {
  readonly group: Group | null;
  /** Null where the row has none. */
  readonly figureOf: (row: Row) => number | string | null;
  /** With a plus where it is above 0. */
  readonly isSigned: boolean;
  /** How many decimals its figures are written with. */
  readonly decimals: number;
};
/** A column of an evening; `at` is its place among the cells of a row. */
export type DayColumn = Shown & {
  readonly key: string;
  readonly day: Standings['evenings'][number];
  /** All that is known of the evening stands on paper. */
  readonly isOnPaper: boolean;
  readonly at: number;
};
/** A column, known by its key wherever it stands: an evening's is the evening's id. */
export type Column =
  | (Shown & { readonly key: FixedId | ColumnId; readonly day?: never })
  | DayColumn;

/** How many decimals it takes to write figures below each other. */
export const decimalsOf = (values: readonly (number | null | undefined)[]): number =>
  Math.max(0, ...values.map((value) => `${value ?? 0}`.split('.')[1]?.length ?? 0));

/** Whoever has a game, or what stands for one. */
export const rowsWithResult = ({ rows }: Pick<Standings, 'rows'>): readonly Row[] =>
  rows.filter(({ evenings, cells }) => evenings > 0 || cells.some(({ value }) => value !== null));

/**
 * The columns of a table in their order. Results have as many decimals as any of them needs, so that they
 * can be read across too; so have totals. What nobody has is left out.
 *
 * @param latest so many evenings have a column, the last ones; all, if left out
 */
export function columnsOf(
  { evenings, columns, rows }: Pick<Standings, 'evenings' | 'columns' | 'rows'>,
  { measure, latest = evenings.length }: { measure: Measure; latest?: number | undefined },
): readonly Column[] {
  const isSigned = measure === 'net-sticks';
  const totals = decimalsOf(rows.map(({ total }) => total));
  const results = decimalsOf(
    rows.flatMap(({ cells, best, worst }) => [best, worst, ...cells.map(({ value }) => value)]),
  );
  const plain = { isSigned: false, decimals: 0 };
  const first = Math.max(0, evenings.length - latest);
  const hasGames = isEmpty({ rows }) || rows.some(({ games }) => games > 0);
  const shown: Column[] = [
    { key: 'rank', group: null, figureOf: ({ rank }) => rank, ...plain },
    { key: 'name', group: null, figureOf: ({ name }) => name, ...plain },
    { key: 'total', group: null, figureOf: ({ total }) => total, isSigned, decimals: totals },
    { key: 'movement', group: 'movement', figureOf: ({ movement }) => movement, ...plain },
    { key: 'gap', group: 'movement', figureOf: shownGap(rows, totals), ...plain, decimals: totals },
    ...evenings.slice(first).map((day, i): DayColumn => {
      const at = first + i;
      const figureOf = ({ cells }: Row) => cells[at]?.value ?? null;
      const isOnPaper = onPaper(rows.flatMap(({ cells }) => cells[at] ?? []));
      const head = { key: day.id, group: 'days', day, at, isOnPaper } as const;
      return { ...head, figureOf, isSigned, decimals: results };
    }),
    { key: 'evenings', group: 'played', figureOf: (row) => row.evenings, ...plain },
    { key: 'games', group: 'played', figureOf: ({ games }) => games, ...plain },
    {
      key: 'mean',
      group: 'means',
      figureOf: ({ mean }) => mean,
      isSigned,
      decimals: meanDecimals(rows, totals),
    },
    { key: 'best', group: 'means', figureOf: ({ best }) => best, isSigned, decimals: results },
    { key: 'worst', group: 'means', figureOf: ({ worst }) => worst, isSigned, decimals: results },
    { key: 'wins', group: 'played', figureOf: ({ wins }) => wins, ...plain },
    ...telling({ columns, rows }).map((id): Column => {
      const figureOf = (row: Row) => row.columns[id] ?? null;
      const decimals = decimalsOf(rows.map(figureOf));
      return { key: id, group: 'figures', figureOf, isSigned: id === 'net', decimals };
    }),
  ];
  // Old years have evenings and no game.
  return shown.filter(({ key }) => hasGames || (key !== 'games' && key !== 'wins'));
}

/** Means have two decimals or none, as those of one season are read beside another's; where they rank, as totals. */
function meanDecimals(rows: readonly Row[], totals: number): number {
  if (rows.every(({ total, mean }) => total === mean)) return totals;
  return decimalsOf(rows.map(({ mean }) => mean)) > 0 ? 2 : 0;
}

/** How far somebody is behind the first, by the totals as they are shown: 4.17 behind 5.08 is 0.91. */
function shownGap(rows: readonly Row[], decimals: number): (row: Row) => number | null {
  const first = rows.find(({ rank }) => rank === 1)?.total ?? null;
  return ({ gap, total }) =>
    gap === null || total === null || first === null
      ? gap
      : Number(Math.abs(first - total).toFixed(decimals));
}

const isEmpty = ({ rows }: Pick<Standings, 'rows'>): boolean =>
  rows.every(({ evenings }) => evenings === 0);

const onPaper = (cells: readonly Cell[]): boolean =>
  cells.every(({ games }) => games.length === 0) &&
  cells.some(({ results }) => results.some(({ paper }) => paper !== undefined));

/** Those that say something: that somebody has, and tourney points where somebody has some. */
const telling = ({ columns, rows }: Pick<Standings, 'columns' | 'rows'>): ColumnId[] =>
  columns.filter((id) =>
    id === 'tourneyPoints'
      ? rows.some((row) => row.columns[id])
      : isEmpty({ rows }) || rows.some((row) => row.columns[id] !== undefined),
  );
