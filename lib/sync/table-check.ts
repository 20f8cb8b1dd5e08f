/**
 * What may be changed of a table, and the form in which it is kept. Apart from what puts a change on a
 * game: the board needs that at once, and this only with the sheet on which a table is changed. Pure.
 */
import { ok, type Result, refuse, type Substitute, variant } from '../jass';
import type { Change, Table } from './game';
import { checkTable, nameFault, tidyName } from './table';
import { isStale, partLike, putOn, type TablePart } from './table-change';
import { tell } from './tell';

/** Can people take their points to another seat in this game? */
export const canTakePoints = ({ variant: id }: Table): boolean => variant(id).bySeat !== null;

/** Is it everybody, each at a seat of their own, where they can take their points along? */
const canMove = (table: Table, seats: readonly number[]): boolean =>
  canTakePoints(table) &&
  seats.length === table.players.length &&
  table.players.every((_, seat) => seats.includes(seat));

/**
 * What is to stand on the table as it is kept: names tidied, options only where they differ, substitutes
 * in their order. Refused as `checkTable` refuses the table that would come of it.
 */
export function checkPart(table: Table, after: TablePart): Result<TablePart> {
  if (after.seats && !canMove(table, after.seats))
    return refuse({ code: 'record-invalid', path: 'seats', ...tell('seatsFixed', {}) }, null);
  const substitutes = after.substitutes && inOrder(after.substitutes);
  const fault = substitutes && substituteFault(table, substitutes);
  if (fault) return refuse(fault, null);
  const next = checkTable(putOn(table, { ...after, ...(substitutes && { substitutes }) }));
  const { entries } = after;
  return next.ok ? ok({ ...partLike(next.value, after), ...(entries && { entries }) }) : next;
}

/** A change as it is put on a game with this table, and as it is kept; one that is late stays as it is. */
export function checkChange(table: Table, change: Change): Result<Change> {
  if (change.kind !== 'table' || isStale(table, change)) return ok(change);
  const checked = checkPart(table, change.after);
  return checked.ok ? ok({ ...change, after: checked.value }) : checked;
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
