/** A backup or a restoration that cannot be done; the message says why, to whoever runs the server. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

// What the disk and SQLite answer where there is no room, or a limit on files says so.
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']);

/** The fault in a sentence: what was being done, and what went wrong. */
export function asFault(what: string, error: unknown): BackupFault {
  if (error instanceof BackupFault) return error;
  const { message } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = NO_ROOM.has(code) ? 'the disk is full' : [message, code].filter(Boolean).join(', ');
  return new BackupFault(`${what}: ${why}.`, { cause: error });
}
