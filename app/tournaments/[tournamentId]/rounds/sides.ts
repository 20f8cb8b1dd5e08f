/** Who sits together at a table. */
import type { Setting } from '@/lib/tournament';

/** Seats 1 and 3 are partners, 2 and 4, where partners are drawn; else everybody sits for themselves. */
export function sidesAt(kind: Setting['kind'], seats: readonly string[]): readonly string[][] {
  if (kind !== 'schieber-single') return seats.map((id) => [id]);
  return [0, 1].map((side) => seats.filter((_, seat) => seat % 2 === side));
}
