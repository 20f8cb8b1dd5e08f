/**
 * The yardstick: a server that only stores. It reads a hand as JSON, writes it with the database's
 * driver in a transaction of its own and answers; it knows nobody and scores nothing. Started as a
 * process with the port and the folder; `postgres://…` instead of a folder takes PostgreSQL.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';

const [port, where] = process.argv.slice(2);
const TABLES = `
  CREATE TABLE IF NOT EXISTS game (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, tally TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS hand (game TEXT NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (game, at));
  CREATE TABLE IF NOT EXISTS change (id TEXT PRIMARY KEY, game TEXT NOT NULL, seq INTEGER NOT NULL, step TEXT NOT NULL);`;
const UPSERT = (a, b, c) =>
  `INSERT INTO game VALUES (${a}, ${b}, ${c}) ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, tally = excluded.tally`;

const store = await (where.startsWith('postgres') ? postgres() : sqlite());
createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const game = request.url.split('/').at(-2);
  const { change } = JSON.parse(Buffer.concat(chunks).toString());
  await store(game, change);
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ ok: true, value: change }));
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));

async function sqlite() {
  const { default: Database } = await import('better-sqlite3');
  const db = new Database(join(where, 'bare.db'));
  db.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; ${TABLES}`);
  const [game, hand, line] = [
    db.prepare(UPSERT('?', '?', '?')),
    db.prepare('INSERT INTO hand VALUES (?, ?, ?)'),
    db.prepare('INSERT INTO change VALUES (?, ?, ?, ?)'),
  ];
  return db.transaction((id, { id: changeId, index, entry }) => {
    const text = JSON.stringify(entry);
    game.run(id, index + 1, text);
    hand.run(id, index, text);
    line.run(changeId, id, index, text);
  });
}

async function postgres() {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: where, max: 10 });
  await pool.query(TABLES);
  return async (id, { id: changeId, index, entry }) => {
    const text = JSON.stringify(entry);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(UPSERT('$1', '$2', '$3'), [id, index + 1, text]);
      await client.query('INSERT INTO hand VALUES ($1, $2, $3)', [id, index, text]);
      await client.query('INSERT INTO change VALUES ($1, $2, $3, $4)', [changeId, id, index, text]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
}
