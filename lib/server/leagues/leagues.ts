import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import { type Said, VARIANT_IDS } from '../../jass';
import { collator } from '../../league/collator';
import { today } from '../../league/days';
import { Scheme } from '../../league/scheme';
import { suitedScheme } from '../../league/scheme-fault';
import { canBeKept, nameKey, tidyName } from '../../sync/table';
import { type Answer, deny, invalid, type Viewer } from '../access';
import { dropEmptyTourney } from '../games';
import { json, read, type Tx, write } from '../store';
import { inLeague, knownRole, type League, leagueAs, readIn } from './as-role';
import type { Asked } from './input';

/** The league, or null where this viewer sees none of that id. */
export const findLeague = readIn('reader', async (_, __, { league }): Promise<League> => league);

/** A league in the list of those that somebody belongs to. */
export type LeagueLine = Omit<League, 'publicNames' | 'byFamily'> & {
  /** Who plays there now, merged names counted once. */
  readonly players: number;
  /** The next evening, else the last one; null where there was none. */
  readonly evening: { readonly date: string; readonly isAhead: boolean } | null;
};

/**
 * The leagues in which the viewer has a role, by name.
 *
 * @param day today, as 2026-11-21
 */
export function listLeagues(viewer: Viewer | null, day = today()): Promise<LeagueLine[]> {
  return read(async (tx) => {
    const rows = await tx.membership.findMany({
      where: { userId: { in: viewer ? [viewer.userId] : [] } },
      select: {
        role: true,
        league: { select: { id: true, name: true, isPublic: true, isTrial: true } },
      },
    });
    const among = { leagueId: { in: rows.map(({ league }) => league.id) } };
    const players = await tx.player.groupBy({
      by: ['leagueId'],
      where: { ...among, mergedIntoId: null, OR: [{ leftOn: null }, { leftOn: { gte: day } }] },
      _count: true,
    });
    const ahead = await tx.evening.groupBy({
      by: ['leagueId'],
      where: { ...among, date: { gte: day } },
      _min: { date: true },
    });
    const behind = await tx.evening.groupBy({
      by: ['leagueId'],
      where: { ...among, date: { lt: day } },
      _max: { date: true },
    });
    return rows
      .map(({ role, league }) => {
        const ofLeague = ({ leagueId }: { leagueId: string | null }) => leagueId === league.id;
        const next = ahead.find(ofLeague)?._min.date;
        const date = next ?? behind.find(ofLeague)?._max.date;
        return {
          ...league,
          role: knownRole(role),
          hasRole: true,
          players: players.find(ofLeague)?._count ?? 0,
          evening: date ? { date, isAhead: date === next } : null,
        };
      })
      .toSorted((a, b) => collator.compare(a.name, b.name));
  });
}

/**
 * Founds a league under the id that the phone gave it, with the viewer as its owner and a season of
 * the current year, so that the first evening needs nothing more. Sent again it changes nothing.
 */
export function foundLeague(
  viewer: Viewer | null,
  { id, name: asked, isPublic, publicNames, variant }: Asked<'foundLeague'>,
): Promise<Answer<{ readonly leagueId: string }>> {
  return write(async (tx) => {
    if (!viewer || !(await isAccount(tx, viewer)))
      return deny('forbidden', sentence('server-leagues.foundNeedsAccount'));
    const found = await tx.league.findUnique({ where: { id }, select: { id: true } });
    if (found) {
      const own = await leagueAs(tx, viewer, { id, role: 'owner' });
      if (own.ok) return { ok: true, value: { leagueId: id } };
      return deny('id-taken', sentence('server.idTaken.league'));
    }
    const name = tidyName(asked);
    const fault = leagueNameFault(name);
    if (fault) return invalid(fault, 'name');
    const createdAt = new Date();
    const year = createdAt.getFullYear();
    const variants = [variant ?? VARIANT_IDS[0]];
    await tx.league.create({
      data: { id, name, isPublic, publicNames: publicNames ?? null, createdAt },
    });
    await tx.membership.create({
      data: { leagueId: id, userId: viewer.userId, role: 'owner', createdAt },
    });
    await tx.season.create({
      data: {
        id: nanoid(),
        leagueId: id,
        name: `${year}`,
        startsOn: `${year}-01-01`,
        endsOn: `${year}-12-31`,
        variants,
        houseRules: {},
        scheme: json(suitedScheme(Scheme.parse({}), variants)),
        createdAt,
      },
    });
    return { ok: true, value: { leagueId: id } };
  });
}

