/** Files in and out, and the long work that they are. All that others may use of it. */
import 'server-only';

export { backupFile } from './backup';
export { CASH_FORMATS, CASH_LISTS, cashFile } from './cash-file';
export type { Download } from './download';
export { GAMES_FORMATS, gamesFile, ownGamesFile, type Reader, recordFile } from './export';
export { mayImportInto, startImport } from './import';
export { MAX_IMPORT_BYTES } from './import-run';
export { CACHES, fillCachesInBackground, rebuild, startRebuild } from './rebuild';
export {
  clearForsakenInBackground,
  MAX_BACKUP_BYTES,
  mayRestore,
  startRestore,
} from './restore';
export { takeRoom } from './room';
export { STANDINGS_FORMATS, standingsFile } from './standings-file';
export { type Allowed, doWork, GAMES_KEPT, type Report, type Underway, type Work } from './work';
