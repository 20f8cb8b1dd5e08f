'use client';
/** The table announces in another way. */
import { askTable } from '@/lib/browser/at-table';
import { makeId } from '@/lib/browser/id';
import { changeFor, type Way } from '@/lib/sync/announcing';
import { hasChalk } from '@/lib/sync/at-table';
import type { GameState } from '@/lib/sync/game';
import { partLike } from '@/lib/sync/table-change';
import type { TableNow } from './live-table';

/**
 * Where the house rules change with it, this phone takes the chalk where it has not; what comes back is the
 * server's answer.
 */
export async function announceBy(
  way: Way,
  { id, table }: Pick<GameState, 'id' | 'table'>,
  { at, onChange }: Pick<TableNow, 'at' | 'onChange'>,
) {
  const after = changeFor(table, way);
  if (after) {
    const taken = hasChalk(at) ? null : await askTable(id, { do: 'take-chalk' });
    if (taken && !taken.ok) return taken;
    onChange({ kind: 'table', id: makeId(), before: partLike(table, after), after });
  }
  return askTable(id, { do: 'set', announceSeparately: way === 'apart' });
}
