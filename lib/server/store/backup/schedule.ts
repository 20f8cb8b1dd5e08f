/**
 * Makes backups while the server runs. The work is the same command that a person gives, in a process
 * of its own: looking through a backup takes seconds of a processor, and no hand is to wait for that.
 */
import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { env, isPostgres } from '../../config/env';
import { log } from '../../config/log';
import { backupFolder, newestBackup } from './keep';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A server that starts has other things to do first. */
const FIRST_MS = 5 * MINUTE_MS;
/** How often it is asked whether one is due; a failed one is tried again then. */
const LOOK_MS = 10 * MINUTE_MS;

type Keeper = { running: ChildProcess | null; timer: NodeJS.Timeout | null; failed: number };
// Pages and route handlers have module instances of their own; the backups are one.
const shared = globalThis as typeof globalThis & { schieferBackups?: Keeper };
function keeper(): Keeper {
  shared.schieferBackups ??= { running: null, timer: null, failed: 0 };
  return shared.schieferBackups;
}

/** Begins to make a backup whenever the newest one is older than the settings say. */
export function scheduleBackups(firstMs = FIRST_MS): void {
  const { BACKUP_EVERY_HOURS: hours, DATABASE_URL } = env();
  if (hours === 0 || isPostgres(DATABASE_URL)) return;
  const look = () => {
    const newest = newestBackup(backupFolder());
    if (newest === null || Date.now() - newest >= hours * HOUR_MS) begin();
    keeper().timer = setTimeout(look, Math.min(LOOK_MS, hours * HOUR_MS)).unref();
  };
  keeper().timer = setTimeout(look, firstMs).unref();
}

/** Ends what is under way, for a server that stops; it leaves nothing behind that looks like a backup. */
export function endBackups(): void {
  const { running, timer } = keeper();
  if (timer) clearTimeout(timer);
  running?.kill('SIGTERM');
}

/** How the backups of this server stand: when the newest was made, and how many failed since. */
export function backupState(): { readonly newestMs: number | null; readonly failed: number } {
  return { newestMs: newestBackup(backupFolder()), failed: keeper().failed };
}

function begin(): void {
  const own = keeper();
  if (own.running) return;
  const args = ['--conditions=react-server', '--import', 'tsx', 'lib/cli/backup.ts'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  own.running = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
  const end = (status: number | null) => {
    if (own.running !== child) return;
    own.running = null;
    own.failed = status === 0 ? 0 : own.failed + 1;
    if (status === 0) log.info({ backup: said.trim() }, 'backup made');
    else log.error({ backup: said.trim(), status, failed: own.failed }, 'backup failed');
  };
  child.once('error', (error) => {
    said += error.message;
    end(null);
  });
  child.once('close', end);
}
