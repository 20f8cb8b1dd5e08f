/** Making a league's caches again, for its owners. */
import 'server-only';
import { faultInWords } from '../../i18n/fault';
import type { Words } from '../../i18n/words';
import { noSuch, type Viewer } from '../access';
import { leagueAs } from '../leagues';
import { read } from '../store';
import { rebuild } from './rebuild';
import type { Allowed } from './work';

/** Makes all figures, standings and ratings of a league again from the hands. */
export async function startRebuild(
  viewer: Viewer | null,
  leagueId: string,
  words: Words,
): Promise<Allowed> {
  if (!viewer) return noSuch('league');
  const found = await read((tx) => leagueAs(tx, viewer, { id: leagueId, role: 'owner' }));
  if (!found.ok) return found;
  return {
    ok: true,
    value: async (progress) => {
      const { games, evenings, differed, faults } = await rebuild({ leagueId }, progress);
      const told = faults.map(({ gameId, ...fault }) => ({
        gameId,
        message: faultInWords(words, fault),
      }));
      return { kind: 'rebuild', games, evenings, differed, faults: told };
    },
  };
}
