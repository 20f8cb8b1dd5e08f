/** What route handlers answer: a file to be kept, or why there is none. */
import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { contentDisposition } from '../../files/names';
import { sentence } from '../../i18n/sentence';
import { attemptFromHere, type Denied, deny, failed, type Viewer } from '../access';
import { viewer as viewerOfSession } from '../account';
import { log } from '../config/log';
import type { Download, Reader } from '../files';
import { decimalSign } from './decimal-sign';
import { pass } from './pipeline';
import { readInput } from './read-input';
import { AGAIN_SECONDS, statusOf } from './status';
import { denialInWords, type ToldDenied } from './told';
import { readersWords } from './words';

/** The file as an answer, which nobody on the way keeps. */
export const download = ({ name, type, body }: Download): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': contentDisposition(name),
      'Cache-Control': 'private, no-store',
    },
  });

/** A denial as an answer; with the status of its code, unless HTTP has one that says more. */
export const denied = async (
  denial: Denied,
  status = statusOf(denial.error.code),
): Promise<Response> => toldAs(denialInWords(await readersWords(), denial), status);

/** What was said already, as `denied` answers it. */
export const toldAs = (denial: ToldDenied, status = statusOf(denial.error.code)): Response =>
  Response.json(denial, {
    status,
    headers: {
      'Cache-Control': 'private, no-store',
      ...(denial.error.code === 'unavailable' && { 'Retry-After': AGAIN_SECONDS }),
    },
  });

/** The denial for a place that files are sent from or made for again and again. */
export const tooManyFiles = (): Denied =>
  deny('too-many-requests', sentence('server-files.tooMany'));

type Steps<Given> = {
  /** Named in the log. */
  readonly name: string;
  /** What the address says, the parts of its path that vary and what stands behind it. */
  readonly input: z.ZodType<Given>;
  readonly run: (
    viewer: Viewer | null,
    asked: NoInfer<Given>,
    reader: Reader,
  ) => Promise<Download | Denied>;
};

/** A route handler that answers with a file, unless too many were made for that place already. */
export const file =
  <Given>({ name, input, run }: Steps<Given>) =>
  async (request: Request, { params }: { params: Promise<object> }): Promise<Response> => {
    const { answer } = await pass(request, {
      name,
      read: async () => {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        return readInput(input, { ...query, ...(await params) });
      },
      before: async () => ((await attemptFromHere('file')) ? null : tooManyFiles()),
      who: viewerOfSession,
      run: async (viewer: Viewer | null, given: Given, words) => {
        const decimal = decimalSign(request.headers.get('accept-language'), words.language);
        const made = await run(viewer, given, { words, decimal });
        return 'body' in made ? { ok: true, value: made } : made;
      },
    });
    return answer.ok ? download(answer.value) : toldAs(answer);
  };

/**
 * Answers whatever happens: a fault of ours is logged, by the name of the route, and answered as one in
 * the reader's language.
 */
export async function answering(route: string, job: () => Promise<Response>): Promise<Response> {
  try {
    return await job();
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error, route }, 'route failed');
    return denied(failed(error));
  }
}
