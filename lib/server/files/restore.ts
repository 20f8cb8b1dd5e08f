/** A league from its backup: asking for it. `restore-run.ts` does it. */
import 'server-only';
import type { Viewer } from '../access';
import { deny } from '../answer';
import { isAccount } from '../leagues/leagues';
import { say } from '../words';
import { type Started, startJob } from './jobs';

/** How large a backup may be: that of 100,000 games is a good half of it. */
export const MAX_BACKUP_BYTES = 100_000_000;

/** Restores the league of a backup, for everybody who has an account. Answers the id of the job. */
export async function startRestore(
  viewer: Viewer | null,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<Started> {
  const noAccount = deny('forbidden', say('server-leagues.restoreNeedsAccount'));
  if (!viewer) return noAccount;
  const job = { kind: 'restore', asked: { fileName }, input: bytes } as const;
  return startJob(viewer, job, async (tx) =>
    (await isAccount(tx, viewer)) ? undefined : noAccount,
  );
}
