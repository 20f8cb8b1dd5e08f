/** Backups of an SQLite file. All that others may use of it. */
import 'server-only';

export { asFault, BackupFault } from './fault';
export { backupFolder, keepBackup } from './keep';
export { restoreBackup } from './restore';
export { backupState, endBackups, scheduleBackups } from './schedule';
export { takeBackup } from './take';
export { differing } from './verify';
