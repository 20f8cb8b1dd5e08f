import { z } from 'zod';
import { deny } from '@/lib/server/answer';
import { startImport } from '@/lib/server/files/import';
import { MAX_IMPORT_BYTES } from '@/lib/server/files/import-limits';
import { upload } from '@/lib/server/files/upload';
import { viewer, viewerOrGuest } from '@/lib/server/session';
import { say } from '@/lib/server/words';

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

/** Takes a file of games; answers the id of the job that reads it. */
export const POST = upload({
  name: 'import',
  maxBytes: MAX_IMPORT_BYTES,
  input: Query,
  run: async ({ name, day, unfinished, league, season, evening }, bytes) => {
    const file = { fileName: name, day: day ?? null, unfinished, bytes };
    if (league === undefined) return startImport(await viewerOrGuest(), file);
    const me = await viewer();
    const into =
      evening !== undefined
        ? ({ kind: 'evening', eveningId: evening } as const)
        : ({ kind: 'season', seasonId: season ?? '' } as const);
    if (!me) return deny('not-found', say('server.noSuch.league'));
    return startImport(me, { ...file, league: { id: league, into } });
  },
});
