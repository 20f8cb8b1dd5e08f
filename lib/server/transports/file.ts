/** What route handlers answer: a file to be kept, or why there is none. */
import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { contentDisposition } from '../../files/names';
import { type Denied, deny, failed } from '../access/answer';
import { attemptFromHere } from '../access/attempts';
import { log } from '../config/log';
import type { Download } from '../files/download';
import { AGAIN_SECONDS, statusOf } from './status';
import { inReadersLanguage, say } from './words';

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
export const denied = (denial: Denied, status = statusOf(denial.error.code)): Response =>
  Response.json(denial, {
    status,
    headers: {
      'Cache-Control': 'private, no-store',
      ...(denial.error.code === 'unavailable' && { 'Retry-After': AGAIN_SECONDS }),
    },
  });

/** The denial for a place that files are sent from or made for again and again. */
export const tooManyFiles = (): Denied => deny('too-many-requests', say('server-files.tooMany'));

/** Answers with a file, as `answering` does, unless too many were made for that place already. */
export const answeringFile = (route: string, job: () => Promise<Response>): Promise<Response> =>
  answering(route, async () => ((await attemptFromHere('file')) ? job() : denied(tooManyFiles())));

/**
 * Answers in the reader's language whatever happens: a fault of ours is logged, by the name of the
 * route, and answered as one.
 */
export const answering = (route: string, job: () => Promise<Response>): Promise<Response> =>
  inReadersLanguage(async () => {
    try {
      return await job();
    } catch (error) {
      unstable_rethrow(error);
      log.error({ err: error, route }, 'route failed');
      return denied(failed(error));
    }
  });
