/** A league from its backup: who may bring it back. `restore-run.ts` does it. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { type Denied, deny, type Viewer } from '../access';
import { isAccount } from '../leagues';
import { read } from '../store';
import { runRestore } from './restore-run';
import type { Allowed } from './work';

/** How large a backup may be: that of 100,000 games is a good half of it. */
export const MAX_BACKUP_BYTES = 100_000_000;

/** Why the viewer may restore no league; null where they may. */
export async function mayRestore(viewer: Viewer | null): Promise<Denied | null> {
  return viewer && (await read((tx) => isAccount(tx, viewer))) ? null : noAccount();
}

const noAccount = () => deny('forbidden', sentence('server-leagues.restoreNeedsAccount'));

/** Restores the league of a backup, for everybody who has an account. */
export async function startRestore(
  viewer: Viewer | null,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Allowed> {
  const denied = await mayRestore(viewer);
  if (denied || !viewer) return denied ?? noAccount();
  return { ok: true, value: (progress) => runRestore(viewer, bytes, progress) };
}
