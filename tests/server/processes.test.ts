import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { nanoid } from 'nanoid';
import { afterEach, expect, test } from 'vitest';
import { listChanges } from '../../lib/server/games/game-log';
import { findGame } from '../../lib/server/games/games';
import { closeDatabase, openDatabase } from '../../lib/server/store/db';
import { onPostgres, useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { newViewer, OPEN_MOLOTOW, startGame } from './table';

const file = useDatabase();
const script = fileURLToPath(new URL('./recorder.ts', import.meta.url));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Another process on the same database, which plays on in a game until it is killed. */
function recorder(userId: string, gameId: string) {
  // Outside of Next the condition is what lets modules in that are for the server only.
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', script, userId, gameId],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.push(child);
  const output = { lines: [] as string[], errors: '' };
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    output.lines.push(...lines);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.errors += text;
  });
  return { child, output };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
};

test('killed at any moment, nothing acknowledged is missing and nothing is there twice', async () => {
  const owner = await newViewer();
  const game = await startGame(owner, OPEN_MOLOTOW);
  const acknowledged: string[] = [];
  for (const extra of [0, 1, 3, 7, 12]) {
    await closeDatabase();
    const { child, output } = recorder(owner.userId, game.id);
    // From the first answer on, at a moment that falls anywhere within a change.
    await until(() => output.lines.length > extra || child.exitCode !== null);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
    child.kill('SIGKILL');
    // `close` comes after all the output was read.
    await once(child, 'close');
    expect(output.errors).toBe('');
    acknowledged.push(...output.lines);

    // Refused where the one that was killed had left its lock behind.
    openDatabase();
    const log = (await listChanges(owner, game.id, EN)) ?? [];
    const ids = log.map((line) => line.id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length - acknowledged.length, 'at most one was under way each time').toBeLessThan(6);
    // What the log says was done is what the hands are.
    const state = await findGame(owner, game.id);
    const replayed = log.reduce<string[]>(
      (hands, { step }) =>
        'handId' in step
          ? hands.toSpliced(step.index, step.before ? 1 : 0, ...(step.after ? [step.handId] : []))
          : hands,
      [],
    );
    expect(state?.hands.map((hand) => hand.id)).toEqual(replayed);
    expect(state?.revision).toBe(log.length);
  }
  expect(acknowledged.length).toBeGreaterThan(23);
  await closeDatabase();
  if (onPostgres) return;
  const db = new Database(file);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.close();
}, 60_000);

const onSqlite = onPostgres ? () => undefined : test;
onSqlite(
  'a second process on the same database is turned away with the reason',
  async () => {
    openDatabase();
    const { child, output } = recorder(nanoid(), nanoid());
    const [code] = await once(child, 'close');
    expect(code).not.toBe(0);
    expect(output.errors).toContain(`Another process has the database ${file} open.`);
  },
  20_000,
);
