/** Where somebody sits in a round, with whom and against whom, and what came of it. */
import type { TournamentView } from '@/lib/tournament';
import { sidesAt } from '../rounds/sides';

export type RoundOfMine = {
  readonly table: number;
  /** A or B where there are sides, else the number of the seat. */
  readonly seat: string;
  readonly partner: string | null;
  readonly against: readonly string[];
  /** `theirs` is null where everybody plays alone. */
  readonly result: { readonly own: number; readonly theirs: number | null } | null;
};

/** Null where they have no table in it. */
export function mineIn(
  { rounds, setting: { kind } }: Pick<TournamentView, 'rounds' | 'setting'>,
  round: number,
  id: string,
): RoundOfMine | null {
  const own = rounds[round]?.tables.find(({ seats }) => seats.includes(id));
  if (!own) return null;
  const sides = sidesAt(kind, own.seats);
  const side = sides.findIndex((ids) => ids.includes(id));
  const points = own.result?.points;
  const isAlone = kind === 'each';
  return {
    table: own.table,
    seat: isAlone ? `${side + 1}` : side === 0 ? 'A' : 'B',
    partner: sides[side]?.find((other) => other !== id) ?? null,
    against: sides.flatMap((ids, at) => (at === side ? [] : ids)),
    result: points
      ? { own: points[side] ?? 0, theirs: isAlone ? null : (points[1 - side] ?? 0) }
      : null,
  };
}
