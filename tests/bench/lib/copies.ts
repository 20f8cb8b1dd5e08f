/**
 * Fills an SQLite file with many games quickly: one league, made by the engine and stored by the
 * server, is copied by the database itself, row by row under ids of their own. Nothing is scored
 * again; the copies are as true as what they are copied from.
 */
import Database from 'better-sqlite3';
import { databaseFile } from '../../../lib/server/config/env';

/** Which columns of a table name something of the league, and with them become the copy's own. */
const OWN = {
  League: ['id'],
  Membership: ['leagueId'],
  Player: ['id', 'leagueId'],
  Season: ['id', 'leagueId'],
  Evening: ['id', 'leagueId', 'seasonId'],
  Game: ['id', 'leagueId', 'eveningId', 'fingerprint'],
  Seat: ['gameId', 'playerId', 'enteredId'],
  Hand: ['gameId'],
  Change: ['gameId'],
  Word: ['gameId', 'scope'],
} as const;
const OF_A_GAME = '"gameId" IN (SELECT id FROM "Game" WHERE "leagueId" = :league)';
const FILTER: { readonly [Table in keyof typeof OWN]?: string } = {
  League: 'id = :league',
  Seat: OF_A_GAME,
  Hand: OF_A_GAME,
  Change: OF_A_GAME,
  Word: 'scope = :league',
};
/** The log as it is when every hand was entered once, in its order. */
const LOG = `INSERT INTO "Change" ("gameId", id, seq, kind, step, at)
  SELECT h."gameId", h.id, h."index", 'record', json_object('id', h.id, 'kind', 'record', 'handId', h.id,
    'index', h."index", 'before', NULL, 'after', json(h.entry)), g."playedAt"
  FROM "Hand" h JOIN "Game" g ON g.id = h."gameId" WHERE g."leagueId" = :league`;

/** Adds so many copies of the league to the closed database. Ids keep their length and their spread. */
export function copyLeague(url: string, leagueId: string, copies: number): void {
  if (copies < 1) return;
  const db = new Database(databaseFile(url));
  db.exec(
    'PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA foreign_keys=OFF; PRAGMA cache_size=-1000000;',
  );
  // Written at the end in one go, they cost a fraction of what they cost row by row.
  const indexes = db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    .all() as { name: string; sql: string }[]; // what SQLite says of itself
  for (const { name } of indexes) db.exec(`DROP INDEX "${name}"`);
  db.exec('BEGIN');
  db.prepare(LOG).run({ league: leagueId });
  for (const [table, own] of Object.entries(OWN)) {
    const columns = db.prepare(`PRAGMA table_info("${table}")`).all() as { name: string }[]; // as above
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ name }) => copied(name, own)).join(', ');
    const filter = FILTER[table as keyof typeof OWN] ?? '"leagueId" = :league'; // of its own keys
    db.prepare(
      `WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < :copies)
       INSERT INTO "${table}" (${names})
       SELECT ${values} FROM (SELECT * FROM "${table}" WHERE ${filter}) CROSS JOIN copy`,
    ).run({ league: leagueId, copies });
  }
  db.exec('COMMIT');
  for (const { sql } of indexes) db.exec(sql);
  db.exec('PRAGMA journal_mode=WAL');
  db.close();
}

const ID_LENGTH = 21;
const NUMBER_LENGTH = 6;
function copied(column: string, own: readonly string[]): string {
  if (own.includes(column))
    return `substr("${column}", 1, ${ID_LENGTH - NUMBER_LENGTH}) || printf('%0${NUMBER_LENGTH}d', n)`;
  return column === 'playedAt' ? '"playedAt" + n' : `"${column}"`;
}
