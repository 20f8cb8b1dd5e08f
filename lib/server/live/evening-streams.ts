/**
 * Tells those who look at an evening or a tournament that something in it has changed: what, they ask for
 * themselves, and are answered from what is made once for all of them.
 */
import 'server-only';
import type { Viewer } from '../access';
import { followsEvening } from '../leagues';
import { eveningTopic, live, personTopic, tournamentTopic } from '../store';
import { followsTournament } from '../tournaments';
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
export const openEveningStream = (
  follower: Follower,
  { eveningId, signal }: { eveningId: string; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | null> =>
  openStreamOf(follower, {
    topic: eveningTopic(eveningId),
    signal,
    sees: (who) => followsEvening(who, eveningId),
  });

/** The same of a tournament, where one may come by a link. */
export const openTournamentStream = (
  follower: Follower,
  { signal, ...asked }: { tournamentId: string; link?: string | undefined; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | null> =>
  openStreamOf(follower, {
    topic: tournamentTopic(asked.tournamentId),
    signal,
    sees: (who) => followsTournament(who, asked),
  });

type Followed = {
  readonly topic: string;
  readonly signal: AbortSignal;
  readonly sees: (who: Viewer | null) => Promise<boolean>;
};

async function openStreamOf(
  { viewer, isIn }: Follower,
  { topic, signal, sees }: Followed,
): Promise<ReadableStream<Uint8Array> | null> {
  const maySee = async (who: Viewer | null) => (await isIn()) && sees(who);
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
          live.subscribe(topic, ({ kind }) => {
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
