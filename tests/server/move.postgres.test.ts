import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { nanoid } from 'nanoid';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchGames } from '../../lib/server/archive/history';
import { listChanges } from '../../lib/server/games/game-log';
import { findGame } from '../../lib/server/games/games';
import { setNotes } from '../../lib/server/games/notes';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { savePaper } from '../../lib/server/leagues/paper';
import { closeDatabase, read, write } from '../../lib/server/store/db';
import { lockDatabase } from '../../lib/server/store/lock';
import { migrate } from '../../lib/server/store/migration/migrate';
import { move } from '../../lib/server/store/move/move';
import { seedLeague } from '../bench/seed';
import { useFolder, useMoreDatabases } from '../helpers/database';
import { EN } from '../helpers/english';
import { newAccount } from './club';
import { newViewer, play, startGame, value } from './table';

const file = path.join(useFolder(), 'from.db');
const from = `file:${file}`;
const newTarget = useMoreDatabases();
afterAll(closeDatabase);

async function on(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** What one person finds in the database in force. */
async function everything(viewer: { userId: string }) {
  const { games } = await searchGames(viewer, {}, { limit: 100 });
  const details = [];
  for (const { id } of games.slice(0, 12))
    details.push([await findGame(viewer, id), await listChanges(viewer, id, EN)]);
  return { games, details };
}

/** As either database keeps what is no whole number. */
const TOTALS = [7.5, 18.33, -0.1, 12];

let owner: { userId: string };
let before: Awaited<ReturnType<typeof everything>>;
beforeAll(async () => {
  await migrate(from);
  vi.stubEnv('DATABASE_URL', from);
  owner = await newAccount('Öse «Olga» O’Neill');
  const { leagueId, seasonId, playerIds } = await seedLeague(owner.userId, {
    players: 14,
    evenings: 12,
    gamesPerEvening: 60,
  });
  const spare = await write((tx) =>
    tx.player.createManyAndReturn({
      data: ['a', 'Z', 'é', 'z'].map((name) => ({
        id: name === 'a' ? '0-first' : nanoid(),
        leagueId,
        name,
        key: name,
        createdAt: new Date(),
      })),
    }),
  );
  // A row that points to one behind it.
  value(
    await mergePlayers(owner, {
      leagueId,
      playerId: spare[0]?.id ?? '',
      intoId: playerIds.at(-1) ?? '',
    }),
  );
  const evening = await read((tx) => tx.evening.findFirstOrThrow({ where: { leagueId } }));
  value(
    await savePaper(owner, {
      id: nanoid(),
      eveningId: evening.id,
      revision: 0,
      variant: 'mittlere',
      of: 'rank-points',
      hands: null,
      seats: TOTALS.map((total, i) => ({ player: playerIds[i] ?? '', total })),
    }),
  );
  const guest = await newViewer();
  for (const viewer of [owner, guest]) {
    const game = await startGame(viewer);
    await play(viewer, game, [{ points: [50, 57, 50] }, { points: [100, 50, 7] }]);
    value(await setNotes(viewer, { gameId: game.id, notes: 'Im Säli 🃏, «à la carte»\n\\n "x"' }));
  }
  await write((tx) =>
    tx.seasonChange.create({
      data: {
        id: nanoid(),
        seasonId,
        author: '\0',
        was: { b: 1, a: [null, 1.5, 'ü'], 10: 'ten', 2: 'two' },
        at: new Date('2026-12-31T23:59:59.999Z'),
      },
    }),
  );
  before = await everything(owner);
  await closeDatabase();
});

test('everything arrives, and is the same to whoever looks', async () => {
  const to = await newTarget();
  const moved = await move({ from, to });
  expect(moved.games).toBe(722);
  expect(moved.rows).toMatchObject({ Game: 722, User: 2, SeasonChange: 1, League: 1 });
  vi.stubEnv('DATABASE_URL', to);
  vi.stubEnv('NEXTAUTH_SECRET', 'only the tests know it');
  expect(await everything(owner)).toEqual(before);
  const paper = await read((tx) => tx.paperSeat.findMany({ orderBy: { seat: 'asc' } }));
  expect(paper.map(({ total }) => total)).toEqual(TOTALS);
  const change = await read((tx) => tx.seasonChange.findFirstOrThrow());
  expect(Object.keys(Object(change.was))).toEqual(['2', '10', 'b', 'a']);
  expect(change.author).toBe('\ufffd');
  expect(change.at.toISOString()).toBe('2026-12-31T23:59:59.999Z');
  await closeDatabase();
  await expect(move({ from, to }), 'not a second time').rejects.toThrow(/^The target is not empty/);
  const rules = `SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f'`;
  expect(await on(to, rules)).toEqual(await on(await newTarget(), rules));
});

test('not while a server has the file, nor from what is not there', async () => {
  const to = await newTarget();
  const unlock = lockDatabase(file);
  await expect(move({ from, to })).rejects.toThrow(/Another process has the database/);
  unlock();
  await expect(move({ from: `${from}.none`, to })).rejects.toThrow(/^There is no file .*\.none\.$/);
  await expect(move({ from: to, to: from })).rejects.toThrow(/^Moves go from/);
});

test.each([
  ['a row that is another', `NEW.notes := NEW.notes || '!'`, /^A row of Game is not the same/],
  ['a row less', 'RETURN NULL', /not the same|violates foreign key/],
])('%s undoes all of it', async (_, fault, said) => {
  const to = await newTarget();
  await on(
    to,
    `CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${fault}; RETURN NEW; END $$;
     CREATE TRIGGER fault BEFORE INSERT ON "Game" FOR EACH ROW EXECUTE FUNCTION fault();`,
  );
  await expect(move({ from, to })).rejects.toThrow(said);
  expect(await on(to, 'SELECT count(*)::int AS n FROM "User"')).toEqual([{ n: 0 }]);
  await on(to, 'DROP TRIGGER fault ON "Game"');
  expect((await move({ from, to })).games).toBe(722);
});

test('the command says what it did, and what it wants', async () => {
  const cli = (...args: string[]) =>
    promisify(execFile)(process.execPath, [
      ...['--conditions=react-server', '--import', 'tsx', 'lib/cli/move.ts'],
      ...args,
    ]);
  const { stdout, stderr } = await cli('--from', from, '--to', await newTarget());
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Game: 722$/m);
  expect(stdout).toMatch(/722 games come to the same on both sides\.$/m);
  await expect(cli('--from', from)).rejects.toMatchObject({ code: 1, stderr: /^Usage:/ });
});
