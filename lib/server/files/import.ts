/** Games from files: asking for an import. `import-run.ts` does it. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { type Denied, deny, type Viewer } from '../access';
import { seasonClosed } from '../games';
import { leagueAs } from '../leagues';
import { read, type Tx } from '../store';
import type { AskedImport } from './job-types';
import { type Started, startJob } from './jobs';

/** What is to be imported, and where to: without a league to the viewer's own games. */
export type NewImport = Pick<AskedImport, 'fileName' | 'day' | 'unfinished'> & {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly league?:
    | {
        readonly id: string;
        /** An evening of it, or a season, whose evenings are found by the day. */
        readonly into: Exclude<AskedImport['into'], { kind: 'own' }>;
      }
    | undefined;
};

/**
 * Imports the games of a file: a record (.json), one on every line (.ndjson), a collection that was
 * downloaded here, or many in a ZIP file.
 * In a league only those who write for it may. Answers the id of the job.
 */
export async function startImport(
  viewer: Viewer,
  { bytes, league, ...asked }: NewImport,
  words: Pick<Words, 'language'>,
): Promise<Started> {
  const into = league?.into ?? ({ kind: 'own' } as const);
  const job = { kind: 'import', leagueId: league?.id, asked: { ...asked, into }, words } as const;
  return startJob(viewer, { ...job, input: bytes }, async (tx) =>
    league ? mayImport(tx, viewer, league) : undefined,
  );
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
  const [what, season] =
    into.kind === 'evening'
      ? (['evening', await seasonOf(tx, { id, eveningId: into.eveningId })] as const)
      : ([
          'season',
          await tx.season.findFirst({ where: { id: into.seasonId, leagueId: id }, select }),
        ] as const);
  if (!season) return deny('not-found', sentence(`server.noSuch.${what}`), what);
  return season.closed ? seasonClosed(season.name, what) : undefined;
}

const select = { name: true, closed: true } as const;

async function seasonOf(tx: Tx, { id, eveningId }: { id: string; eveningId: string }) {
  const where = { id: eveningId, leagueId: id };
  return (await tx.evening.findFirst({ where, select: { season: { select } } }))?.season;
}
