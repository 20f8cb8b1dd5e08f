import { viewer } from '@/lib/server/account/session';
import { backupFile } from '@/lib/server/files/backup';
import { answeringFile, denied, download } from '@/lib/server/transports/file';

type Context = { params: Promise<{ leagueId: string }> };

/** The whole league as one file. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return answeringFile('leagueBackup', async () => {
    const file = await backupFile(await viewer(), (await params).leagueId);
    return 'body' in file ? download(file) : denied(file);
  });
}
