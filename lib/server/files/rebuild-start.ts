/** Asking for a league's caches to be made again. `rebuild-run.ts` does it. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { deny, type Viewer } from '../access';
import { leagueAs } from '../leagues';
import { type Started, startJob } from './jobs';

/** Makes all figures, standings and ratings of a league again from the hands. For owners. */
export async function startRebuild(
  viewer: Viewer | null,
  leagueId: string,
  words: Pick<Words, 'language'>,
): Promise<Started> {
  if (!viewer) return deny('not-found', sentence('server.noSuch.league'));
  return startJob(viewer, { kind: 'rebuild', leagueId, asked: {}, words }, async (tx) => {
    const found = await leagueAs(tx, viewer, { id: leagueId, role: 'owner' });
    return found.ok ? undefined : found;
  });
}
