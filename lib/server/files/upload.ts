/** Files on their way in: read as they come, and no further than is allowed. */
import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { wholeOf } from '../../files/lines';
import { type Denied, deny, failed } from '../answer';
import { log } from '../log';
import { isFromElsewhere } from '../origin';
import { readInput } from '../told';
import { inReadersLanguage, say } from '../words';
import { denied } from './download';

type Steps<Given> = {
  /** Named in the log where it fails. */
  readonly name: string;
  readonly maxBytes: number;
  /** What the address says beside the file. */
  readonly input: z.ZodType<Given>;
  readonly run: (
    given: Given,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<{ ok: true; value: object } | Denied>;
};

/**
 * A route handler that takes a file: its bytes are the body, everything else is in the address. Only
 * as `application/octet-stream`, which no other site's form can send.
 */
export const upload =
  <Given>({ name, maxBytes, input, run }: Steps<Given>) =>
  (request: Request): Promise<Response> =>
    inReadersLanguage(async () => {
      try {
        const read = readInput(input, Object.fromEntries(new URL(request.url).searchParams));
        if (!read.ok) return denied(read);
        if (
          isFromElsewhere(request) ||
          request.headers.get('content-type') !== 'application/octet-stream'
        )
          return denied(deny('input-invalid', say('server-files.octets')));
        const length = Number(request.headers.get('content-length') ?? 0);
        const bytes =
          length > maxBytes ? null : await wholeOf(request.body ?? new Blob([]).stream(), maxBytes);
        if (!bytes) return refused(tooLarge(Math.max(length, maxBytes + 1), maxBytes));
        // Before anybody becomes a guest for it.
        if (bytes.length === 0) return refused(say('server-files.empty'));
        const answer = await run(read.value, bytes);
        return answer.ok ? Response.json(answer) : denied(answer);
      } catch (error) {
        unstable_rethrow(error);
        log.error({ err: error, route: name }, 'upload failed');
        return denied(failed(error));
      }
    });

const refused = (message: string): Response => denied(deny('input-invalid', message, 'file'));

const tooLarge = (bytes: number, max: number): string =>
  say('server-files.tooLarge', { size: megabytes(bytes), most: megabytes(max) });
const megabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;
