/**
 * Asking for long work and following it to its end. Where the connection or the server breaks off it is
 * asked for again, as the same attempt: what was done by then stays done.
 */
import { linesOf } from '@/lib/files/lines';
import type { Report, Underway } from '@/lib/server/files';

/** Why it was not taken. */
export type Refused = { readonly path: string; readonly message: string };
/** What came of it, why it was refused, or nothing where it was not heard of any more. */
export type End =
  | { readonly report: Report }
  | { readonly refused: Refused }
  | { readonly refused: null };

/** So often it is tried again without hearing how far it is. */
const TRIES = 6;
const PAUSE_MS = 1500;
const LINE_BYTES = 50_000_000;
/** What says of a server that it cannot just now. */
const FOR_NOW: readonly number[] = [429, 500, 502, 503, 504];

/**
 * Follows it to its end.
 *
 * @param ask sends it, the same each time
 * @param tell hears how far it is, and `again` when it is asked for again
 */
export async function followWork(
  ask: () => Promise<Response>,
  tell: (state: Underway | { readonly kind: 'again' }) => void,
  pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<End> {
  let hasBegun = false;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const response = await ask().catch(() => null);
    if (response && !response.ok && !(hasBegun && FOR_NOW.includes(response.status))) {
      return { refused: await refusalOf(response) };
    }
    if (response?.ok) hasBegun = true;
    for await (const line of response?.ok ? told(response) : []) {
      if (line.kind !== 'waiting' && line.kind !== 'progress') return { report: line };
      if (line.kind === 'progress') tries = 1;
      tell(line);
    }
    if (!hasBegun) break;
    tell({ kind: 'again' });
    await pause(tries * PAUSE_MS);
  }
  return { refused: null };
}

/** As `denied` answers; null where it was somebody between us that answered. */
async function refusalOf(response: Response): Promise<Refused | null> {
  const answer: unknown = await response.json().catch(() => null);
  return (answer as { error?: Refused } | null)?.error ?? null;
}

/** What is told, as long as it is: a connection that breaks is the end of it. */
async function* told({ body }: Response): AsyncGenerator<Underway | Report> {
  try {
    for await (const { text } of linesOf(chunks(body), LINE_BYTES))
      if (text) yield JSON.parse(text) as Underway | Report; // as `doWork` tells
  } catch {
    // Whoever reads sees that no report came.
  }
}

/** Not every browser reads a stream by `for await`. */
async function* chunks(body: Response['body']): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (;;) {
    const read = await reader?.read();
    if (!read?.value) return;
    yield read.value;
  }
}
