import { bytesOf } from '@/lib/files/zip';
import { deny } from '@/lib/server/access/answer';
import { exportAccount } from '@/lib/server/account/account-export';
import { viewer } from '@/lib/server/account/session';
import { answeringFile, denied, download } from '@/lib/server/transports/file';
import { say } from '@/lib/server/transports/words';

/** All data of the viewer's account, as a download. */
export async function GET(): Promise<Response> {
  return answeringFile('accountExport', async () => {
    const pieces = await exportAccount(await viewer());
    if (!pieces) return denied(deny('not-found', say('server-account.signInToDownload')));
    return download({
      name: `schiefer-${new Date().toISOString().slice(0, 10)}.json`,
      type: 'application/json',
      body: bytesOf(pieces),
    });
  });
}
