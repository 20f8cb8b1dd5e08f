/** A server on SQLite: killed at any moment, and without room on its disk. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { serveBuilt } from '../e2e/frame/server.mjs';
import { allTallies, anyWhile, goesOn, type Outcome, party } from './party';

type Given = { readonly port: number; readonly rounds: number };

/** Killed so many times while phones write. */
export async function killServer({ port, rounds }: Given): Promise<Outcome> {
  const server = await serveBuilt({ port, name: 'break-sqlite', env: { LOG_LEVEL: 'warn' } });
  try {
    const { book, games, faults } = await party(server.url, async (kept) => {
      for (let round = 0; round < rounds; round++) {
        await goesOn(kept);
        await anyWhile(300);
        await server.kill();
        await server.restart();
      }
      await goesOn(kept);
    });
    faults.push(...(await allTallies(server, `file:${server.database}`)));
    faults.push(...wholeness(server.database));
    return { name: `SQLite, the server killed ×${rounds}`, book, games, faults };
  } finally {
    await server.stop();
  }
}

/** Can a disk of its own be made here? Only for root, and not in every container. */
function makeDisk(megabytes: number): { folder: string; remove: () => void } | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'schiefer-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

const DISK_MB = 16;

/** The disk is filled and emptied again so many times; null where none can be made. */
export async function fillDisk({ port, rounds }: Given): Promise<Outcome | null> {
  const disk = makeDisk(DISK_MB);
  if (!disk) return null;
  const database = path.join(disk.folder, 'data', 'full.db');
  const ballast = path.join(disk.folder, 'ballast');
  mkdirSync(path.dirname(database));
  const server = await serveBuilt({
    port,
    name: 'break-disk',
    env: { LOG_LEVEL: 'warn', DATABASE_URL: `file:${database}` },
  });
  try {
    const { book, games, faults } = await party(server.url, async (kept) => {
      for (let round = 0; round < rounds; round++) {
        await goesOn(kept);
        fill(ballast);
        const [before, from] = [kept.statuses.get(503) ?? 0, performance.now()];
        while ((kept.statuses.get(503) ?? 0) < before + 10) {
          if (performance.now() > from + 20_000) {
            kept.faults.push('a full disk went unnoticed');
            break;
          }
          await pause(50);
        }
        await anyWhile(500);
        rmSync(ballast);
      }
      await goesOn(kept);
    });
    faults.push(...(await allTallies(server, `file:${database}`)), ...wholeness(database));
    return { name: `SQLite, the disk full ×${rounds}`, book, games, faults };
  } finally {
    await server.stop();
    disk.remove();
  }
}

/** Takes all the room there is; phones write meanwhile, so it is not known beforehand. */
function fill(file: string): void {
  const { bavail, bsize } = statfsSync(path.dirname(file));
  try {
    writeFileSync(file, Buffer.alloc((bavail + 1) * bsize));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** What is not whole of a database file that nobody writes to. */
export function wholeness(file: string): string[] {
  const db = new Database(file);
  try {
    const said = db.pragma('integrity_check', { simple: true });
    const lost = db.pragma('foreign_key_check') as unknown[]; // rows
    return said === 'ok' && lost.length === 0 ? [] : [`the file is not whole: ${said}`];
  } finally {
    db.close();
  }
}
