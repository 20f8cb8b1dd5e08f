/** A hand in the place of another one. Pure. */
import { tally as score } from '@/lib/jass';
import { type Entry, type Hand, recordOf, type Table } from '@/lib/sync/game';
import type { HandProps } from './family';

/** The hand as it would be at that place, instead of what stands there; undefined where it does not fit. */
export function inPlace({
  table,
  hands,
  at,
  entry,
}: {
  table: Table;
  hands: readonly Hand[];
  at: number;
  entry: Entry;
}): HandProps | undefined {
  const instead = hands.toSpliced(at, 1, { id: '', by: '', entry });
  const scored = score(recordOf({ table, hands: instead }));
  return scored.ok ? { table, tally: scored.value, entry, index: at } : undefined;
}
