import 'client-only';

/**
 * What was entered in the moment before it lies in the phone's database: written at once, so that not
 * even a reload right after the tap loses it, and taken over from there at the next start. Also where
 * earlier versions kept what was not sent, and all that lasts where a browser forbids the database.
 */
import type { Change } from '../sync/game';
import type { Waiting } from '../sync/outbox';
import type { LocalStore } from './local-store';
import type { OutboxItem } from './local-types';
import { forget, recall, recallKeys, remember } from './storage';

const PREFIX = 'out/';
const keyOf = (gameId: string, { at, change }: Waiting) =>
  `${PREFIX}${gameId}/${at.toString(36)}-${change.id}`;

/** Writes a change down at once. */
export const savePending = (gameId: string, waiting: Waiting): void =>
  remember(keyOf(gameId, waiting), waiting.change);

/** It lies in the database now, or on the server. */
export const clearPending = (gameId: string, waiting: Waiting): void =>
  forget(keyOf(gameId, waiting));

/** Strikes out a change of which only the id is known. */
export function clearPendingId(gameId: string, id: string): void {
  for (const key of recallKeys(`${PREFIX}${gameId}/`)) if (key.endsWith(`-${id}`)) forget(key);
}

/** Brings what was written down into the outbox of the phone, and answers what that was. */
export async function movePending(
  phone: LocalStore,
  account: string | null,
): Promise<OutboxItem[]> {
  const keys = recallKeys(PREFIX);
  const items = keys.flatMap((key) => itemAt(key, account));
  if (items.length === 0) return [];
  await phone.add(items);
  if (phone.isDurable) for (const key of keys) forget(key);
  return items;
}

function itemAt(key: string, account: string | null): OutboxItem[] {
  const [, gameId, at] = /^out\/([^/]+)\/([0-9a-z]+)-/.exec(key) ?? [];
  // Written by `savePending`; the server checks it again in any case.
  const change = recall(key) as Change | undefined;
  if (gameId === undefined || at === undefined || typeof change?.id !== 'string') return [];
  const job = { kind: 'change', change } as const;
  return [{ id: change.id, gameId, at: Number.parseInt(at, 36), account, job }];
}
