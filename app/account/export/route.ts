import { z } from 'zod';
import { bytesOf } from '@/lib/files/zip';
import { sentence } from '@/lib/i18n/sentence';
import { deny } from '@/lib/server/access';
import { exportAccount } from '@/lib/server/account';
import { file } from '@/lib/server/transports/file';

/** All data of the viewer's account, as a download. */
export const GET = file({
  name: 'accountExport',
  input: z.object({}),
  run: async (viewer, _, { words }) => {
    const pieces = await exportAccount(viewer, words);
    if (!pieces) return deny('not-found', sentence('server-account.signInToDownload'));
    return {
      name: `schiefer-${new Date().toISOString().slice(0, 10)}.json`,
      type: 'application/json',
      body: bytesOf(pieces),
    };
  },
});
