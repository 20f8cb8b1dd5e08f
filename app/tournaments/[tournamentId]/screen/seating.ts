/** Who sits where, as the hall reads it. */
import { collator } from '@/lib/league/collator';
import type { RoundView } from '@/lib/tournament';
import { letterOf } from '@/lib/tournament/honours';

/** A line of the screen. */
export type Line = {
  readonly id: string;
  readonly first: string;
  readonly name: string;
  readonly last: string;
};

/** Everybody of a round by name, with table and letter, or that they sit out. */
export function seating(
  round: Pick<RoundView, 'tables' | 'out'>,
  names: ReadonlyMap<string, string>,
  { isEach, out }: { readonly isEach: boolean; readonly out: string },
): Line[] {
  const line = (id: string, last: string): Line => ({
    ...{ id, first: '', name: names.get(id) ?? '' },
    last,
  });
  return [
    ...round.tables.flatMap(({ table, seats }) =>
      seats.map((id, seat) => line(id, `${table} ${letterOf(seat, isEach)}`)),
    ),
    ...round.out.map((id) => line(id, out)),
  ].toSorted((one, other) => collator.compare(one.name, other.name));
}
