/** Scores every game from what each of two databases holds of it, and compares what comes out. */
import 'server-only';
import type Database from 'better-sqlite3';
import type { Client } from 'pg';
import { tally } from '../../../jass';

const AT_ONCE = 200;

type Source = InstanceType<typeof Database>;
/** Rows as either database gives them: what is asked for here are texts and whole numbers. */
type Rows = readonly Readonly<Record<string, string | number>>[];
type Ask = (sql: string, values: readonly string[]) => Promise<Rows>;

/**
 * Scores every game on both sides.
 *
 * @returns how many games there are
 * @throws where a game comes to something else on the one side than on the other
 */
export async function tallied(
  source: Source,
  target: Client,
  onProgress: (done: number) => void,
): Promise<number> {
  const here: Ask = async (sql, values) => source.prepare(sql).all(...values) as Rows; // as above
  const there: Ask = async (sql, values) => (await target.query(sql, [...values])).rows;
  let done = 0;
  for (let from = ''; ; ) {
    const ids = (
      await here(`SELECT id FROM "Game" WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`, [from])
    ).map(({ id }) => String(id));
    const last = ids.at(-1);
    if (last === undefined) return done;
    const [one, other] = [
      await scores(here, ids, () => '?'),
      await scores(there, ids, (n) => `$${n}`),
    ];
    for (const id of ids)
      if (one.get(id) === undefined || one.get(id) !== other.get(id))
        throw new Error(`Game ${id} does not come to the same on both sides. Nothing was moved.`);
    done += ids.length;
    onProgress(done);
    from = last;
  }
}

/** What each of these games comes to, as JSON: its score, or why it cannot be scored. */
async function scores(
  ask: Ask,
  ids: readonly string[],
  place: (n: number) => string,
): Promise<Map<string, string>> {
  const among = `IN (${ids.map((_, i) => place(i + 1)).join(', ')})`;
  const games = await ask(
    `SELECT id, variant, options, "firstDealer" FROM "Game" WHERE id ${among}`,
    ids,
  );
  const seats = await ask(
    `SELECT s."gameId", p.name FROM "Seat" s JOIN "Player" p ON p.id = s."playerId"
     WHERE s."gameId" ${among} ORDER BY s."gameId", s.seat`,
    ids,
  );
  const hands = await ask(
    `SELECT "gameId", entry FROM "Hand" WHERE "gameId" ${among} ORDER BY "gameId", "index"`,
    ids,
  );
  const namesOf = grouped(seats, ({ name }) => String(name));
  const entriesOf = grouped(hands, ({ entry }) => JSON.parse(String(entry)));
  return new Map(
    games.map(({ id, variant, options, firstDealer }) => [
      String(id),
      JSON.stringify(
        tally({
          format: 'jass-record/1',
          variant,
          options: JSON.parse(String(options)),
          players: namesOf.get(id) ?? [],
          firstDealer: Number(firstDealer),
          hands: entriesOf.get(id) ?? [],
        }),
      ),
    ]),
  );
}

function grouped<T>(rows: Rows, of: (row: Rows[number]) => T): Map<unknown, T[]> {
  const groups = new Map<unknown, T[]>();
  for (const row of rows) {
    const { gameId } = row;
    const group = groups.get(gameId);
    if (group) group.push(of(row));
    else groups.set(gameId, [of(row)]);
  }
  return groups;
}
