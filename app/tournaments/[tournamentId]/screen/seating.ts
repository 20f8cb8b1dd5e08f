/** Who sits where, as the hall reads it. */
import type { RoundView } from '@/lib/tournament';
import { seatsByName } from '../rounds/seats-by-name';

/** A line of the screen. */
export type Line = {
  readonly id: string;
  readonly first: string;
  readonly name: string;
  readonly last: string;
};

/** Everybody of a round by name, with table and letter, or that they sit out. */
export const seating = (
  round: Pick<RoundView, 'tables' | 'out'>,
  names: ReadonlyMap<string, string>,
  { isEach, out }: { readonly isEach: boolean; readonly out: string },
): Line[] =>
  seatsByName(round, (id) => names.get(id) ?? '', isEach).map(({ id, name, table, letter }) => ({
    ...{ id, first: '', name },
    last: table === null ? out : `${table} ${letter}`,
  }));
