/** What takes long, with the file that it is done with. */
import 'server-only';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import type { Words } from '../../i18n/words';
import type { Denied } from '../access';
import { viewer, viewerOrGuest } from '../account';
import * as files from '../files';

/** Work that is asked for with a file; `input` is what its address says beside it. */
export type WorkOperation<Given> = {
  /** Named in the log. */
  readonly name: string;
  /** How large the file may be; 0 where there is none. */
  readonly maxBytes: number;
  readonly input: z.ZodType<Given>;
  /** Asked before the file is read: why it would be in vain, or null. */
  readonly before: (given: NoInfer<Given>) => Promise<Denied | null>;
  readonly run: (
    given: NoInfer<Given>,
    bytes: Uint8Array<ArrayBuffer>,
    words: Words,
  ) => Promise<files.Allowed>;
};
const work = <Given>(asked: WorkOperation<Given>): WorkOperation<Given> => asked;

const Id = z.string().min(1).max(64);
const Import = z.strictObject({
  name: z.string().min(1).max(200),
  /** The same for a file that is sent again because it broke off. */
  attempt: Id.default(nanoid),
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

/** Takes a file of games. */
export const importGames = work({
  name: 'import',
  maxBytes: files.MAX_IMPORT_BYTES,
  input: Import,
  before: async (asked) => {
    const league = leagueOf(asked);
    return league ? files.mayImportInto(await viewer(), league) : null;
  },
  run: async (asked, bytes, words) => {
    const { name: fileName, attempt, day = null, unfinished } = asked;
    const league = leagueOf(asked);
    return files.startImport(
      await viewerOrGuest(),
      { fileName, attempt, day, unfinished, bytes, league },
      words,
    );
  },
});

/** Takes the backup of a league. */
export const restoreLeague = work({
  name: 'restore',
  maxBytes: files.MAX_BACKUP_BYTES,
  input: z.object({}),
  before: async () => files.mayRestore(await viewer()),
  run: async (_, bytes) => files.startRestore(await viewer(), bytes),
});

/** Makes all figures of a league again. */
export const rebuildLeague = work({
  name: 'rebuildLeague',
  maxBytes: 0,
  input: z.strictObject({ league: Id }),
  before: async () => null,
  run: async ({ league }, _, words) => files.startRebuild(await viewer(), league, words),
});
