/**
 * The open streams of this server, by game: what is told on the bus goes to all who have the game
 * open, each in the words for them. Nothing here is kept per reader but what was sent last.
 */
import 'server-only';
import { z } from 'zod';
import type { ToldLine } from '../sync/lines';
import type { Viewer } from './access';
import { read } from './db';
import { loadTable, type Reader, readerOf, seenBy } from './games/at-table';
import { LogRow, logColumns } from './games/game-store';
import { type LiveEvent, live } from './live';
import { log } from './log';

type Sink = ReadableStreamDefaultController<Uint8Array>;
type Open = {
  readonly viewer: Viewer | null;
  readonly sink: Sink;
  reader: Reader;
  /** The line that is to be sent next. */
  next: number;
  /** Lines are being read from the database; told ones wait. */
  catching: boolean;
  /** The table as it was sent last. */
  table: string;
};
/** A game that somebody has open. */
type Hub = {
  readonly gameId: string;
  readonly open: Set<Open>;
  readonly leave: () => void;
  /** The seats as they were read last, by user. */
  seats: ReadonlyMap<string, number>;
  /** Waits for the next moment in which the table is told; `access`: who may see it is asked again. */
  due: { access: boolean } | null;
};
type Shared = {
  readonly hubs: Map<string, Hub>;
  beat?: ReturnType<typeof setInterval> | undefined;
  beats: number;
  ended: boolean;
};

// Pages and route handlers have module instances of their own, the streams are one set.
const global = globalThis as typeof globalThis & { schieferStreams?: Shared };
global.schieferStreams ??= { hubs: new Map(), beats: 0, ended: false };
const shared: Shared = global.schieferStreams;

/** Proxies close what is silent for half a minute. */
const BEAT_MS = 20_000;
/** Who may see what is asked again at every third beat, whatever nobody told. */
const ACCESS_BEATS = 3;
/** What comes within this time is told together. */
const TOGETHER_MS = 30;
/** A reader that takes nothing for so many messages is let go; it comes back by itself. */
const MOST_WAITING = 200;

