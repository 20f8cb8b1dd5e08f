/** What route handlers answer: a file to be kept, or why there is none. */
import 'server-only';
import { contentDisposition } from '../../files/names';
import type { Denied } from '../answer';
import { statusOf } from '../status';

/** A file: its name, what it is, and its content, where it is large as it is made. */
export type Download = {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array> | string;
};

/** The file as an answer, which nobody on the way keeps. */
export const download = ({ name, type, body }: Download): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': contentDisposition(name),
      'Cache-Control': 'private, no-store',
    },
  });

/** A denial as an answer. */
export const denied = (denial: Denied): Response =>
  Response.json(denial, {
    status: statusOf(denial.error.code),
    headers: { 'Cache-Control': 'private, no-store' },
  });
