import { foundClub } from './lib/fill.ts';
import { loadInTurn } from './lib/load.mjs';
import { ms, whole } from './lib/markdown.mjs';
import { newGame, nextHand, nothing } from './lib/tables.mjs';

/** How often a second what is read most is read, beside a route that does nothing. */
export async function reads({ databases, seconds = 9, connections = [16, 64] }) {
  const server = await databases.serve({ name: 'reads', fill: () => foundClub() });
  try {
    const { leagueId, seasonId } = server.filled;
    const game = await newGame(server.url);
    const table = { gameAt: () => game, played: 0 };
    for (let hand = 0; hand < 8; hand += 1) {
      const { path, ...request } = nextHand(table);
      const answer = await fetch(server.url + path, request);
      if (!answer.ok) throw new Error(await answer.text());
    }
    const mine = { cookie: game.cookie };
    const standings = `leagues/${leagueId}/seasons/${seasonId}`;
    const asked = {
      'nothing (the yardstick)': nothing,
      'the page of a board': () => ({ path: `/games/${game.id}`, headers: mine }),
      'what it begins with, 8 hands played': () => ({
        path: `/api/games/${game.id}/board`,
        headers: mine,
      }),
      'the game as JSON': () => ({ path: `/api/v1/games/${game.id}`, headers: mine }),
      'the page of a season, 24 players and 50 evenings': () => ({ path: `/${standings}` }),
      'its standings as JSON': () => ({ path: `/api/v1/${standings}/standings` }),
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