const encoder = new TextEncoder();
const encoded = (event: string, data: unknown, id?: number): Uint8Array =>
  encoder.encode(
    `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );

/**
 * The stream of a game for one reader, from behind a revision on; null where the viewer sees no such
 * game. Events: `line` (a `ToldLine`; its id is the revision with it), `table` (an `AtTable`), and
 * `gone` as the last one, where the reader may not see the game any more.
 */
export async function openStream(
  viewer: Viewer | null,
  { gameId, after, signal }: { gameId: string; after: number; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | null> {
  const reader = await read((tx) => readerOf(tx, viewer, gameId));
  if (!reader || shared.ended) return null;
  let mine: { hub: Hub; open: Open } | undefined;
  const end = () => mine && drop(mine.hub, mine.open);
  return new ReadableStream<Uint8Array>(
    {
      start(sink) {
        const open = { viewer, sink, reader, next: after, catching: false, table: '' };
        const hub = hubOf(gameId);
        hub.open.add(open);
        mine = { hub, open };
        signal.addEventListener('abort', end);
        // So that the browser knows at once that it is connected.
        send(hub, open, encoder.encode(': here\n\n'));
        void catchUp(hub, open);
        tellSoon(hub, false);
      },
      cancel: end,
    },
    { highWaterMark: MOST_WAITING },
  );
}

/** Who has the game open now. */
export const presentIn = (gameId: string): Reader[] =>
  [...(shared.hubs.get(gameId)?.open ?? [])].map(({ reader }) => reader);

/** How many streams are open, of how many games. */
export const openStreams = (): { readonly readers: number; readonly games: number } => ({
  readers: [...shared.hubs.values()].reduce((sum, { open }) => sum + open.size, 0),
  games: shared.hubs.size,
});

/** Browsers come back after so long, each at a moment of its own. */
const RETRY_MS = 500;
const RETRY_SPREAD_MS = 2000;

/** Ends all streams, for a server that is to stop: it would wait for them. */
export function endStreams(): void {
  shared.ended = true;
  for (const hub of [...shared.hubs.values()])
    for (const open of [...hub.open]) {
      const retry = Math.round(RETRY_MS + Math.random() * RETRY_SPREAD_MS);
      send(hub, open, encoder.encode(`retry: ${retry}\n\n`));
      drop(hub, open);
    }
}

function hubOf(gameId: string): Hub {
  const known = shared.hubs.get(gameId);
  if (known) return known;
  const leave = live.subscribe(gameId, (event) => tell(hub, event));
  const hub: Hub = { gameId, open: new Set(), leave, seats: new Map(), due: null };
  shared.hubs.set(gameId, hub);
  shared.beat ??= setInterval(beat, BEAT_MS).unref();
  return hub;
}

/** Takes a reader off and ends the stream; with the last one the hub is gone. */
function drop(hub: Hub, open: Open): void {
  if (!hub.open.delete(open)) return;
  try {
    open.sink.close();
  } catch {
    // The browser was quicker.
  }
  if (hub.open.size > 0) {
    tellSoon(hub, false);
    return;
  }
  hub.leave();
  shared.hubs.delete(hub.gameId);
  if (shared.hubs.size > 0) return;
  clearInterval(shared.beat);
  shared.beat = undefined;
}

function send(hub: Hub, open: Open, bytes: Uint8Array): void {
  if (!hub.open.has(open)) return;
  if ((open.sink.desiredSize ?? 0) <= 0) {
    drop(hub, open);
    return;
  }
  try {
    open.sink.enqueue(bytes);
  } catch {
    drop(hub, open);
  }
}

function beat(): void {
  const silence = encoder.encode(': \n\n');
  shared.beats += 1;
  for (const hub of [...shared.hubs.values()]) {
    for (const open of [...hub.open]) send(hub, open, silence);
    if (shared.beats % ACCESS_BEATS === 0) tellSoon(hub, true);
  }
}

function tell(hub: Hub, event: LiveEvent): void {
  if (event.kind === 'gone') {
    for (const open of [...hub.open]) letGo(hub, open);
    return;
  }
  if (event.kind === 'line') for (const open of [...hub.open]) tellLine(hub, open, event);
  tellSoon(hub, event.kind === 'access');
}

function tellLine(
  hub: Hub,
  open: Open,
  { seq, line, by }: Extract<LiveEvent, { kind: 'line' }>,
): void {
  if (open.catching || seq < open.next) return;
  if (seq > open.next) {
    void catchUp(hub, open);
    return;
  }
  open.next = seq + 1;
  const told: ToldLine = { seq, line, by: hub.seats.get(by) ?? null };
  send(hub, open, encoded('line', told, seq + 1));
}

const Row = LogRow.extend({ seq: z.int() });

/** Sends the lines that the reader has missed, until there are no more. */
async function catchUp(hub: Hub, open: Open): Promise<void> {
  if (open.catching) return;
  open.catching = true;
  try {
    for (;;) {
      const rows = await read((tx) =>
        tx.change.findMany({
          where: { gameId: hub.gameId, seq: { gte: open.next } },
          orderBy: { seq: 'asc' },
          select: { ...logColumns, seq: true },
        }),
      );
      if (rows.length === 0) break;
      for (const row of rows) {
        const { seq, ...line } = Row.parse(row);
        open.next = seq + 1;
        send(hub, open, encoded('line', { seq, line, by: null } satisfies ToldLine, seq + 1));
      }
    }
  } catch (error) {
    log.error({ err: error }, 'live: lines could not be read');
    drop(hub, open);
  } finally {
    open.catching = false;
  }
}

/** Tells the table to all its readers in a moment; what happens until then is told with it. */
function tellSoon(hub: Hub, access: boolean): void {
  if (hub.due) {
    hub.due.access ||= access;
    return;
  }
  hub.due = { access };
  setTimeout(() => {
    const due = hub.due;
    hub.due = null;
    if (!due || hub.open.size === 0) return;
    tellTable(hub, due.access).catch((error: unknown) =>
      log.error({ err: error }, 'live: the table could not be read'),
    );
  }, TOGETHER_MS).unref();
}

async function tellTable(hub: Hub, access: boolean): Promise<void> {
  const { gameId } = hub;
  if (access)
    for (const open of [...hub.open]) {
      const reader = await read((tx) => readerOf(tx, open.viewer, gameId));
      if (reader) open.reader = reader;
      else letGo(hub, open);
    }
  const present = presentIn(gameId);
  const ids = present.flatMap(({ userId }) => userId ?? []);
  const table = await read((tx) => loadTable(tx, gameId, ids));
  hub.seats = table?.seats ?? new Map();
  for (const open of [...hub.open]) {
    if (!table) {
      letGo(hub, open);
      continue;
    }
    const seen = seenBy(table, open.reader, present);
    const text = JSON.stringify(seen);
    if (text === open.table) continue;
    open.table = text;
    send(hub, open, encoded('table', seen));
  }
}

/** Says that the game is not there for this reader any more, and ends the stream. */
function letGo(hub: Hub, open: Open): void {
  send(hub, open, encoded('gone', null));
  drop(hub, open);
}
