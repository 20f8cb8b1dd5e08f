import { z } from 'zod';
import { viewer } from '@/lib/server/account';
import { MAX_BACKUP_BYTES, mayRestore, startRestore } from '@/lib/server/files';
import { upload } from '@/lib/server/transports/upload';

/** Takes the backup of a league; answers the id of the job that restores it. */
export const POST = upload({
  name: 'restore',
  maxBytes: MAX_BACKUP_BYTES,
  input: z.strictObject({ name: z.string().min(1).max(200) }),
  before: async () => mayRestore(await viewer()),
  run: async ({ name }, bytes, words) =>
    startRestore(await viewer(), { fileName: name, bytes }, words),
});
