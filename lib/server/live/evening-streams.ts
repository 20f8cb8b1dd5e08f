/**
 * Tells those who look at an evening that something in it has changed: what, they ask for themselves, and
 * are answered from what is drawn once for all of them.
 */
import 'server-only';
import type { Viewer } from '../access';
import { followsEvening } from '../leagues';
import { eveningTopic, live, personTopic } from '../store';
import type { Follower } from './live-streams';

// Pages and route handlers have module instances of their own, the streams are one set.
const shared = globalThis as typeof globalThis & { schieferEvenings?: Set<() => void> };
shared.schieferEvenings ??= new Set();
const open = shared.schieferEvenings;

/** Proxies close what is silent for half a minute. */
const BEAT_MS = 20_000;
/** At every third beat it is asked again who may see it, whatever nobody told. */
const LOOK_BEATS = 3;
/** What comes within this time is told together. */
const TOGETHER_MS = 300;
/** A reader that takes nothing for so many messages is let go; it comes back by itself. */
const MOST_WAITING = 20;

const encoder = new TextEncoder();
const CHANGED = encoder.encode('event: changed\ndata: null\n\n');
const SILENCE = encoder.encode(': \n\n');

/** The stream of an evening for one reader; null where the viewer sees no such evening. */
export async function openEveningStream(
  { viewer, isIn }: Follower,
  { eveningId, signal }: { eveningId: string; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | null> {
  const maySee = async (who: Viewer | null) => (await isIn()) && followsEvening(who, eveningId);
  if (!(await maySee(viewer))) return null;
  let end = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(sink) {
        let due: ReturnType<typeof setTimeout> | undefined;
        let beats = 0;
        const send = (bytes: Uint8Array) => {
          if ((sink.desiredSize ?? 0) <= 0) return end();
          sink.enqueue(bytes);
        };
        const look = () =>
          maySee(viewer).then(
            (may) => (may ? undefined : end()),
            () => end(),
          );
        const stop = [
          live.subscribe(eveningTopic(eveningId), ({ kind }) => {
            if (kind === 'access') void look();
            due ??= setTimeout(() => {
              due = undefined;
              send(CHANGED);
            }, TOGETHER_MS);
          }),
          viewer ? live.subscribe(personTopic(viewer.userId), () => void look()) : () => undefined,
        ];
        const beat = setInterval(() => {
          beats += 1;
          send(SILENCE);
          if (beats % LOOK_BEATS === 0) void look();
        }, BEAT_MS).unref();
        end = () => {
          if (!open.delete(end)) return;
          clearTimeout(due);
          clearInterval(beat);
          for (const leave of stop) leave();
          try {
            sink.close();
          } catch {
            // The browser was quicker.
          }
        };
        open.add(end);
        signal.addEventListener('abort', () => end());
        // So that the browser knows at once that it is connected.
        send(encoder.encode(': here\n\n'));
      },
      cancel: () => end(),
    },
    { highWaterMark: MOST_WAITING },
  );
}

/** Ends all of them, for a server that is to stop. */
export function endEveningStreams(): void {
  for (const end of [...open]) end();
}
