/** What pages ask of the database on their way: nothing is looked through that grows with everybody's games. */
import Database from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { leagueGamesNow } from '../../lib/server/archive/league-games';
import { ownGames } from '../../lib/server/archive/own-games';
import { playerNow } from '../../lib/server/archive/player-page';
import { findTable } from '../../lib/server/games/at-table';
import { forgetResults } from '../../lib/server/games/caches';
import { recentPlayers, recentVariants } from '../../lib/server/games/game-lines';
import { findGame } from '../../lib/server/games/games';
import { eveningNow } from '../../lib/server/leagues/evening-page';
import { listEvenings } from '../../lib/server/leagues/evenings';
import { listLeagues } from '../../lib/server/leagues/leagues';
import { eveningOfGame } from '../../lib/server/leagues/room';
import { findEveningMoney, findSeasonMoney } from '../../lib/server/leagues/season-cash';
import { seasonNow } from '../../lib/server/leagues/season-now';
import { listSeasons } from '../../lib/server/leagues/seasons';
import { standingsOf } from '../../lib/server/leagues/standings';
import { write } from '../../lib/server/store/db';
import { seedLeague } from '../bench/seed';
import { useDatabase } from '../helpers/database';
import { newAccount } from './club';
import { MITTLERE, startGame } from './table';

const file = useDatabase();

const said = new Set<string>();
const { prepare } = Database.prototype;
vi.spyOn(Database.prototype, 'prepare').mockImplementation(function (this: Database, sql: string) {
  said.add(sql);
  return prepare.call(this, sql);
});
afterEach(() => said.clear());

/** A query that reads a table from one end to the other, with the step of its plan. */
function scans(): string[] {
  const db = new Database(file, { readonly: true });
  try {
    return [...said].flatMap((sql) => {
      // `1=0`: an empty list, which fits nothing and is not looked for.
      if (!/^\s*(SELECT|UPDATE|DELETE|WITH)/i.test(sql) || sql.includes('1=0')) return [];
      const given = Array.from(sql.matchAll(/\?/g), () => 'x');
      const plan = prepare.call(db, `EXPLAIN QUERY PLAN ${sql}`).all(...given);
      return plan
        .map((row) => String((row as { detail: unknown }).detail))
        .filter((step) => step.startsWith('SCAN') && !/^SCAN (sub|now|\d+ CONSTANT)/.test(step))
        .map((step) => `${step}\n${sql}`);
    });
  } finally {
    db.close();
  }
}

test('a page looks through no table', async () => {
  const { userId } = await newAccount('Olga');
  const me = { userId };
  const { leagueId, seasonId, eveningIds, playerIds } = await seedLeague(userId, {
    players: 8,
    evenings: 4,
    gamesPerEvening: 2,
  });
  const { id } = await startGame(me, MITTLERE);
  const [player = ''] = playerIds;
  const pages: Readonly<Record<string, () => Promise<unknown>>> = {
    games: () => ownGames(me),
    'new game': () => Promise.all([recentPlayers(me), recentVariants(me)]),
    board: () => Promise.all([findGame(me, id), findTable(me, id), eveningOfGame(me, id)]),
    leagues: () => listLeagues(me),
    league: () => Promise.all([listSeasons(me, leagueId), listEvenings(me, seasonId)]),
    standings: async () => {
      await write((tx) => forgetResults(tx, eveningIds[0] ?? ''));
      return standingsOf(me, { seasonId });
    },
    season: () => seasonNow(me, { seasonId }),
    evening: () => eveningNow(me, { eveningId: eveningIds[1] ?? '', look: false }),
    cash: () =>
      Promise.all([findEveningMoney(me, eveningIds[1] ?? ''), findSeasonMoney(me, seasonId)]),
    archive: () => leagueGamesNow(me, leagueId),
    player: () => playerNow(me, { playerId: player, season: undefined, look: false }),
  };
  for (const [page, asked] of Object.entries(pages)) {
    said.clear();
    await asked();
    expect(said.size, page).toBeGreaterThan(0);
    expect(scans(), page).toEqual([]);
  }
});
