/** Backups of an SQLite database that is being written to, and their restoration. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { databaseFile, env } from '../../lib/server/config/env';
import { listChanges } from '../../lib/server/games/game-log';
import { findGame } from '../../lib/server/games/games';
import { backupsIn, keepBackup, newestBackup } from '../../lib/server/store/backup/keep';
import { restoreBackup } from '../../lib/server/store/backup/restore';
import { backupState, endBackups, scheduleBackups } from '../../lib/server/store/backup/schedule';
import { takeBackup } from '../../lib/server/store/backup/take';
import { verifyDatabase } from '../../lib/server/store/backup/verify';
import { closeDatabase, openDatabase } from '../../lib/server/store/db';
import { lockDatabase } from '../../lib/server/store/lock';
import { useDatabase, useFolder } from '../helpers/database';
import { EN, inEnglish } from '../helpers/english';
import { entry, move, newViewer, OPEN_MOLOTOW, play, startGame } from './table';

useDatabase();
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = useFolder();
const at = (...names: string[]) => path.join(folder, ...names);
let database = '';
beforeAll(() => {
  database = databaseFile(env().DATABASE_URL);
});

/** A command in a process of its own, as a person gives it. */
async function command(script: string, args: readonly string[], shell?: string) {
  const own = [process.execPath, '--conditions=react-server', '--import', 'tsx', script, ...args];
  const [program = '', ...rest] = shell ? ['bash', '-c', `${shell}; exec "$0" "$@"`, ...own] : own;
  const child = spawn(program, rest, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [status] = await once(child, 'close');
  return { status, said };
}

const idsIn = (file: string, gameId: string): string[] => {
  const db = new Database(file, { readonly: true });
  try {
    const rows = db.prepare('SELECT id FROM Change WHERE gameId = ? ORDER BY seq').all(gameId);
    return rows.map((row) => (row as { id: string }).id); // as it was asked for
  } finally {
    db.close();
  }
};

test('made by the command beside the open database, it holds all that was acknowledged before', async () => {
  const owner = await newViewer();
  const game = await startGame(owner, OPEN_MOLOTOW);
  const acknowledged: string[] = [];
  let isOver = false;
  const points = [
    [60, 50, 40, 7],
    [50, 60, 40, 7],
  ];
  const writing = (async () => {
    for (let n = 0; !isOver; n++) {
      const id = `hand-${n}`;
      const made = { kind: 'record', index: n, entry: { points: points[n % 2] ?? [] } } as const;
      const answer = await move(owner, game.id, made, id);
      if (!answer.ok) throw new Error(inEnglish(answer.error));
      acknowledged.push(id);
      await nextTurn();
    }
  })();
  try {
    for (const name of ['first.db', 'second.db']) {
      const before = [...acknowledged];
      const { status, said } = await command('lib/cli/backup.ts', ['--to', at(name)]);
      expect(said).toContain('whole.');
      expect(status).toBe(0);
      const kept = idsIn(at(name), game.id);
      expect(kept.slice(0, before.length)).toEqual(before);
      // Of what came later a beginning, without gaps.
      expect(kept).toEqual(acknowledged.slice(0, kept.length));
      expect(kept.length).toBeLessThan(acknowledged.length);
    }
  } finally {
    isOver = true;
    await writing;
  }
  expect(readdirSync(folder).toSorted()).toEqual(['first.db', 'second.db']);
  expect(statSync(at('first.db')).mode & 0o777).toBe(0o600);
});

test('a snapshot lets it come to an end while others write without pause', async () => {
  const large = at('large.db');
  const writer = new Database(large);
  writer.pragma('journal_mode=WAL');
  writer.exec('CREATE TABLE Game (id TEXT, variant, options, firstDealer, tally)');
  writer.exec('CREATE TABLE Hand (gameId, id, "by", entry, "index"); CREATE TABLE Filler (bytes)');
  writer.exec('CREATE TABLE Seat (gameId, playerId, seat); CREATE TABLE Player (id, name)');
  const fill = writer.prepare('INSERT INTO Filler VALUES (randomblob(4000))');
  for (let n = 0; n < 4000; n++) fill.run();
  const more = setInterval(() => fill.run(), 0);
  try {
    const { counts } = await takeBackup({ database: large, to: at('of-large.db') });
    // Those that were there at its beginning, though more came between any two of its steps.
    expect(counts.Filler).toBe(4000);
    expect(writer.prepare('SELECT count(*) AS n FROM Filler').get()).not.toEqual({ n: 4000 });
  } finally {
    clearInterval(more);
    writer.close();
  }
});

test('what is looked through is found damaged, cut off, incomplete or foreign', async () => {
  const owner = await newViewer();
  await play(owner, await startGame(owner), [entry(0)]);
  const whole = at('whole.db');
  const { counts, games } = await takeBackup({ database, to: whole });
  expect(games).toBeGreaterThan(0);
  expect(() => verifyDatabase(whole, { ...counts, Hand: 0 })).toThrow('not all the rows');
  const broken = (name: string, how: (file: string) => void) => {
    copyFileSync(whole, at(name));
    how(at(name));
    return () => verifyDatabase(at(name));
  };
  expect(broken('cut.db', (file) => truncateSync(file, statSync(file).size - 4096))).toThrow(
    /damaged|whole/,
  );
  expect(
    broken('written-over.db', (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(7, 4096, bytes.length - 4096));
    }),
  ).toThrow(/damaged|whole/);
  expect(broken('text.db', (file) => writeFileSync(file, 'no database'))).toThrow('whole');
  const dangling = broken('dangling.db', (file) => {
    const db = new Database(file);
    db.exec('PRAGMA foreign_keys=OFF; DELETE FROM Game');
    db.close();
  });
  expect(dangling).toThrow('rows that are not there');
  const bare = new Database(at('bare.db'));
  bare.exec('CREATE TABLE Other (id)');
  bare.close();
  expect(() => verifyDatabase(at('bare.db'))).toThrow('no database of Schiefer');
});

