import 'server-only';
import type { Words } from '../../i18n/words';
import { inPublic } from '../../league/public-names';
import type { LogLine } from '../../sync/game';
import { leaguesOf, publicNamesFor, type Viewer, visibleTo } from '../access';
import { LogRow, logColumns, read, type Tx } from '../store';

/** What the database calls somebody whose account is gone, where others still see what they did. */
export const FORMER_PLAYER = 'former player';

/**
 * A line of a game's log: what was changed, when (ISO 8601, UTC) and by whom, as the viewer knows
 * them: "you", a name, "someone", "former player".
 */
export type LogEntry = LogLine & { readonly at: string; readonly who: string };

/** A game's log, oldest first, or null where this viewer sees no such game. */
export const listChanges = (
  viewer: Viewer | null,
  gameId: string,
  words: Words,
): Promise<LogEntry[] | null> =>
  read(async (tx) => {
    const game = await tx.game.findFirst({
      where: { AND: [{ id: gameId }, visibleTo(viewer)] },
      select: { leagueId: true },
    });
    return game && readLog(tx, viewer, { gameId, leagueId: game.leagueId, words });
  });

/** The log of a game that the viewer is known to see. */
export async function readLog(
  tx: Tx,
  viewer: Viewer | null,
  { gameId, leagueId, words: { t } }: { gameId: string; leagueId: string | null; words: Words },
): Promise<LogEntry[]> {
  const rows = await tx.change.findMany({
    where: { gameId },
    orderBy: { seq: 'asc' },
    select: { ...logColumns, at: true, userId: true, author: true },
  });
  const ids = new Set(rows.flatMap(({ userId }) => userId ?? []));
  const league = leagueId === null ? null : await namesIn(tx, viewer, { leagueId, ids });
  const seated = await namesBySeat(tx, gameId);
  const nameOf = ({ userId, author }: { userId: string | null; author: string | null }): string => {
    if (viewer && userId === viewer.userId) return t('server.who.you');
    const atTable = seated.get(userId ?? '');
    if (!league) return atTable ?? ((userId === null && author) || t('server.who.someone'));
    if (userId === null && (author === null || author === FORMER_PLAYER))
      return t('server.who.formerPlayer');
    // What a restored line says may be the name of an account.
    return (
      league.names.get(userId ?? '') ??
      atTable ??
      ((league.tellsAccounts && author) || t('server.who.someone'))
    );
  };
  const log = rows.map((row) => ({
    ...LogRow.parse(row),
    at: row.at.toISOString(),
    who: nameOf(row),
  }));
  return inPublic(log, await publicNamesFor(tx, viewer, { leagueId, gameId }));
}

/** What those are called who took a seat with a phone of their own: as all at the table see them. */
async function namesBySeat(tx: Tx, gameId: string): Promise<ReadonlyMap<string, string>> {
  const seated = await tx.participant.findMany({
    where: { gameId, seat: { not: null } },
    select: { userId: true, seat: true },
  });
  if (seated.length === 0) return new Map();
  const seats = await tx.seat.findMany({
    where: { gameId },
    select: { seat: true, player: { select: { name: true } } },
  });
  return new Map(
    seated.flatMap(({ userId, seat }): [string, string][] => {
      const name = seats.find((one) => one.seat === seat)?.player.name;
      return name === undefined ? [] : [[userId, name]];
    }),
  );
}

/**
 * What accounts are called in a league: by the player they are there, else, for those who belong to
 * the league as members, by the name of the account.
 */
async function namesIn(
  tx: Tx,
  viewer: Viewer | null,
  { leagueId, ids }: { leagueId: string; ids: ReadonlySet<string> },
): Promise<{ readonly names: ReadonlyMap<string, string>; readonly tellsAccounts: boolean }> {
  const userId = { in: [...ids] };
  const players = await tx.player.findMany({
    where: { leagueId, userId },
    select: { userId: true, name: true },
  });
  const asMember = { AND: [{ id: leagueId }, leaguesOf(viewer, 'member')] };
  const tellsAccounts =
    (await tx.league.findFirst({ where: asMember, select: { id: true } })) !== null;
  const users = tellsAccounts
    ? await tx.user.findMany({ where: { id: userId }, select: { id: true, name: true } })
    : [];
  const names = new Map([
    ...users.flatMap(({ id, name }): [string, string][] => (name ? [[id, name]] : [])),
    ...players.flatMap(({ userId: id, name }): [string, string][] => (id ? [[id, name]] : [])),
  ]);
  return { names, tellsAccounts };
}
