/** What must hold of every answer, whatever was sent. */
import { expect } from 'vitest';
import { read } from '../../lib/server/store/db';

const TABLES = [
  ...['User', 'Account', 'Session', 'VerificationToken', 'League', 'Membership', 'Invitation'],
  ...[
    'Player',
    'Season',
    'SeasonChange',
    'Evening',
    'SharedEvening',
    'StandIn',
    'EveningGuest',
    'EveningLink',
    'Reminder',
    'Attendance',
    'Paper',
    'PaperSeat',
    'Payment',
    'Game',
    'Finished',
    'Pass',
    'Companion',
    'Announcement',
  ],
  ...['Tournament', 'TournamentChange', 'TournamentLink', 'TournamentGame'],
  ...['Token', 'Seat', 'Word', 'Tourney', 'Hand', 'Change'],
];
const COUNTS = `SELECT ${TABLES.map((name) => `(SELECT COUNT(*) FROM "${name}") AS "${name}"`).join(', ')}`;

/** How many rows every table has. */
export async function rowCounts(): Promise<Readonly<Record<string, number>>> {
  const [row] = await read((tx) => tx.$queryRawUnsafe<Record<string, unknown>[]>(COUNTS));
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, count]) => [name, Number(count)]),
  );
}

/** The models that are counted, or rightly not: tries are noted where they were refused above all. */
export const COUNTED: readonly string[] = [...TABLES, 'RateLimit'];

// A line of a stack, a path of this machine, a word of the database.
const LEAKS =
  /\n\s+at .+:\d+:\d+|node_modules|[\\/]generated[\\/]|\/tmp\/|\.next\/|prisma|SQLITE_|SELECT .+ FROM/i;

/** Nothing in it tells of the machine or of the code. */
export function expectNoLeak(text: string, sent: string): void {
  expect(LEAKS.exec(text)?.[0] ?? null, `an answer to ${sent.slice(0, 2000)}`).toBeNull();
  if (!process.cwd().startsWith('/app')) expect(text).not.toContain(process.cwd());
}
