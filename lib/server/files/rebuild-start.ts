/** Asking for a league's caches to be made again. `rebuild-run.ts` does it. */
import 'server-only';
import type { Viewer } from '../access/access';
import { deny } from '../access/answer';
import { leagueAs } from '../leagues/leagues';
import { say } from '../transports/words';
import { type Started, startJob } from './jobs';

/** Makes all figures, standings and ratings of a league again from the hands. For owners. */
export async function startRebuild(viewer: Viewer | null, leagueId: string): Promise<Started> {
  if (!viewer) return deny('not-found', say('server.noSuch.league'));
  return startJob(viewer, { kind: 'rebuild', leagueId, asked: {} }, async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'owner' });
    return found.ok ? undefined : found;
  });
}
