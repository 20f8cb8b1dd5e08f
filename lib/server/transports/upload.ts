/**
 * Long work, with the file that it is done with: read as it comes and no further than is allowed, and
 * answered line by line with how far it is and what came of it.
 */
import 'server-only';
import { wholeOf } from '../../files/lines';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import type { Said } from '../../jass';
import { type Answer, attemptFromHere, type Denied, deny, invalid, type Viewer } from '../access';
import { viewer } from '../account';
import { placeIn } from '../config/client-address';
import { doWork, type Report, takeRoom, type Underway, type Work } from '../files';
import type { WorkOperation } from '../operations/files';
import { toldAs, tooManyFiles } from './file';
import { isFromElsewhere } from './origin';
import { pass } from './pipeline';
import { readInput } from './read-input';
import { isStopping } from './stopping';

/**
 * A route handler that takes a file: its bytes are the body, everything else is in the address. Only
 * as `application/octet-stream`, which no other site's form can send. The work goes on to its end, even
 * where nobody reads of it any more; an answer without a report at its end means that it broke off.
 */
export const upload =
  <Given>({ name, maxBytes, input, before, run }: WorkOperation<Given>) =>
  async (request: Request): Promise<Response> => {
    const { answer } = await pass(request, {
      name,
      read: () =>
        isFromElsewhere(request) ||
        request.headers.get('content-type') !== 'application/octet-stream'
          ? invalid(sentence('server-files.octets'))
          : readInput(input, Object.fromEntries(new URL(request.url).searchParams)),
      before: async (given) => ((await attemptFromHere('upload')) ? before(given) : tooManyFiles()),
      // Nobody becomes a guest for a file that is not taken.
      who: viewer,
      run: async (_viewer: Viewer | null, given: Given, words) => {
        const file = await fileOf(request, maxBytes);
        if (!file.ok) return file;
        const { bytes, giveBack } = file.value;
        const allowed = await run(given, bytes, words).catch((error: unknown) => {
          giveBack();
          throw error;
        });
        if (!allowed.ok) giveBack();
        return allowed.ok
          ? { ok: true, value: () => told(allowed.value, { name, words, giveBack }) }
          : allowed;
      },
    });
    return answer.ok ? answer.value() : toldAs(answer);
  };

type File = { readonly bytes: Uint8Array<ArrayBuffer>; readonly giveBack: () => void };

/** The file, and what gives back the room that it takes. */
async function fileOf(request: Request, maxBytes: number): Promise<Answer<File>> {
  if (maxBytes === 0) return { ok: true, value: { bytes: new Uint8Array(), giveBack: () => {} } };
  // Without a length it may be as large as is allowed.
  const length = Number(request.headers.get('content-length') ?? maxBytes);
  if (length > maxBytes) return refused(tooLarge(length, maxBytes));
  const giveBack = takeRoom(placeIn(request.headers), length);
  if (!giveBack) return deny('too-many-requests', sentence('server-files.busy'));
  let isTaken = false;
  try {
    const bytes = await wholeOf(request.body ?? new Blob([]).stream(), maxBytes);
    if (!bytes) return refused(tooLarge(maxBytes + 1, maxBytes));
    // Before anybody becomes a guest for it.
    if (bytes.length === 0) return refused(sentence('server-files.empty'));
    isTaken = true;
    return { ok: true, value: { bytes, giveBack } };
  } finally {
    if (!isTaken) giveBack();
  }
}

/** So long without a word some proxies take a connection for dead. */
const ALIVE_MS = 15_000;

/** Does the work, and tells of it: a line of JSON for each word. */
function told(
  work: Work,
  { name, words, giveBack }: { name: string; words: Words; giveBack: () => void },
): Response {
  const encoder = new TextEncoder();
  let isHeard = true;
  const lines = new ReadableStream<Uint8Array>({
    async start(control) {
      const tell = (line: Underway | Report) => {
        if (isHeard) control.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      tell({ kind: 'waiting' });
      const alive = setInterval(() => isHeard && control.enqueue(encoder.encode('\n')), ALIVE_MS);
      void doWork(work, { name, words, tell, isEnding: isStopping })
        .then((report) => report && tell(report))
        .finally(() => {
          clearInterval(alive);
          giveBack();
          if (isHeard) control.close();
        });
    },
    cancel() {
      isHeard = false;
    },
  });
  return new Response(lines, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Some proxies would keep it back until it ends.
      'X-Accel-Buffering': 'no',
    },
  });
}

const refused = (said: Said): Denied => invalid(said, 'file');

const tooLarge = (bytes: number, max: number): Said =>
  sentence('server-files.tooLarge', { size: megabytes(bytes), most: megabytes(max) });
const megabytes = (bytes: number): number => Math.ceil(bytes / 100_000) / 10;
