import { freePort } from '../../scripts/lib/network.mjs';
import { loadInTurn } from './lib/load.mjs';
import { ms, whole } from './lib/markdown.mjs';
import { serveBare } from './lib/servers.mjs';
import { HANDS, nextHand, nextHandByAction, nothing, seatTables } from './lib/tables.mjs';

/** More a second than any machine with two cores stores, and so many over one connection. */
const MOST = 2500;
const MOST_EACH = 800;

/** Each request at a table where none is under way. */
const atTables = (tables, next) => {
  const free = [...tables];
  return (context) => {
    // A connection has its next request ready before it sends it.
    const table = free.shift();
    if (!table) throw new Error('Seat more tables than that.');
    context.answered = () => free.push(table);
    return next(table);
  };
};

/** Hands in order, at every table from a new game on. */
const handsAt = (tables, next = nextHand) => {
  // The answer to the last hand of an earlier run may not have been waited for.
  for (const table of tables) table.played = Math.ceil(table.played / HANDS) * HANDS;
  return atTables(tables, next);
};

/**
 * How many hands a second are stored, by the server action of an open board and by the address that is
 * the same tomorrow, beside a route that does nothing and a server that only stores.
 */
export async function hands({ databases, seconds = 9, connections = [16, 64] }) {
  const rows = [];
  for (const many of connections) {
    const server = await databases.serve({ name: 'hands' });
    const database = databases.kind === 'postgres' ? server.database : undefined;
    const bare = await serveBare({ port: await freePort(40_901), database });
    try {
      // Two ways.
      const hands = 2 * (seconds + 2) * Math.min(MOST, MOST_EACH * many);
      const seated = { tables: 4 * many, hands };
      const tables = await seatTables(server.url, seated);
      // The bare server knows no games, so any will do, and it needs more of them.
      const again = tables.map((_, at) => ({
        gameAt: (n) => ({ id: `${at}-${n}`, cookie: '' }),
        played: 0,
      }));
      const found = await loadInTurn(
        {
          'a hand by the address': {
            url: server.url,
            pid: server.pid(),
            begin: () => handsAt(tables),
          },
          'a hand by the server action': {
            url: server.url,
            pid: server.pid(),
            begin: () => handsAt(tables, nextHandByAction),
          },
          'a route that does nothing': { url: server.url, pid: server.pid(), begin: () => nothing },
          'a bare server that only stores': {
            url: bare.url,
            pid: bare.pid,
            begin: () => handsAt(again),
          },
        },
        { connections: many, seconds },
      );
      const idle = found['a route that does nothing'].perSecond;
      for (const [what, { perSecond, p50, p99, each }] of Object.entries(found))
        rows.push([
          many,
          what,
          whole(perSecond),
          ms(p50),
          ms(p99),
          ms(each),
          (perSecond / idle).toFixed(2),
        ]);
    } finally {
      await Promise.all([server.stop(), bare.stop()]);
    }
  }
  const head = [
    'connections',
    'asked',
    'a second',
    'p50',
    'p99',
    'processor each',
    'beside nothing',
  ];
  return [{ title: `Hands (${databases.kind})`, head, rows }];
}
