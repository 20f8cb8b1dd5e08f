import { noSuchGame } from '@/lib/server/access/answer';
import { viewer } from '@/lib/server/account/session';
import { recordFile } from '@/lib/server/files/export';
import { answeringFile, denied, download } from '@/lib/server/transports/file';

type Context = { params: Promise<{ gameId: string }> };

/** A game as a `jass-record/1` file. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return answeringFile('recordFile', async () => {
    const file = await recordFile(await viewer(), (await params).gameId);
    if (!file) return denied(noSuchGame());
    const body = `${JSON.stringify(file.record, null, 2)}\n`;
    return download({ name: file.name, type: 'application/json', body });
  });
}
