import { z } from 'zod';
import { sentence } from '@/lib/i18n/sentence';
import { deny } from '@/lib/server/access';
import { CASH_FORMATS, CASH_LISTS, cashFile } from '@/lib/server/files';
import { file } from '@/lib/server/transports/file';

const Asked = z.object({
  leagueId: z.string(),
  seasonId: z.string(),
  format: z.enum(CASH_FORMATS),
  list: z.enum(CASH_LISTS).default('accounts'),
});

/** The money of a season. */
export const GET = file({
  name: 'cashFile',
  input: Asked,
  run: async (viewer, asked, reader) =>
    (await cashFile(viewer, asked, reader)) ?? deny('not-found', sentence('server.noSuch.season')),
});
