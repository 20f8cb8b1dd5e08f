/** What of a table can be changed while it is played, and how. Pure. */
import { ok, type Result, type Substitute } from '../jass';
import type { Table } from './game';
import { checkTable } from './table';

/** What is changed of a table; what stays is left out. */
export type TablePart = {
  /** The names by seat; null for a seat that keeps its own. */
  readonly players?: readonly (string | null)[] | undefined;
  /** What the game is called; empty where it is named no more. */
  readonly name?: string | undefined;
  /** All the house rules, as a table has them. */
  readonly options?: Table['options'] | undefined;
  /** All who took a seat over; empty for nobody. */
  readonly substitutes?: readonly Substitute[] | undefined;
};

/** The table with something else on it. */
export function putOn(table: Table, part: TablePart): Table {
  const { name = table.name ?? '', substitutes = table.substitutes ?? [] } = part;
  const { variant, firstDealer } = table;
  return {
    variant,
    options: part.options ?? table.options,
    players: table.players.map((own, seat) => part.players?.[seat] ?? own),
    firstDealer,
    ...(substitutes.length > 0 && { substitutes }),
    ...(name !== '' && { name }),
  };
}

/** What stands on the table where the other part says something. */
export function partLike(table: Table, part: TablePart): TablePart {
  const { players, name = '', options, substitutes = [] } = table;
  return {
    ...(part.players && {
      players: part.players.map((named, seat) => (named === null ? null : (players[seat] ?? null))),
    }),
    ...(part.name !== undefined && { name }),
    ...(part.options && { options }),
    ...(part.substitutes && { substitutes }),
  };
}

/**
 * What a change does to the table, as it is kept; undefined where something else stands there than
 * whoever made the change saw. Refused as `checkTable` refuses the table that would come of it.
 */
export function changedTable(
  table: Table,
  { before, after }: { readonly before: TablePart; readonly after: TablePart },
): Result<{ readonly before: TablePart; readonly after: TablePart }> | undefined {
  const stands = partLike(table, after);
  if (!isSame(stands, before)) return undefined;
  const next = checkTable(putOn(table, after));
  return next.ok ? ok({ before: stands, after: partLike(next.value, after) }) : next;
}

/** Whether two parts say the same. */
const isSame = (one: TablePart, other: TablePart): boolean =>
  KEYS.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
const KEYS = ['players', 'name', 'options', 'substitutes'] as const satisfies (keyof TablePart)[];
