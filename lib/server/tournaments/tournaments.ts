/** Founding tournaments, finding them, making them public, and deleting them. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { NameForm } from '../../league/public-names';
import {
  applyTournament,
  type KeptState,
  keptOf,
  newTournament,
  parseTournament,
  type Setting,
  USUAL_SETTING,
} from '../../tournament';
import {
  type Answer,
  type Denied,
  deny,
  leaguesWrittenIn,
  noSuch,
  notDirector,
  tournamentRefused,
  tournamentStanding,
  tournamentsOf,
  type Viewer,
} from '../access';
import { json, live, read, type Tx, tournamentTopic, write } from '../store';
import { headOf } from './stored';

/** A tournament to be founded: what is agreed of it so far, or the whole of a `jass-tournament/1`. */
export type NewTournament = {
  readonly id: string;
  readonly setting?: { readonly [Key in keyof Setting]?: Setting[Key] | undefined } | undefined;
  readonly document?: unknown;
  /** The league whose scorers direct it. */
  readonly leagueId?: string | undefined;
};

const noSuchLeague = () => noSuch('league', 'leagueId');

/** Founds a tournament under the id that the phone gave it; sent again it is nothing. */
export function foundTournament(
  viewer: Viewer,
  { id, setting = {}, document, leagueId }: NewTournament,
): Promise<Answer<{ readonly id: string }>> {
  return write(async (tx): Promise<Answer<{ id: string }>> => {
    const there = await headOf(tx, id);
    if (there)
      return (await tournamentStanding(tx, viewer, { head: there }))?.runsIt
        ? { ok: true, value: { id } }
        : deny('id-taken', sentence('server.idTaken.tournament'));
    if (leagueId !== undefined && !(await leaguesWrittenIn(tx, viewer)).includes(leagueId))
      return noSuchLeague();
    const begun = beginningOf({ id, setting, document });
    if (!begun.ok) return begun;
    const state = begun.value;
    const now = new Date();
    await tx.tournament.create({
      data: {
        id,
        ownerId: viewer.userId,
        leagueId: leagueId ?? null,
        isPublic: false,
        name: state.setting.name,
        state: json(state),
        createdAt: now,
        updatedAt: now,
      },
    });
    return { ok: true, value: { id } };
  });
}

/** What a new one begins with, of a setting, a document or both. */
function beginningOf({
  id,
  setting = {},
  document,
}: NewTournament): Denied | { readonly ok: true; readonly value: KeptState } {
  const parsed = document === undefined ? null : parseTournament(document);
  if (parsed && !parsed.ok) return tournamentRefused(parsed.error);
  const begun = parsed ? keptOf(parsed.value) : newTournament(USUAL_SETTING);
  const set = applyTournament(begun, { kind: 'set-up', id, set: setting });
  if (!set.ok) return tournamentRefused(set.error);
  const { changes: _, ...state } = { ...set.kept, steps: [] };
  return { ok: true, value: state };
}

/** Why nobody can found this one, or why nobody who comes for the first time can, or null. */
export async function cannotFound(
  asked: NewTournament,
  viewer: Viewer | null,
): Promise<Denied | null> {
  const begun = beginningOf(asked);
  if (!begun.ok) return begun;
  const isOthers = viewer === null && asked.leagueId !== undefined;
  return isOthers ? noSuchLeague() : null;
}

/** A tournament in a list. */
export type TournamentLine = {
  readonly id: string;
  readonly name: string;
  readonly leagueId: string | null;
  readonly isPublic: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
};

/** So many are listed. */
const LISTED = 200;

/** The tournaments that the viewer directs, latest first; those of one league where it is said. */
export const listTournaments = (
  viewer: Viewer | null,
  { leagueId }: { readonly leagueId?: string | undefined } = {},
): Promise<TournamentLine[]> =>
  read(async (tx) => {
    const rows = await tx.tournament.findMany({
      where: { AND: [tournamentsOf(viewer), leagueId === undefined ? {} : { leagueId }] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: LISTED,
      select: { id: true, name: true, leagueId: true, isPublic: true, createdAt: true },
    });
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });

/** The answer to whoever does not run a tournament; nothing for who does. */
export async function notTheirs(
  tx: Tx,
  viewer: Viewer | null,
  { id, link }: { readonly id: string; readonly link?: string | undefined },
) {
  const head = await headOf(tx, id);
  const standing = head && (await tournamentStanding(tx, viewer, { head, link }));
  if (!standing) return noSuch('tournament');
  return standing.runsIt ? undefined : notDirector();
}

/** Says who may read a tournament without a link, and what of the names. For those who run it. */
export async function publishTournament(
  viewer: Viewer | null,
  asked: {
    readonly tournamentId: string;
    readonly isPublic: boolean;
    readonly publicNames: NameForm | null;
  },
): Promise<Answer<null>> {
  const { tournamentId: id, isPublic, publicNames } = asked;
  const answer = await write(async (tx): Promise<Answer<null>> => {
    const denied = await notTheirs(tx, viewer, { id });
    if (denied) return denied;
    await tx.tournament.update({ where: { id }, data: { isPublic, publicNames } });
    return { ok: true, value: null };
  });
  if (answer.ok) live.publish(tournamentTopic(id), { kind: 'access' });
  return answer;
}

/** Deletes a tournament for good. The games of its tables stay with whoever has them. */
export async function deleteTournament(
  viewer: Viewer | null,
  { tournamentId: id }: { readonly tournamentId: string },
): Promise<Answer<null>> {
  const answer = await write(async (tx): Promise<Answer<null>> => {
    const denied = await notTheirs(tx, viewer, { id });
    if (denied) return denied;
    await tx.tournament.delete({ where: { id } });
    return { ok: true, value: null };
  });
  if (answer.ok) live.publish(tournamentTopic(id), { kind: 'access' });
  return answer;
}
