/** All that is kept about a person, as one JSON document. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import type { Words } from '../../i18n/words';
import { recordOf } from '../../sync/game';
import { documentOf, KeptState } from '../../tournament';
import { ROLES, type Viewer, visibleTo } from '../access';
import { loadMerges } from '../leagues';
import { LogRow, logColumns, parseRecord, read, recordColumns } from '../store';
import { tokensOf } from './tokens';
import { browserOf } from './user-agent';
import { findAccount } from './users';

/** The name of the format; it changes when the document does. */
const ACCOUNT_FORMAT = 'schiefer-account/1';

const GAMES_AT_ONCE = 100;

/**
 * The viewer's account as a document, piece by piece, so that it needs no more memory than some games
 * do; null for somebody without an account. Games are the viewer's own, and those of leagues that the
 * viewer began or played, as far as they may be seen. Times in ISO 8601, UTC.
 */
export async function exportAccount(
  viewer: Viewer | null,
  words: Words,
): Promise<AsyncGenerator<string> | null> {
  const head = viewer && (await aboutPerson(viewer, words));
  return head && pieces(viewer, head);
}

async function* pieces(viewer: Viewer, head: object): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"games":[`;
  const ids = await gameIds(viewer);
  for (let from = 0; from < ids.length; from += GAMES_AT_ONCE) {
    const games = await readGames(viewer, ids.slice(from, from + GAMES_AT_ONCE));
    if (games.length > 0)
      yield `${from === 0 ? '' : ','}\n${games.map((game) => JSON.stringify(game)).join(',\n')}`;
  }
  yield '\n]}\n';
}

const aboutPerson = (viewer: Viewer, words: Words) =>
  read(async (tx) => {
    const account = await findAccount(tx, viewer);
    if (!account) return null;
    const { id: userId, name, email, emailVerified, createdAt, passwordHash, accounts } = account;
    const sessions = await tx.session.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true, seenAt: true, agent: true },
    });
    const memberships = await tx.membership.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      select: {
        role: true,
        createdAt: true,
        calendarId: true,
        remindIn: true,
        league: {
          select: {
            id: true,
            name: true,
            players: { where: { userId }, select: { name: true } },
          },
        },
      },
    });
    const tokens = await tokensOf(tx, userId);
    const tournaments = await tx.tournament.findMany({
      where: { ownerId: userId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, createdAt: true, isPublic: true, state: true },
    });
    const circle = await tx.player.findMany({
      where: { ownerId: userId },
      orderBy: { key: 'asc' },
      select: { name: true },
    });
    return {
      format: ACCOUNT_FORMAT,
      exportedAt: new Date(),
      account: {
        name,
        email,
        emailProvenAt: emailVerified,
        createdAt,
        signsInWith: [
          ...(passwordHash === null ? [] : ['password']),
          ...accounts.map(({ provider }) => provider),
        ],
        sessions: sessions.map(({ agent, createdAt: since, seenAt }) => ({
          browser: browserOf(words, agent),
          agent,
          since,
          seenAt,
        })),
        tokens,
      },
      leagues: memberships.map(({ role, createdAt: since, league, calendarId, remindIn }) => {
        const { players, ...named } = league;
        return {
          ...named,
          role: ROLES.find((known) => known === role) ?? null,
          since,
          player: players[0]?.name ?? null,
          // The address itself lets in whoever has it.
          hasCalendar: calendarId !== null,
          remindedIn: remindIn,
        };
      }),
      playsWith: circle.map((player) => player.name),
      tournaments: tournaments.map(({ state, ...own }) => ({
        ...own,
        document: documentOf(KeptState.parse(state)),
      })),
    };
  });

/** The games to be told of, oldest first. */
const gameIds = ({ userId }: Viewer) =>
  read(async (tx) => {
    const columns = { id: true, playedAt: true } as const;
    const begun = await tx.game.findMany({ where: { ownerId: userId }, select: columns });
    const claims = await tx.player.findMany({
      where: { userId, leagueId: { not: null } },
      select: { id: true, leagueId: true },
    });
    const players = [];
    for (const { id, leagueId } of claims)
      if (leagueId !== null) players.push((await loadMerges(tx, leagueId)).rootOf(id));
    const played = {
      where: { playerId: { in: players } },
      select: { gameId: true, playedAt: true },
    } as const;
    const seats = [...(await tx.seat.findMany(played)), ...(await tx.standIn.findMany(played))];
    const all = new Map(begun.map(({ id, playedAt }) => [id, playedAt]));
    for (const { gameId, playedAt } of seats) all.set(gameId, playedAt);
    return [...all]
      .toSorted(([a, at], [b, bt]) => at.getTime() - bt.getTime() || (a < b ? -1 : 1))
      .map(([id]) => id);
  });

const columns = {
  id: true,
  ...recordColumns,
  leagueId: true,
  league: { select: { name: true } },
  playedAt: true,
  createdAt: true,
  updatedAt: true,
  notes: true,
  over: true,
  changes: {
    orderBy: { seq: 'asc' },
    select: { ...logColumns, at: true, userId: true, author: true },
  },
} satisfies Prisma.GameSelect;

async function readGames(viewer: Viewer, ids: readonly string[]) {
  const rows = await read((tx) =>
    tx.game.findMany({
      where: { AND: [{ id: { in: [...ids] } }, visibleTo(viewer)] },
      select: columns,
    }),
  );
  const place = new Map(ids.map((id, index) => [id, index]));
  rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return rows.map(({ id, league, playedAt, createdAt, updatedAt, notes, over, ...row }) => ({
    id,
    league: league?.name ?? null,
    playedAt,
    createdAt,
    updatedAt,
    over,
    ...(row.name !== null && { name: row.name }),
    notes,
    record: recordOf(parseRecord(row)),
    // In a league's log only the own lines are the viewer's data.
    log: row.changes
      .filter(({ userId }) => row.leagueId === null || userId === viewer.userId)
      .map(({ at, userId, author, ...line }) => ({
        at,
        by: userId === viewer.userId ? 'you' : author,
        ...LogRow.parse(line),
      })),
  }));
}
