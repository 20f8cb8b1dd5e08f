/** The work of making a league's caches again. */
import 'server-only';
import { say } from '../transports/words';
import { JobFault, type RebuildReport, type Work } from './job-types';
import { rebuild } from './rebuild';

/** Makes all the caches of the job's league again. */
export async function runRebuild({ leagueId, progress }: Work): Promise<RebuildReport> {
  if (leagueId === null) throw new JobFault(say('server-files.job.leagueGone'));
  const { games, evenings, differed, faults } = await rebuild({ leagueId }, progress);
  return { kind: 'rebuild', games, evenings, differed: { ...differed }, faults: [...faults] };
}
