import { z } from 'zod';
import { sentence } from '@/lib/i18n/sentence';
import { deny } from '@/lib/server/access';
import { findJob } from '@/lib/server/files';
import { file } from '@/lib/server/transports/file';

/** What a job has to report, as a file. */
export const GET = file({
  name: 'jobReport',
  input: z.object({ jobId: z.string() }),
  run: async (viewer, { jobId }) => {
    const job = await findJob(viewer, jobId);
    if (!job?.report) return deny('not-found', sentence('server.noSuch.report'));
    const body = `${JSON.stringify({ file: job.fileName, at: job.createdAt, ...job.report }, null, 2)}\n`;
    const name = `report-${job.createdAt.slice(0, 10)}.json`;
    return { name, type: 'application/json', body };
  },
});
