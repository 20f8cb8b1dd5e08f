import { z } from 'zod';
import { viewer, viewerOrGuest } from '@/lib/server/account';
import { MAX_IMPORT_BYTES, mayImportInto, startImport } from '@/lib/server/files';
import { upload } from '@/lib/server/transports/upload';

const Id = z.string().min(1).max(64);
const Query = z.strictObject({
  name: z.string().min(1).max(200),
  day: z.iso.date().optional(),
  unfinished: z.enum(['finish', 'run']).default('finish'),
  league: Id.optional(),
  /** One of the two with a league. */
  season: Id.optional(),
  evening: Id.optional(),
});

const leagueOf = ({ league, season, evening }: z.output<typeof Query>) =>
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
export const POST = upload({
  name: 'import',
  maxBytes: MAX_IMPORT_BYTES,
  input: Query,
  before: async (asked) => {
    const league = leagueOf(asked);
    return league ? mayImportInto(await viewer(), league) : null;
  },
  run: async (asked, bytes, words) => {
    const { name, day, unfinished } = asked;
    return startImport(
      await viewerOrGuest(),
      {
        fileName: name,
        day: day ?? null,
        unfinished,
        bytes,
        league: leagueOf(asked),
      },
      words,
    );
  },
});
