/**
 * Backups of an SQLite file. All that others may use of it, save `restore`, which the command alone needs:
 * a page would load with it what brings a database to its newest form.
 */
import 'server-only';

export { asFault, BackupFault } from './fault';
export { backupFolder, keepBackup } from './keep';
export { backupState, endBackups, scheduleBackups } from './schedule';
export { takeBackup } from './take';
export { differing } from './verify';
