/** Everybody of a round by name, with where they sit. */
import { collator } from '@/lib/league/collator';
import { letterOf } from '@/lib/tournament/honours';

/** Where somebody sits; `table` and `letter` are null for who sits out. */
export type NamedSeat = {
  readonly id: string;
  readonly name: string;
} & (
  | { readonly table: number; readonly letter: string }
  | { readonly table: null; readonly letter: null }
);

export function seatsByName(
  {
    tables,
    out,
  }: {
    readonly tables: readonly { readonly table: number; readonly seats: readonly string[] }[];
    readonly out: readonly string[];
  },
  nameOf: (id: string) => string,
  isEach: boolean,
): NamedSeat[] {
  return [
    ...tables.flatMap(({ table, seats }) =>
      seats.map((id, seat) => ({
        ...{ id, name: nameOf(id), table, letter: letterOf(seat, isEach) },
      })),
    ),
    ...out.map((id) => ({ id, name: nameOf(id), table: null, letter: null })),
  ].toSorted((one, other) => collator.compare(one.name, other.name));
}
