/** Games from files: who may bring them, and where to. `import-run.ts` does it. */
import 'server-only';
import type { Words } from '../../i18n/words';
import { type Denied, noSuch, type Viewer } from '../access';
import { seasonClosed, seasonsOfEvening } from '../games';
import { leagueAs } from '../leagues';
import { read, type Tx } from '../store';
import { runImport } from './import-run';
import type { Allowed } from './work';

/** Where imported games go: to the person, to one evening, or to the evening of their day. */
export type Into =
  | { readonly kind: 'own' }
  | { readonly kind: 'evening'; readonly eveningId: string }
  | { readonly kind: 'season'; readonly seasonId: string };

/** What is to be imported, and where to: without a league to the viewer's own games. */
export type NewImport = {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Asked again with the same one, what it kept before counts as imported by it. */
  readonly attempt: string;
  /** The day of games whose file names tell none. */
  readonly day: string | null;
  /** What becomes of games that the rules would let go on. */
  readonly unfinished: 'finish' | 'run';
  readonly league?:
    | {
        readonly id: string;
        /** An evening of it, or a season, whose evenings are found by the day. */
        readonly into: Exclude<Into, { kind: 'own' }>;
      }
    | undefined;
};

/** Whose games they are and where they go; what has no day was played `now`. */
export type By = { readonly into: Into; readonly userId: string; readonly now: Date };
/** An import that was allowed. */
export type AskedImport = Omit<NewImport, 'league'> & By;

/**
 * Imports the games of a file: a record (.json), one on every line (.ndjson), a collection that was
 * downloaded here, or many in a ZIP file.
 * In a league only those who write for it may.
 */
export async function startImport(
  { userId }: Viewer,
  { league, ...asked }: NewImport,
  words: Words,
): Promise<Allowed> {
  const denied = league && (await mayImportInto({ userId }, league));
  if (denied) return denied;
  const by = { into: league?.into ?? ({ kind: 'own' } as const), userId, now: new Date() };
  return { ok: true, value: (progress) => runImport({ ...asked, ...by }, { words, progress }) };
}

/** Why the viewer may bring nothing into a league; null where they may. */
export const mayImportInto = (
  viewer: Viewer | null,
  league: NonNullable<NewImport['league']>,
): Promise<Denied | null> => read(async (tx) => (await mayImport(tx, viewer, league)) ?? null);

async function mayImport(
  tx: Tx,
  viewer: Viewer | null,
  { id, into }: NonNullable<NewImport['league']>,
): Promise<Denied | undefined> {
  const found = await leagueAs(tx, viewer, { id, role: 'scorer' });
  if (!found.ok) return found;
  const seasons =
    into.kind === 'evening'
      ? await seasonsAt(tx, { leagueId: id, id: into.eveningId })
      : await tx.season.findMany({
          where: { id: into.seasonId, leagueId: id },
          select: { name: true, closed: true },
        });
  if (seasons.length === 0) return noSuch(into.kind, into.kind);
  // Of which Jass the files are is not known yet: one closed season keeps them all away.
  const closed = seasons.find((one) => one.closed);
  return closed && seasonClosed(closed.name, into.kind);
}

/** The seasons of an evening; none where the league has no such evening. */
async function seasonsAt(tx: Tx, where: { leagueId: string; id: string }) {
  const evening = await tx.evening.findFirst({ where, select: { id: true } });
  return evening ? seasonsOfEvening(tx, evening.id) : [];
}
