/** The work of making a league's caches again. */
import 'server-only';
import { faultInWords } from '../../i18n/fault';
import { sentence } from '../../i18n/sentence';
import { JobFault, type RebuildReport, type Work } from './job-types';
import { rebuild } from './rebuild';

/** Makes all the caches of the job's league again. */
export async function runRebuild({ leagueId, progress, words }: Work): Promise<RebuildReport> {
  if (leagueId === null) throw new JobFault(sentence('server-files.job.leagueGone'));
  const { games, evenings, differed, faults } = await rebuild({ leagueId }, progress);
  return {
    kind: 'rebuild',
    games,
    evenings,
    differed: { ...differed },
    faults: faults.map(({ gameId, ...fault }) => ({
      gameId,
      message: faultInWords(words, fault),
    })),
  };
}
