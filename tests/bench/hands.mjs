/** How many hands a second are stored, beside a route that does nothing and a server that only stores. */
import { serveBuilt } from '../e2e/frame/server.mjs';
import { load } from './lib/load.mjs';
import { serveBare } from './lib/servers.mjs';
import { HANDS, nextHand, seatTables } from './lib/tables.mjs';

const SECONDS = 8;
/** More a second than any machine with two cores stores. */
const MOST = 2500;

/** One request of each connection at a table of its own, which begins with a new game. */
const atTables = (tables) => {
  // The answer to the last hand of an earlier run may not have been waited for.
  for (const table of tables) table.played = Math.ceil(table.played / HANDS) * HANDS;
  let given = 0;
  return (context) => {
    if (!context.table) {
      context.table = tables[given % tables.length];
      given += 1;
    }
    return nextHand(context.table);
  };
};
const nothing = () => ({ method: 'OPTIONS', path: `/api/v1/games/${'a'.repeat(21)}/changes` });

/** Measures at 16 and 64 connections; answers rows for a table. */
export async function hands({ port = 40_801, database } = {}) {
  const rows = [];
  const env = { RATE_LIMITS: 'off', ...(database && { DATABASE_URL: database }) };
  for (const connections of [16, 64]) {
    const server = await serveBuilt({ port, name: 'bench-hands', env });
    const bare = await serveBare({ port: port + 1, database });
    try {
      const seated = { tables: connections, hands: SECONDS * MOST };
      const tables = await seatTables(server.url, seated);
      const ask = (url, next, seconds = SECONDS) => load({ url, connections, seconds, next });
      // Warm first: what is compiled at the first request is not what is measured.
      await ask(server.url, nothing, 2);
      await ask(server.url, atTables(tables), 2);
      const idle = await ask(server.url, nothing);
      const stored = await ask(server.url, atTables(tables));
      const alone = await ask(
        bare.url,
        atTables(tables.map(({ games }) => ({ games, played: 0 }))),
      );
      const share = (of) => `${(stored.perSecond / of.perSecond).toFixed(2)}`;
      rows.push({ connections, stored, idle, alone, toIdle: share(idle), toAlone: share(alone) });
    } finally {
      await Promise.all([server.stop(), bare.stop()]);
    }
  }
  return rows;
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.dir(await hands(), { depth: 4 });
