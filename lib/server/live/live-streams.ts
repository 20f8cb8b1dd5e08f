/**
 * The open streams of this server, by game: what is told on the bus goes to all who have the game
 * open, each in the words for them. Nothing here is kept per reader but what was sent last.
 */
import 'server-only';
import { inPublic, type PublicNames } from '../../league/public-names';
import type { ToldLine } from '../../sync/lines';
import { publicNamesOf, type Viewer } from '../access';
import { log } from '../config/log';
import {
  companyOf,
  linesFrom,
  loadTable,
  type Reader,
  readerOf,
  revisionNow,
  seenBy,
} from '../games';
import { type LiveEvent, live, personTopic, read } from '../store';
import { peopleElsewhere, showPeople } from './people';

type Sink = ReadableStreamDefaultController<Uint8Array>;
/** Whose stream it is to be. */
export type Follower = {
  readonly viewer: Viewer | null;
  /** Does what let them in, a session or a token, still count? Asked as long as the stream is open. */
  readonly isIn: () => Promise<boolean>;
};
type Open = Follower & {
  readonly sink: Sink;
  /** Hears no more of the viewer. */
  readonly leave: () => void;
  reader: Reader;
  /** Something that let the reader in may have ended: it is asked again before the next table. */
  isDoubted: boolean;
  /** The line that is to be sent next. */
  next: number;
  /** Lines are being read from the database; told ones wait. */
  catching: boolean;
  /** The latest line that was told, whether or not it could be sent then. */
  told: number;
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
/** At every third beat everything is looked at again, whatever nobody told. */
const LOOK_BEATS = 3;
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
  { viewer, isIn }: Follower,
  { gameId, after, signal }: { gameId: string; after: number; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | null> {
  const reader = await read((tx) => readerOf(tx, viewer, gameId));
  if (!reader || shared.ended) return null;
  let mine: { hub: Hub; open: Open } | undefined;
  const end = () => mine && drop(mine.hub, mine.open);
  return new ReadableStream<Uint8Array>(
    {
      start(sink) {
        const hub = hubOf(gameId);
        const leave = onAccess(viewer, () => {
          open.isDoubted = true;
          tellSoon(hub, false);
        });
        const state = { isDoubted: false, next: after, catching: false, told: -1, table: '' };
        const open: Open = { viewer, isIn, sink, leave, reader, ...state };
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

/** Calls when a session, a token or a role of the viewer may have ended; until the answer is called. */
const onAccess = (viewer: Viewer | null, look: () => void): (() => void) =>
  viewer
    ? live.subscribe(personTopic(viewer.userId), ({ kind }) => kind === 'access' && look())
    : () => undefined;

/** Who has the game open now, here or at another server. */
export const presentIn = (gameId: string): Reader[] => [
  ...peopleElsewhere(gameId),
  ...openIn(shared.hubs.get(gameId)),
];

const openIn = (hub: Hub | undefined): Reader[] =>
  [...(hub?.open ?? [])].map(({ reader }) => reader);

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
  open.leave();
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
  showPeople(hub.gameId, []);
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
    if (shared.beats % LOOK_BEATS === 0) tell(hub, { kind: 'missed' });
  }
}

function tell(hub: Hub, event: LiveEvent): void {
  if (event.kind === 'gone') {
    for (const open of [...hub.open]) letGo(hub, open);
    return;
  }
  if (event.kind === 'line') for (const open of [...hub.open]) tellLine(hub, open, event);
  if (event.kind === 'missed') void lookAgain(hub);
  tellSoon(hub, event.kind === 'access' || event.kind === 'missed');
}

function tellLine(
  hub: Hub,
  open: Open,
  { seq, line, by }: Extract<LiveEvent, { kind: 'line' }>,
): void {
  open.told = Math.max(open.told, seq);
  if (open.catching || seq < open.next) return;
  // Names are read in the words for the public, where those are all that the reader may know.
  if (seq > open.next || (line.step.kind === 'table' && !open.reader.tells)) {
    void catchUp(hub, open);
    return;
  }
  open.next = seq + 1;
  const told: ToldLine = { seq, line, by: hub.seats.get(by) ?? null };
  send(hub, open, encoded('line', told, seq + 1));
}

/** Sends the lines that the reader has missed, until there are no more. */
async function catchUp(hub: Hub, open: Open): Promise<void> {
  if (open.catching) return;
  open.catching = true;
  try {
    // Nobody would be told what takes the place of lines that an older backup does not have.
    if (open.next > (await revisionNow(hub.gameId))) open.next = 0;
    for (;;) {
      const { told } = open;
      const lines = await linesFrom(hub.gameId, open.next);
      const names = await namesIn(hub, open);
      for (const line of lines) {
        open.next = line.seq + 1;
        const told: ToldLine = { ...inPublic(line, names), by: null };
        send(hub, open, encoded('line', told, line.seq + 1));
      }
      // What was told while the database answered may have been written after it had looked.
      if (lines.length === 0 && (open.told === told || open.told < open.next)) break;
    }
  } catch (error) {
    log.error({ err: error }, 'live: lines could not be read');
    drop(hub, open);
  } finally {
    open.catching = false;
  }
}

/** How a reader reads the names of the game's league; null for in full. */
async function namesIn({ gameId }: Hub, { reader }: Open): Promise<PublicNames | null> {
  if (reader.tells) return null;
  return read(async (tx) => {
    const game = await tx.game.findUnique({ where: { id: gameId }, select: { leagueId: true } });
    return game && publicNamesOf(tx, game.leagueId);
  });
}

/** Catches up with what nobody told here, for those whose game has gone on. */
async function lookAgain(hub: Hub): Promise<void> {
  try {
    const revision = await revisionNow(hub.gameId);
    for (const open of [...hub.open]) if (open.next < revision) void catchUp(hub, open);
  } catch (error) {
    log.error({ err: error }, 'live: games could not be looked at again');
    for (const open of [...hub.open]) drop(hub, open);
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
  await lookAtReaders(
    hub,
    [...hub.open].filter(({ isDoubted }) => access || isDoubted),
  );
  showPeople(gameId, openIn(hub));
  const present = presentIn(gameId);
  const ids = present.flatMap(({ userId }) => userId ?? []);
  const table = await read((tx) => loadTable(tx, gameId, ids));
  hub.seats = table?.seats ?? new Map();
  const company = table && companyOf(table, present);
  const strangers = [...hub.open].some(({ reader }) => !reader.tells);
  const names = strangers && table ? await read((tx) => publicNamesOf(tx, table.leagueId)) : null;
  for (const open of [...hub.open]) {
    if (!table || !company) {
      letGo(hub, open);
      continue;
    }
    const seen = inPublic(seenBy(table, open.reader, company), open.reader.tells ? null : names);
    const text = JSON.stringify(seen);
    if (text === open.table) continue;
    open.table = text;
    send(hub, open, encoded('table', seen));
  }
}

/** Asks again who these are and what they may see; ends the streams for which that is nothing any more. */
async function lookAtReaders(hub: Hub, all: readonly Open[]): Promise<void> {
  for (const open of all) open.isDoubted = false;
  try {
    // At once, because sessions that are asked for together are one query.
    const areIn = await Promise.all(all.map((open) => open.isIn()));
    for (const [i, open] of all.entries()) await lookAtReader(hub, open, areIn[i] === true);
  } catch (error) {
    for (const open of all) open.isDoubted = true;
    throw error;
  }
}

async function lookAtReader(hub: Hub, open: Open, isIn: boolean): Promise<void> {
  const readerFor = (viewer: Viewer | null) => read((tx) => readerOf(tx, viewer, hub.gameId));
  const reader = isIn ? await readerFor(open.viewer) : null;
  if (reader) open.reader = reader;
  // Whoever is signed in no more sees what everybody sees: it comes back as nobody.
  else if (!isIn && (await readerFor(null))) drop(hub, open);
  else letGo(hub, open);
}

/** Says that the game is not there for this reader any more, and ends the stream. */
function letGo(hub: Hub, open: Open): void {
  send(hub, open, encoded('gone', null));
  drop(hub, open);
}
