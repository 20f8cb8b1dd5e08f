'use client';
/** Everybody announces on a phone of their own, or no longer does. */
import { askTable } from '@/lib/browser/at-table';
import { makeId } from '@/lib/browser/id';
import { areHidden, hidden } from '@/lib/sync/announcing';
import type { Change, Fault, GameState } from '@/lib/sync/game';
import { partLike } from '@/lib/sync/table-change';

/** Announcements that are open become hidden with it; what comes back is the server's answer. */
export function announceApart(
  { id, table }: Pick<GameState, 'id' | 'table'>,
  isOn: boolean,
  onChange: (change: Change) => Fault | undefined,
) {
  const after = isOn && !areHidden(table) ? hidden(table) : null;
  if (after) onChange({ kind: 'table', id: makeId(), before: partLike(table, after), after });
  return askTable(id, { do: 'set', announceSeparately: isOn });
}
