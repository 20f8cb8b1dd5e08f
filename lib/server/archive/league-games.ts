/** The page of a league's games: all of them, or what was looked for among them. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { inPublic } from '../../league/public-names';
import { publicNamesFor, type Viewer } from '../access';
import {
  foundIn,
  isAtLeast,
  keptByRevision,
  type League,
  leagueAs,
  revisionIn,
  rowsOf,
} from '../leagues';
import { read, type Tx } from '../store';
import { type GameFilter, type GamePage, searchIn } from './history';
import { choicesIn, type LeagueChoices, type Named, namesIn } from './search-choices';

/** All that the page shows. */
export type LeagueGames = {
  readonly league: League;
  readonly page: GamePage;
  /** What can be chosen, and what is. */
  readonly choices: LeagueChoices;
  readonly named: Named;
  /** May the viewer write games down? */
  readonly mayWrite: boolean;
  /** What all of it was made of; null where that is not kept. */
  readonly revision: string | null;
};

type Search = { readonly filter: GameFilter; readonly cursor: string | undefined };
const LIMIT = 20;

/** What was looked for in a league, or null where this viewer sees none of that id. */
export const findLeagueGames = (
  viewer: Viewer | null,
  { leagueId, ...search }: Search & { readonly leagueId: string },
): Promise<LeagueGames | null> => read((tx) => leagueGames(tx, viewer, { leagueId, ...search }));

async function leagueGames(
  tx: Tx,
  viewer: Viewer | null,
  { leagueId, filter, cursor }: Search & { readonly leagueId: string },
): Promise<LeagueGames | null> {
  const found = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
  if (!found.ok) return null;
  const page: LeagueGames = {
    league: found.league,
    page: await searchIn(tx, viewer, { ...filter, leagueId }, { cursor, limit: LIMIT }),
    choices: await choicesIn(tx, leagueId),
    named: await namesIn(tx, viewer, filter),
    mayWrite: isAtLeast(found.league.role, 'scorer'),
    revision: null,
  };
  return inPublic(
    page,
    await publicNamesFor(tx, viewer, { leagueId, hasRole: found.league.hasRole }),
  );
}

/** The latest games of a league: the same object until something in it changes, for all of one role. */
export const leagueGamesNow = (
  viewer: Viewer | null,
  leagueId: string,
): Promise<LeagueGames | null> => latest({ viewer, id: leagueId });

/** As many players and games of leagues are kept. */
const KEPT_LINES = 10_000;

const latest = keptByRevision<LeagueGames>({
  name: 'league games',
  find: foundIn('League'),
  revisionOf: (tx, { id }) => revisionOf(tx, id),
  make: (viewer, { thing: { id: leagueId } }) =>
    read(async (tx) => {
      const found = await leagueGames(tx, viewer, { leagueId, filter: {}, cursor: undefined });
      return found && { ...found, revision: await revisionOf(tx, leagueId) };
    }),
  most: KEPT_LINES,
  sizeOf: ({ page, choices }) => page.games.length + page.paper.length + choices.players.length + 1,
});

const revisionOf = (tx: Tx, leagueId: string): Promise<string> =>
  revisionIn(tx, [
    rowsOf.league(leagueId),
    rowsOf.players(leagueId),
    rowsOf.seasons(leagueId),
    Prisma.sql`
      SELECT "Game"."id", "revision", "over", "playedAt", "Game"."createdAt", "variant", "options",
        "firstDealer", "substitutes", "tally", "tourneyId", "Evening"."date"
      FROM "Game" LEFT JOIN "Evening" ON "Evening"."id" = "Game"."eveningId"
      WHERE "Game"."leagueId" = ${leagueId}
      ORDER BY "playedAt" DESC, "Game"."id" DESC LIMIT ${LIMIT + 1}`,
    Prisma.sql`
      SELECT "Paper"."id", "log", "date", "Evening"."name"
      FROM "Paper" JOIN "Evening" ON "Evening"."id" = "eveningId" WHERE "leagueId" = ${leagueId}
      ORDER BY "date" DESC, "Paper"."createdAt", "Paper"."id" LIMIT ${LIMIT + 1}`,
  ]);
