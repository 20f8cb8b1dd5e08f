import 'server-only';

/** As many games as a file can hold, each a millisecond after the one before it. */
const IN_ONE_FILE = 100_000;

/**
 * The day (2026-11-21) of a game of which nothing else is known, null where the time is: imported
 * games of an earlier day stand at its noon, see `playedAt` of the import.
 */
export function playedOn({ playedAt, createdAt }: { playedAt: Date; createdAt: Date }) {
  const day = playedAt.toISOString().slice(0, 10);
  const since = playedAt.getTime() - Date.parse(`${day}T12:00:00Z`);
  const isAtNoon = since >= 0 && since < IN_ONE_FILE;
  return isAtNoon && !createdAt.toISOString().startsWith(day) ? day : null;
}
