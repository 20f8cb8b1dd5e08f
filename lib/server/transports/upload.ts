/** Files on their way in: read as they come, and no further than is allowed. */
import 'server-only';
import { wholeOf } from '../../files/lines';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';
import { type Answer, attemptFromHere, type Denied, deny, type Viewer } from '../access';
import { viewer } from '../account';
import { placeIn } from '../config/client-address';
import { takeRoom } from '../files';
import type { FileOperation } from '../operations/files';
import { toldAs, tooManyFiles } from './file';
import { isFromElsewhere } from './origin';
import { pass } from './pipeline';
import { readInput } from './read-input';

/**
 * A route handler that takes a file: its bytes are the body, everything else is in the address. Only
 * as `application/octet-stream`, which no other site's form can send.
 */
export const upload =
  <Given>({ name, maxBytes, input, before, run }: FileOperation<Given>) =>
  async (request: Request): Promise<Response> => {
    const { answer } = await pass(request, {
      name,
      read: () =>
        isFromElsewhere(request) ||
        request.headers.get('content-type') !== 'application/octet-stream'
          ? deny('input-invalid', sentence('server-files.octets'))
          : readInput(input, Object.fromEntries(new URL(request.url).searchParams)),
      before: async (given) => ((await attemptFromHere('upload')) ? before(given) : tooManyFiles()),
      // Nobody becomes a guest for a file that is not taken.
      who: viewer,
      run: (_viewer: Viewer | null, given: Given, words) =>
        withBytes(request, maxBytes, (bytes) => run(given, bytes, words)),
    });
    return answer.ok ? Response.json(answer) : toldAs(answer);
  };

async function withBytes<Value>(
  request: Request,
  maxBytes: number,
  run: (bytes: Uint8Array<ArrayBuffer>) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  // Without a length it may be as large as is allowed.
  const length = Number(request.headers.get('content-length') ?? maxBytes);
  if (length > maxBytes) return refused(tooLarge(length, maxBytes));
  const giveBack = takeRoom(placeIn(request.headers), length);
  if (!giveBack) return deny('too-many-requests', sentence('server-files.busy'));
  try {
    const bytes = await wholeOf(request.body ?? new Blob([]).stream(), maxBytes);
    if (!bytes) return refused(tooLarge(maxBytes + 1, maxBytes));
    // Before anybody becomes a guest for it.
    if (bytes.length === 0) return refused(sentence('server-files.empty'));
    return await run(bytes);
  } finally {
    giveBack();
  }
}

const refused = (said: Said): Denied => deny('input-invalid', said, 'file');

const tooLarge = (bytes: number, max: number): Said =>
  sentence('server-files.tooLarge', { size: megabytes(bytes), most: megabytes(max) });
const megabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;
