/** A tournament on the server, for tests. */
import { nanoid } from 'nanoid';
import type { Viewer } from '../../lib/server/access/access';
import { changeTournament as change } from '../../lib/server/operations/tournaments';
import {
  changeTournamentLinks,
  foundTournament,
  readTournament,
} from '../../lib/server/tournaments';
import type { KeptState, Setting, TournamentRole } from '../../lib/tournament';
import type { Sent } from '../tournament/day';
import { value } from './table';

export const origin = 'http://jass.example';

/** Puts a change on a tournament as the transports do: read first by its schema. */
export async function send(viewer: Viewer | null, tournamentId: string, sent: Sent, link?: string) {
  const given = change.input.parse({ tournamentId, change: sent, link });
  // The words are for operations that speak.
  return change.run(viewer, given, undefined as never);
}

/** Four hundred people or fewer, all there, in a tournament of this viewer. */
export async function found(
  viewer: Viewer,
  {
    people,
    setting = {},
    leagueId,
  }: { people: number; setting?: Partial<Setting>; leagueId?: string },
): Promise<string> {
  const id = nanoid();
  const agreed = { name: 'Chlausjass', rounds: 4, hands: 12, seed: 'a1', ...setting };
  value(await foundTournament(viewer, { id, setting: agreed, leagueId }));
  const entrants = Array.from({ length: people }, (_, at) => ({
    ...{ id: `p${at + 1}`, name: `Vreni Muster${at + 1}`, present: true },
  }));
  value(await send(viewer, id, { kind: 'register', id: nanoid(), entrants }));
  return id;
}

/** All that is kept of it. */
export async function wholeOf(viewer: Viewer | null, tournamentId: string): Promise<KeptState> {
  const { whole } = value(await readTournament(viewer, { tournamentId }));
  if (!whole) throw new Error('not for this one');
  return whole;
}

/** The tokens of the links of a role, made where there are none. */
export async function linksFor(
  viewer: Viewer,
  tournamentId: string,
  role: TournamentRole,
  round?: number,
): Promise<string[]> {
  const { links } = value(
    await changeTournamentLinks(viewer, { tournamentId, do: 'open', role, round, origin }),
  );
  return links
    .filter((one) => one.role === role && (round === undefined || one.round === round))
    .map(({ url }) => url.split('/').at(-1) ?? '');
}