test('a game that does not score to what is kept with it is named', async () => {
  const owner = await newViewer();
  const game = await play(owner, await startGame(owner), [entry(0), entry(1)]);
  await takeBackup({ database, to: at('right.db') });
  expect(verifyDatabase(at('right.db')).differed).not.toContain(game.id);
  const db = new Database(at('right.db'));
  const wrong = JSON.stringify({ points: [100, 57, 0] });
  db.prepare('UPDATE Hand SET entry = ? WHERE gameId = ? AND "index" = 1').run(wrong, game.id);
  db.close();
  expect(verifyDatabase(at('right.db')).differed).toEqual([game.id]);
});

test('the oldest go once the new one was looked through, and never before', async () => {
  const own = at('kept');
  const day = (n: number) => new Date(Date.UTC(2026, 10, n, 12));
  for (const n of [1, 2, 3]) await keepBackup({ database, folder: own, keep: 2, now: day(n) });
  const names = () => readdirSync(own).toSorted();
  const two = ['schiefer-2026-11-02T12-00-00-000.db', 'schiefer-2026-11-03T12-00-00-000.db'];
  expect(names()).toEqual(two);
  expect(newestBackup(own)).toBe(statSync(at('kept', two[1] ?? '')).mtimeMs);
  // Two within a second, what is none of ours, and what a killed one has left.
  writeFileSync(at('kept', 'notes.txt'), '');
  const left = at('kept', 'schiefer-2026-11-01T12-00-00-000.db.77.partial');
  writeFileSync(left, '');
  utimesSync(left, day(1), day(1));
  await keepBackup({ database, folder: own, keep: 2, now: day(3) });
  expect(names()).toEqual(['notes.txt', two[1], 'schiefer-2026-11-03T12-00-00-001.db']);
  const damaged = at('damaged.db');
  writeFileSync(damaged, 'no database');
  await expect(
    keepBackup({ database: damaged, folder: own, keep: 1, now: day(4) }),
  ).rejects.toThrow('could not be written');
  expect(backupsIn(own)).toHaveLength(2);
  expect(names()).toHaveLength(3);
});

