import { deny } from '@/lib/server/access/answer';
import { viewer } from '@/lib/server/account/session';
import { findJob } from '@/lib/server/files/jobs';
import { answeringFile, denied, download } from '@/lib/server/transports/file';
import { say } from '@/lib/server/transports/words';

type Context = { params: Promise<{ jobId: string }> };

/** What a job has to report, as a file. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return answeringFile('jobReport', async () => {
    const job = await findJob(await viewer(), (await params).jobId);
    if (!job?.report) return denied(deny('not-found', say('server.noSuch.report')));
    const body = `${JSON.stringify({ file: job.fileName, at: job.createdAt, ...job.report }, null, 2)}\n`;
    const name = `report-${job.createdAt.slice(0, 10)}.json`;
    return download({ name, type: 'application/json', body });
  });
}
