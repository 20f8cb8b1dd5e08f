import { foundClub } from './lib/fill.ts';
import { loadInTurn } from './lib/load.mjs';
import { ms, whole } from './lib/markdown.mjs';
import { newGame, nextHand, nothing } from './lib/tables.mjs';

/** How often a second what is read most is read, beside a route that does nothing. */
export async function reads({ databases, seconds = 9, connections = [16, 64] }) {
  const server = await databases.serve({ name: 'reads', fill: () => foundClub() });
  try {
    const { leagueId, seasonId, eveningIds, playerIds } = server.filled;
    const game = await newGame(server.url);
    const table = { gameAt: () => game, played: 0 };
    for (let hand = 0; hand < 8; hand += 1) {
      const { path, ...request } = nextHand(table);
      const answer = await fetch(server.url + path, request);
      if (!answer.ok) throw new Error(await answer.text());
    }
    const mine = { cookie: game.cookie };
    const standings = `leagues/${leagueId}/seasons/${seasonId}`;
    // As browsers ask, which read what is packed.
    const page = (path, headers = {}) => ({
      path,
      headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
    });
    const asked = {
      'nothing (the yardstick)': nothing,
      'the page of a board': () => page(`/games/${game.id}`, mine),
      'what it begins with, 8 hands played': () => page(`/api/games/${game.id}/board`, mine),
      'the game as JSON': () => page(`/api/v1/games/${game.id}`, mine),
      'the start page': () => page('/', mine),
      'the page of one’s games': () => page('/games', mine),
      'what stands on it, one game': () => page('/api/games/mine', mine),
      'the first page of a league': () => page(`/leagues/${leagueId}`),
      'the page of a season, 24 players and 50 evenings': () => page(`/${standings}`),
      'its standings as JSON': () => page(`/api/v1/${standings}/standings`),
      'the page of an evening': () => page(`/leagues/${leagueId}/evenings/${eveningIds[0]}`),
      'the page of a player': () => page(`/players/${playerIds[0]}`),
      'the archive of a league': () => page(`/leagues/${leagueId}/games`),
    };
    const rows = [];
    for (const many of connections) {
      const things = Object.entries(asked).map(([what, next]) => [
        what,
        { url: server.url, pid: server.pid(), begin: () => () => next() },
      ]);
      const found = await loadInTurn(Object.fromEntries(things), { connections: many, seconds });
      const [idle] = Object.values(found);
      for (const [what, { perSecond, p50, p99, each }] of Object.entries(found)) {
        const share = (perSecond / idle.perSecond).toFixed(2);
        rows.push([many, what, whole(perSecond), ms(p50), ms(p99), ms(each), share]);
      }
    }
    const head = [
      'connections',
      'read',
      'a second',
      'p50',
      'p99',
      'processor each',
      'beside nothing',
    ];
    return [{ title: `Reads (${databases.kind})`, head, rows }];
  } finally {
    await server.stop();
  }
}