/**
 * Renames a league, opens it to everybody or closes it, and says what everybody reads of its names and
 * in which order they are; what is left out stays. For owners.
 */
export const changeLeague = inLeague('owner', async (tx, asked: Asked<'changeLeague'>, as) => {
  const { league } = as;
  const { leagueId, name: typed, isPublic, publicNames, byFamily } = asked;
  if (league.isTrial && isPublic)
    return deny('forbidden', sentence('server-leagues.trialStaysClosed'), 'isPublic');
  const name = tidyName(typed);
  const fault = leagueNameFault(name);
  if (fault) return invalid(fault, 'name');
  await tx.league.update({
    where: { id: leagueId },
    data: {
      name,
      isPublic,
      ...(publicNames !== undefined && { publicNames }),
      ...(byFamily !== undefined && { byFamily }),
    },
  });
  return { ok: true, value: null };
});

/** Few enough that boards which write meanwhile do not wait. */
const GAMES_AT_ONCE = 200;

/**
 * Deletes a league with everything in it, for good. For owners, who type its name to confirm.
 *
 * The games go some at a time and the league last: years of games are too many for one transaction.
 * Whoever is interrupted still has the league, and can go on.
 */
export async function deleteLeague(
  viewer: Viewer | null,
  { leagueId, name }: Asked<'deleteLeague'>,
): Promise<Answer<null>> {
  for (;;) {
    const step = await write(async (tx): Promise<Answer<'some' | 'all'>> => {
      const found = await leagueAs(tx, viewer, { id: leagueId, role: 'owner' });
      if (!found.ok) return found;
      if (nameKey(name) !== nameKey(found.league.name))
        return invalid(
          sentence('server-leagues.typeToDelete', { name: found.league.name }),
          'name',
        );
      return { ok: true, value: (await emptied(tx, leagueId)) ? 'all' : 'some' };
    });
    if (!step.ok) return step;
    if (step.value === 'all') return { ok: true, value: null };
  }
}

/** Takes some of a league's games away, and when none is left the league; answers whether it is gone. */
export async function emptied(tx: Tx, leagueId: string): Promise<boolean> {
  const games = await tx.game.findMany({
    where: { leagueId },
    take: GAMES_AT_ONCE,
    select: { id: true, tourneyId: true },
  });
  await tx.game.deleteMany({ where: { id: { in: games.map(({ id }) => id) } } });
  const tourneys = new Set(games.flatMap(({ tourneyId }) => tourneyId ?? []));
  for (const id of tourneys) await dropEmptyTourney(tx, id);
  if (games.length === GAMES_AT_ONCE) return false;
  await tx.league.deleteMany({ where: { id: leagueId } });
  return true;
}

/** Has the viewer signed up? Roles and names of a league are for accounts alone. */
export async function isAccount(tx: Tx, viewer: Viewer): Promise<boolean> {
  const user = await tx.user.findUnique({
    where: { id: viewer.userId },
    select: { guest: true },
  });
  return user?.guest === false;
}

const LEAGUE_NAME_LENGTH = 60;

function leagueNameFault(name: string): Said | undefined {
  if (name === '') return sentence('server-leagues.nameMissing');
  if (name.length > LEAGUE_NAME_LENGTH)
    return sentence('server-leagues.nameTooLong', {
      length: name.length,
      most: LEAGUE_NAME_LENGTH,
    });
  if (!canBeKept(name)) return sentence('server-leagues.nameLetters');
  return undefined;
}
