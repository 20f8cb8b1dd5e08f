/** What databases, their drivers and Prisma say when something fails, sorted by what can be done. */
import 'server-only';

/** Whether what was to be written is known not to be, `full` for want of room, or may have been. */
type Outcome = 'nothing' | 'full' | 'unknown';

/**
 * The database cannot be reached, does not answer in time, has no room left, or finds no way through
 * many writers. With the outcome `unknown` the connection was lost while a change was being committed:
 * it may be stored. Changes carry ids of their own, so whoever sends the same again does no harm.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** All that Next tells a page about what failed; app/error.tsx knows it. */
  readonly digest = 'unavailable';
  readonly outcome: Outcome;

  constructor(message: string, { cause, outcome }: { cause: unknown; outcome: Outcome }) {
    super(message, { cause });
    this.outcome = outcome;
  }
}

/** Is it that? Asked by name: pages and route handlers have classes of their own, the fault is one. */
export const isUnavailable = (error: unknown): error is DatabaseUnavailable =>
  error instanceof Error && error.name === 'DatabaseUnavailable';

/**
 * `conflict`: two transactions stood in each other's way, and this one was rolled back. `twice`: what
 * must be unique was there already. `lost`: the connection is gone or there was none, or the disk
 * fails. `slow`: no answer in time, or too many at once. `full`: no room on the disk. Null for
 * everything else, above all faults in what was asked.
 */
export type FaultKind = 'conflict' | 'twice' | 'lost' | 'slow' | 'full' | null;

const CODES: Readonly<Record<string, FaultKind>> = {
  P2034: 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  TransactionWriteConflict: 'conflict',
  P2002: 'twice',
  '23505': 'twice',
  P1001: 'lost',
  P1002: 'lost',
  P1008: 'lost',
  P1017: 'lost',
  P2037: 'lost',
  ConnectionClosed: 'lost',
  DatabaseNotReachable: 'lost',
  SocketTimeout: 'lost',
  TooManyConnections: 'lost',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
  '53300': 'lost',
  // A server that has become a copy of another one, as after a switch between two.
  '25006': 'lost',
  ECONNREFUSED: 'lost',
  ECONNRESET: 'lost',
  EPIPE: 'lost',
  ENOTFOUND: 'lost',
  EAI_AGAIN: 'lost',
  EHOSTUNREACH: 'lost',
  ENETUNREACH: 'lost',
  ETIMEDOUT: 'lost',
  // The limits of a statement, of a lock, of a transaction that does nothing; of Prisma's transaction.
  '57014': 'slow',
  '55P03': 'slow',
  '25P03': 'slow',
  '25P04': 'slow',
  P2028: 'slow',
  '53100': 'full',
  SQLITE_FULL: 'full',
};
const CLASSES: Readonly<Record<string, FaultKind>> = { '08': 'lost', '53': 'slow', '58': 'slow' };

// The drivers' own faults have no codes that come through.
const MESSAGES: readonly (readonly [RegExp, FaultKind])[] = [
  [/read timeout|timeout exceeded when trying to connect|due to connection timeout/i, 'slow'],
  [/database or disk is full/i, 'full'],
  [/disk I\/O error|cannot (commit|rollback) - no transaction is active/i, 'lost'],
  [/connection terminated|not queryable|connection error|connection ended/i, 'lost'],
];

/** What kind of fault this is. Prisma hides the driver's words at several depths. */
export function faultKind(error: unknown, depth = 0): FaultKind {
  if (typeof error !== 'object' || error === null || depth > 5) return null;
  // Whatever it is: what it has of these is looked at, and nothing is taken for granted.
  const { code, originalCode, kind, message, cause, meta, driverAdapterError } = error as Record<
    string,
    unknown
  >;
  for (const each of [originalCode, code, kind]) {
    if (typeof each !== 'string') continue;
    const found = CODES[each] ?? (/^\w{5}$/.test(each) ? CLASSES[each.slice(0, 2)] : null);
    if (found) return found;
  }
  for (const inner of [cause, meta, driverAdapterError]) {
    const found = faultKind(inner, depth + 1);
    if (found) return found;
  }
  if (typeof message === 'string')
    for (const [pattern, found] of MESSAGES) if (pattern.test(message)) return found;
  return null;
}

const SAID = {
  conflict: 'too many write the same at once',
  lost: 'the connection to the database was lost',
  slow: 'the database did not answer in time',
  full: 'the database has no room left',
};

/** The fault for whoever asked. `isUnknown`: it was the commit that failed. */
export function unavailable(
  kind: keyof typeof SAID,
  cause: unknown,
  isUnknown: boolean,
): DatabaseUnavailable {
  if (isUnknown)
    return new DatabaseUnavailable(
      `${SAID[kind]}, at the commit: the change may be stored or not`,
      { cause, outcome: 'unknown' },
    );
  return new DatabaseUnavailable(SAID[kind], {
    cause,
    outcome: kind === 'full' ? 'full' : 'nothing',
  });
}
