/** The database, whichever of the two it is, and what is told after a commit. All that others may use of it. */
import 'server-only';

export { batched, batchedWrites } from './batcher';
export { type Channel, fitsChannel, openChannel } from './channel';
export {
  CachedTally,
  LogRow,
  logColumns,
  Override,
  parseRecord,
  parseTable,
  recordColumns,
  Substitutes,
  tableColumns,
} from './columns';
export { closeDatabase, isUnavailable, openDatabase, read, type Tx, write } from './db';
export { inParts } from './in-parts';
export { json, jsonSql } from './json';
export { latestOf } from './latest';
export {
  accessEnded,
  eveningTopic,
  type LiveEvent,
  live,
  personTopic,
  relay,
  tournamentTopic,
} from './live-bus';
export { connectionConfig } from './postgres-connection';
export { revisionFrom } from './revision';
export { type TransactionKind, transactions } from './transactions';
