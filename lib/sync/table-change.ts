/** What of a table can be changed while it is played, and how. Pure. */
import { ok, type Result, refuse, type Substitute, variant } from '../jass';
import type { Table } from './game';
import { checkTable, nameFault, tidyName } from './table';
import { tell } from './tell';

/** What is changed of a table; what stays is left out. */
export type TablePart = {
  /** The names by seat; null for a seat that keeps its own. */
  readonly players?: readonly (string | null)[] | undefined;
  /**
   * People change places, with their points: of each seat the one where whoever sits there now sat
   * before.
   */
  readonly seats?: readonly number[] | undefined;
  /** What the game is called; empty where it is named no more. */
  readonly name?: string | undefined;
  /** All the house rules, as a table has them. */
  readonly options?: Table['options'] | undefined;
  /** All who took a seat over; empty for nobody. */
  readonly substitutes?: readonly Substitute[] | undefined;
};

/** The table with something else on it. */
export function putOn(table: Table, part: TablePart): Table {
  const { name = table.name ?? '', seats = table.players.map((_, seat) => seat) } = part;
  const { variant: id, firstDealer } = table;
  const substitutes =
    part.substitutes ??
    (table.substitutes ?? []).map((one) => ({ ...one, seat: seats.indexOf(one.seat) }));
  return {
    variant: id,
    options: part.options ?? table.options,
    players: seats.map((from, seat) => part.players?.[seat] ?? table.players[from] ?? ''),
    firstDealer,
    ...(substitutes.length > 0 && { substitutes }),
    ...(name !== '' && { name }),
  };
}

/** Can people take their points to another seat in this game? */
export const canTakePoints = ({ variant: id }: Table): boolean => variant(id).bySeat !== null;

/** Is it everybody, each at a seat of their own, where they can take their points along? */
const canMove = (table: Table, seats: readonly number[]): boolean =>
  canTakePoints(table) &&
  seats.length === table.players.length &&
  table.players.every((_, seat) => seats.includes(seat));

/** What stands on the table where the other part says something. */
export function partLike(table: Table, part: TablePart): TablePart {
  const { players, name = '', options, substitutes = [] } = table;
  return {
    ...(part.players && {
      players: part.players.map((named, seat) => (named === null ? null : (players[seat] ?? null))),
    }),
    ...(part.seats && { seats: part.seats.map((_, seat) => part.seats?.indexOf(seat) ?? -1) }),
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
  if (after.seats && !canMove(table, after.seats))
    return refuse({ code: 'record-invalid', path: 'seats', ...tell('seatsFixed', {}) }, null);
  const stands = partLike(table, after);
  if (!isSame(stands, before)) return undefined;
  const substitutes = after.substitutes && inOrder(after.substitutes);
  const fault = substitutes && substituteFault(table, substitutes);
  if (fault) return refuse(fault, null);
  const next = checkTable(putOn(table, { ...after, ...(substitutes && { substitutes }) }));
  return next.ok ? ok({ before: stands, after: partLike(next.value, after) }) : next;
}

/** Substitutes with tidied names, the first to come first. */
const inOrder = (substitutes: readonly Substitute[]): Substitute[] =>
  substitutes
    .map((one) => ({ ...one, name: tidyName(one.name) }))
    .sort((a, b) => a.from - b.from || a.seat - b.seat);

/** What is wrong with the name of a substitute: it is none, or that of somebody at another seat. */
function substituteFault(
  { players }: Table,
  substitutes: readonly Substitute[],
): Parameters<typeof refuse>[0] | undefined {
  // Who sits where, as one after the other takes a seat over.
  const sitting = [...players];
  for (const [i, { seat, name }] of substitutes.entries()) {
    const fault = nameFault(name, sitting.toSpliced(seat, 1));
    if (fault) return { code: 'record-invalid', path: `substitutes.${i}.name`, ...fault };
    sitting[seat] = name;
  }
  return undefined;
}

/** Whether two parts say the same. */
const isSame = (one: TablePart, other: TablePart): boolean =>
  KEYS.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
const KEYS = [
  'players',
  'seats',
  'name',
  'options',
  'substitutes',
] as const satisfies (keyof TablePart)[];
