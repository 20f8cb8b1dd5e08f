'use client';
/** Everybody announces on a phone of their own, or no longer does. */
import { askTable } from '@/lib/browser/at-table';
import { makeId } from '@/lib/browser/id';
import { areHidden, hidden } from '@/lib/sync/announcing';
import { hasChalk } from '@/lib/sync/at-table';
import type { GameState } from '@/lib/sync/game';
import { partLike } from '@/lib/sync/table-change';
import type { TableNow } from './live-table';

/**
 * Announcements that are open become hidden with it, for which this phone takes the chalk where it has not;
 * what comes back is the server's answer.
 */
export async function announceApart(
  { id, table }: Pick<GameState, 'id' | 'table'>,
  isOn: boolean,
  { at, onChange }: Pick<TableNow, 'at' | 'onChange'>,
) {
  const after = isOn && !areHidden(table) ? hidden(table) : null;
  if (after) {
    const taken = hasChalk(at) ? null : await askTable(id, { do: 'take-chalk' });
    if (taken && !taken.ok) return taken;
    onChange({ kind: 'table', id: makeId(), before: partLike(table, after), after });
  }
  return askTable(id, { do: 'set', announceSeparately: isOn });
}