test('a server makes one by itself when one is due, and says where that fails', async () => {
  const own = at('scheduled');
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  try {
    process.env.BACKUP_FOLDER = own;
    scheduleBackups(0);
    await until(() => backupState().newestMs !== null);
    endBackups();
    expect(backupState().failed).toBe(0);
    const made = backupsIn(own);
    expect(made).toHaveLength(1);
    // Another one is not due for a day.
    scheduleBackups(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(backupsIn(own)).toEqual(made);
    endBackups();
    // A file where the folder should be.
    process.env.BACKUP_FOLDER = made[0];
    expect(backupState().newestMs).toBeNull();
    scheduleBackups(0);
    await until(() => backupState().failed === 1);
  } finally {
    endBackups();
    delete process.env.BACKUP_FOLDER;
  }
});

test('where the disk has no room for it there is a sentence and no file', async () => {
  const own = at('full');
  mkdirSync(own);
  // So many blocks of 1 kB a file may have; the signal that would end the process is left out.
  const limit = "trap '' XFSZ; ulimit -f 64";
  const { status, said } = await command('lib/cli/backup.ts', ['--to', at('full', 'a.db')], limit);
  expect(status).toBe(1);
  expect(said).toMatch(/^The backup .*a\.db could not be written: .+\.\n$/);
  expect(readdirSync(own)).toEqual([]);
});

test('one that is there already is not written over', async () => {
  writeFileSync(at('there.db'), 'mine');
  const { status, said } = await command('lib/cli/backup.ts', ['--to', at('there.db')]);
  expect([status, said]).toEqual([1, `${at('there.db')} is there already.\n`]);
  expect(readFileSync(at('there.db'), 'utf8')).toBe('mine');
});

test('a folder that was named and is not there is not made', async () => {
  const { status, said } = await command('lib/cli/backup.ts', ['--to', at('usb', 'a.db')]);
  expect([status, said]).toEqual([1, `There is no folder ${at('usb')}.\n`]);
  expect(existsSync(at('usb'))).toBe(false);
});

test('restored, everything is as it was, and what came later is kept aside', async () => {
  const owner = await newViewer();
  const game = await play(owner, await startGame(owner), [entry(0), entry(1)]);
  await takeBackup({ database, to: at('good.db') });
  const later = await play(owner, game, [entry(2)]);

  const refused = await command('lib/cli/restore.ts', [at('good.db')]);
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('Another process has the database');
  expect((await findGame(owner, game.id))?.hands).toHaveLength(3);

  await closeDatabase();
  const { status, said } = await command('lib/cli/restore.ts', [at('good.db')]);
  expect(said).toContain('What was there before is ');
  expect(status).toBe(0);
  openDatabase();
  expect((await findGame(owner, game.id))?.hands.map(({ id }) => id)).toEqual(
    game.hands.map(({ id }) => id),
  );
  expect(await listChanges(owner, game.id, EN)).toHaveLength(2);
  const [, aside = ''] = /before is (.+)\n/.exec(said) ?? [];
  expect(idsIn(aside, game.id)).toHaveLength(later.revision);
  // The backup is one still, and writing goes on.
  expect(verifyDatabase(at('good.db')).games).toBeGreaterThan(0);
  expect((await play(owner, game, [entry(3)])).hands).toHaveLength(3);
});

test('a damaged backup changes nothing; a damaged database is put aside with its log', async () => {
  const home = at('home');
  mkdirSync(home);
  const file = path.join(home, 'x.db');
  copyFileSync(at('good.db'), file);
  writeFileSync(at('bad.db'), 'no database');
  await expect(restoreBackup({ backup: at('bad.db'), database: file })).rejects.toThrow(
    'whole database',
  );
  expect(verifyDatabase(file).games).toBeGreaterThan(0);
  expect(readdirSync(home).toSorted()).toEqual(['x.db', 'x.db.lock']);

  writeFileSync(file, 'was a database once');
  writeFileSync(`${file}-wal`, 'and this its log');
  const { aside } = await restoreBackup({ backup: at('good.db'), database: file });
  expect(verifyDatabase(file).games).toBeGreaterThan(0);
  expect(readFileSync(aside ?? '', 'utf8')).toBe('was a database once');
  expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('and this its log');
  expect(existsSync(`${file}-wal`)).toBe(false);

  rmSync(file);
  expect((await restoreBackup({ backup: at('good.db'), database: file })).aside).toBeNull();
});

/** A good backup that somebody has changed by these statements. */
function changed(name: string, sql: string): string {
  copyFileSync(at('good.db'), at(name));
  const db = new Database(at(name));
  db.exec(sql);
  db.close();
  return at(name);
}
const restoreTo = (file: string, backup: string) =>
  command('lib/cli/restore.ts', [backup], `export DATABASE_URL=file:${file}`);

test('games that do not score to what is kept with them are restored, and said', async () => {
  const file = at('home', 'differing.db');
  const wrong = `UPDATE Hand SET entry = '{"points":[1,1,1]}' WHERE rowid = (SELECT min(rowid) FROM Hand)`;
  const { status, said } = await restoreTo(file, changed('hand.db', wrong));
  expect(status).toBe(0);
  expect(said).toMatch(/has \d+ games with \d+ hands\.\n1 of its games do not score .*rebuild/);
});

test('a backup of a newer version, or an edited one, is not put in force', async () => {
  const file = at('home', 'newer.db');
  copyFileSync(at('good.db'), file);
  const before = readFileSync(file);
  const newer = `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at,
    applied_steps_count) VALUES ('x', 'x', 1, '20990101000000_later', 1, 1)`;
  const edited = "UPDATE _prisma_migrations SET checksum = 'x'";
  for (const [sql, why] of [
    [newer, '20990101000000_later, which this version does not know'],
    [edited, 'was edited after'],
    ['DROP TABLE _prisma_migrations', 'does not say of which version'],
  ] as const) {
    const { status, said } = await restoreTo(file, changed(`${why.length}.db`, sql));
    expect([status, said]).toEqual([1, expect.stringContaining(why)]);
    expect(readFileSync(file)).toEqual(before);
  }
  expect(
    readdirSync(at('home')).filter((name) => /newer.db.(before|restoring)/.test(name)),
  ).toEqual([]);
});

test('by whatever link it is named, a database has one lock, and a link stays one', async () => {
  const [file, link] = [at('home', 'linked.db'), at('link.db')];
  copyFileSync(at('good.db'), file);
  symlinkSync(file, link);
  symlinkSync(at('home'), at('folder'));
  for (const name of [link, at('folder', 'linked.db')]) {
    const unlock = lockDatabase(file);
    expect(() => lockDatabase(name)).toThrow('Another process');
    const refused = await restoreTo(name, at('good.db'));
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('Another process')]);
    unlock();
  }
  expect((await restoreTo(link, at('good.db'))).status).toBe(0);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  const [aside] = readdirSync(at('home')).filter((name) => name.startsWith('linked.db.before'));
  expect(aside).toBeDefined();
  await expect(restoreBackup({ backup: link, database: file })).rejects.toThrow('itself');
});
