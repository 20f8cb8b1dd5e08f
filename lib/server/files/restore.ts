/** A league from its backup: asking for it. `restore-run.ts` does it. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { type Denied, deny, type Viewer } from '../access';
import { isAccount } from '../leagues';
import { read } from '../store';
import { type Started, startJob } from './jobs';

/** How large a backup may be: that of 100,000 games is a good half of it. */
export const MAX_BACKUP_BYTES = 100_000_000;

/** Why the viewer may restore no league; null where they may. */
export async function mayRestore(viewer: Viewer | null): Promise<Denied | null> {
  return viewer && (await read((tx) => isAccount(tx, viewer))) ? null : noAccount();
}

const noAccount = () => deny('forbidden', sentence('server-leagues.restoreNeedsAccount'));

/** Restores the league of a backup, for everybody who has an account. Answers the id of the job. */
export async function startRestore(
  viewer: Viewer | null,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array<ArrayBuffer> },
  words: Pick<Words, 'language'>,
): Promise<Started> {
  if (!viewer) return noAccount();
  const job = { kind: 'restore', asked: { fileName }, input: bytes, words } as const;
  return startJob(viewer, job, async (tx) =>
    (await isAccount(tx, viewer)) ? undefined : noAccount(),
  );
}
