/** What can be asked with a file. */
import 'server-only';
import { z } from 'zod';
import type { Words } from '../../i18n/words';
import type { Denied } from '../access';
import { viewer, viewerOrGuest } from '../account';
import * as files from '../files';

/** Something that is asked with a file; `input` is what its address says beside it. */
export type FileOperation<Given> = {
  /** Named in the log. */
  readonly name: string;
  readonly maxBytes: number;
  readonly input: z.ZodType<Given>;
  /** Asked before the file is read: why it would be in vain, or null. */
  readonly before: (given: NoInfer<Given>) => Promise<Denied | null>;
  readonly run: (
    given: NoInfer<Given>,
    bytes: Uint8Array<ArrayBuffer>,
    words: Words,
  ) => Promise<{ readonly ok: true; readonly value: object } | Denied>;
};
const fileOperation = <Given>(asked: FileOperation<Given>): FileOperation<Given> => asked;

const Id = z.string().min(1).max(64);
const Import = z.strictObject({
  name: z.string().min(1).max(200),
  day: z.iso.date().optional(),
  unfinished: z.enum(['finish', 'run']).default('finish'),
  league: Id.optional(),
  /** One of the two with a league. */
  season: Id.optional(),
  evening: Id.optional(),
});

const leagueOf = ({ league, season, evening }: z.output<typeof Import>) =>
  league === undefined
    ? undefined
    : {
        id: league,
        into:
          evening !== undefined
            ? ({ kind: 'evening', eveningId: evening } as const)
            : ({ kind: 'season', seasonId: season ?? '' } as const),
      };

/** Takes a file of games; answers the id of the job that reads it. */
export const importGames = fileOperation({
  name: 'import',
  maxBytes: files.MAX_IMPORT_BYTES,
  input: Import,
  before: async (asked) => {
    const league = leagueOf(asked);
    return league ? files.mayImportInto(await viewer(), league) : null;
  },
  run: async (asked, bytes, words) => {
    const { name: fileName, day = null, unfinished } = asked;
    const league = leagueOf(asked);
    return files.startImport(
      await viewerOrGuest(),
      { fileName, day, unfinished, bytes, league },
      words,
    );
  },
});

/** Takes the backup of a league; answers the id of the job that restores it. */
export const restoreLeague = fileOperation({
  name: 'restore',
  maxBytes: files.MAX_BACKUP_BYTES,
  input: z.strictObject({ name: z.string().min(1).max(200) }),
  before: async () => files.mayRestore(await viewer()),
  run: async ({ name }, bytes, words) =>
    files.startRestore(await viewer(), { fileName: name, bytes }, words),
});
