/** Files on their way in: read as they come, and no further than is allowed. */
import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { wholeOf } from '../../files/lines';
import { type Denied, deny, failed } from '../access/answer';
import { attemptFromHere } from '../access/attempts';
import { placeIn } from '../config/client-address';
import { log } from '../config/log';
import { takeRoom } from '../files/room';
import { denied, tooManyFiles } from './file';
import { isFromElsewhere } from './origin';
import { readInput } from './told';
import { inReadersLanguage, say } from './words';

type Steps<Given> = {
  /** Named in the log where it fails. */
  readonly name: string;
  readonly maxBytes: number;
  /** What the address says beside the file. */
  readonly input: z.ZodType<Given>;
  /** Asked before the file is read: why it would be in vain, or null. */
  readonly before: (given: Given) => Promise<Denied | null>;
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
  <Given>({ name, maxBytes, input, before, run }: Steps<Given>) =>
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
        if (!(await attemptFromHere('upload'))) return denied(tooManyFiles());
        const inVain = await before(read.value);
        if (inVain) return denied(inVain);
        // Without a length it may be as large as is allowed.
        const length = Number(request.headers.get('content-length') ?? maxBytes);
        if (length > maxBytes) return refused(tooLarge(length, maxBytes));
        const giveBack = takeRoom(placeIn(request.headers), length);
        if (!giveBack) return denied(deny('too-many-requests', say('server-files.busy')));
        try {
          const bytes = await wholeOf(request.body ?? new Blob([]).stream(), maxBytes);
          if (!bytes) return refused(tooLarge(maxBytes + 1, maxBytes));
          // Before anybody becomes a guest for it.
          if (bytes.length === 0) return refused(say('server-files.empty'));
          const answer = await run(read.value, bytes);
          return answer.ok ? Response.json(answer) : denied(answer);
        } finally {
          giveBack();
        }
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
