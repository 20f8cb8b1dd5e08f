/** Looks through the file of a database: is it whole, and does it score as it says? */
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { tally } from '../../../jass';
import { recordOf } from '../../../sync/game';
import { parseTable } from '../columns';
import { asFault, BackupFault } from './fault';

/** How many rows each table has. */
export type Counts = Readonly<Record<string, number>>;

/** A database that is whole. */
export type Verified = {
  readonly counts: Counts;
  readonly games: number;
  readonly hands: number;
  /**
   * Games that do not score to the tally that is kept with them: by the source's fault or because they
   * are from another version. `npm run rebuild` makes them again.
   */
  readonly differed: readonly string[];
};

/** That some games differ, in a sentence for whoever runs the server. */
export const differing = (differed: readonly string[]): string =>
  `${differed.length} of its games do not score to what is kept with them, as ${differed[0]}: somebody ` +
  'changed them, or they are from another version. npm run rebuild makes them again, and names those ' +
  'that it cannot score.';

const Names = z.array(z.object({ name: z.string() }));
const Count = z.object({ count: z.int() });

/** The rows of every table, in what the connection sees now. */
export function countRows(db: Database): Counts {
  const tables = Names.parse(
    db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all(),
  );
  return Object.fromEntries(
    tables.map(({ name }) => {
      const asked = `SELECT count(*) AS count FROM "${name.replaceAll('"', '""')}"`;
      return [name, Count.parse(db.prepare(asked).get()).count];
    }),
  );
}

/**
 * Looks through a database that nobody writes in: SQLite's own check of every page and index, every
 * reference, the rows of every table where their number is known, and every game scored anew.
 *
 * @throws BackupFault with the first thing amiss
 */
export function verifyDatabase(file: string, expected?: Counts): Verified {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      return look(db, file, expected);
    } finally {
      db.close();
    }
  } catch (error) {
    throw asFault(`${file} is no whole database of Schiefer`, error);
  }
}

function look(db: Database, file: string, expected: Counts | undefined): Verified {
  const check = db.pragma('integrity_check', { simple: true });
  if (check !== 'ok') throw new BackupFault(`${file} is damaged: ${String(check)}.`);
  const dangling = db.pragma('foreign_key_check');
  if (!Array.isArray(dangling) || dangling.length > 0)
    throw new BackupFault(`${file} is damaged: some rows belong to rows that are not there.`);
  const counts = countRows(db);
  const games = counts.Game;
  const hands = counts.Hand;
  if (games === undefined || hands === undefined)
    throw new BackupFault(`${file} is no database of Schiefer: it has no games.`);
  if (expected && !isDeepStrictEqual(counts, expected))
    throw new BackupFault(`${file} has not all the rows of the database it was copied from.`);
  return { counts, games, hands, differed: differingIn(db) };
}

const Json = z.string().transform((text): unknown => JSON.parse(text));
const Row = z.object({
  id: z.string(),
  variant: z.string(),
  options: Json,
  firstDealer: z.int(),
  tally: Json,
});
const HandRows = z.array(z.object({ id: z.string(), by: z.string(), entry: Json }));
const Entry = z.record(z.string(), z.unknown());

/** The games that do not score to what is kept with them. */
function differingIn(db: Database): string[] {
  const handsOf = db.prepare('SELECT id, by, entry FROM Hand WHERE gameId = ? ORDER BY "index"');
  const namesOf = db.prepare(
    'SELECT p.name FROM Seat s JOIN Player p ON p.id = s.playerId WHERE s.gameId = ? ORDER BY s.seat',
  );
  const games = db.prepare('SELECT id, variant, options, firstDealer, tally FROM Game ORDER BY id');
  const found: string[] = [];
  for (const one of games.iterate()) {
    const row = Row.parse(one);
    const seats = Names.parse(namesOf.all(row.id)).map((player) => ({ player }));
    const hands = HandRows.parse(handsOf.all(row.id));
    const scored = tally(
      recordOf({
        // Neither substitutes nor the name change anything in the tally.
        table: parseTable({ ...row, seats, substitutes: null, name: null }),
        hands: hands.map((hand) => ({ ...hand, entry: Entry.parse(hand.entry) })),
      }),
    );
    // What is kept went through JSON.
    const isSame =
      scored.ok && isDeepStrictEqual(row.tally, JSON.parse(JSON.stringify(scored.value)));
    if (!isSame) found.push(row.id);
  }
  return found;
}
