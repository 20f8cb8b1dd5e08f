/**
 * The servers that share a PostgreSQL: what happens in games and who has them open, told from each to
 * all others. What is told can be lost, with a connection or with the server that was about to tell it:
 * then everybody looks into the database again.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { TABLE_ROLES } from '../../sync/at-table';
import { env, isPostgres, sessionSecret } from '../config/env';
import { instanceId } from '../config/instance';
import { log } from '../config/log';
import {
  type Channel,
  connectionConfig,
  fitsChannel,
  type LiveEvent,
  LogRow,
  openChannel,
  relay,
} from '../store';
import { people, type Shown } from './people';

const CHANNEL = 'schiefer';
/** How often a server says that it is there. */
const BEAT_MS = 2000;
/** One that has said nothing for so long is gone. */
const SILENT_MS = 7000;
/** What fits into one message with room to spare. */
const PEOPLE_TOGETHER = 30;

const Event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), seq: z.int(), line: LogRow, by: z.string() }),
  z.object({ kind: z.enum(['table', 'access', 'missed', 'gone']) }),
]);
const People = z.array(
  z.object({
    gameId: z.string(),
    userId: z.string(),
    role: z.enum(TABLE_ROLES).nullable(),
    tells: z.boolean(),
  }),
);
/** What one server says to all others. */
const Said = z.discriminatedUnion('say', [
  /** It listens, now or again: what was said before it has not heard. */
  z.object({ from: z.string(), say: z.literal('hello'), secret: z.string() }),
  z.object({ from: z.string(), say: z.literal('here') }),
  z.object({ from: z.string(), say: z.literal('bye') }),
  z.object({ from: z.string(), say: z.literal('event'), gameId: z.string(), event: Event }),
  /** Who came and went there; `anew`: everybody who is there. */
  z.object({ from: z.string(), say: z.literal('people'), anew: z.boolean(), people: People }),
]);
type Said = z.infer<typeof Said>;
/** An event that this version does not know is looked up. */
const Unknown = z.object({ from: z.string(), gameId: z.string().optional() });

type Membership = {
  readonly channel: Channel;
  readonly timer: NodeJS.Timeout;
  /** When each of the others was heard last, by a clock of this process. */
  readonly heardAt: Map<string, number>;
};
// Pages and route handlers have module instances of their own; the server is one among others.
const shared = globalThis as typeof globalThis & { schieferOthers?: Membership | undefined };

/** Begins to tell and to hear, where there can be others; called when the server starts. */
export function joinInstances(): void {
  const { DATABASE_URL, DATABASE_TIMEOUT_MS } = env();
  if (!isPostgres(DATABASE_URL) || shared.schieferOthers) return;
  const heardAt = new Map<string, number>();
  const channel = openChannel(connectionConfig(DATABASE_URL, DATABASE_TIMEOUT_MS), CHANNEL, {
    onText: (text) => hear(heardAt, text),
    onOpen: () => {
      sayHello();
      sayPeople(people.here(), true);
      lookAgain();
    },
    onLost: (error) => log.warn({ err: error }, 'nothing is heard of other servers for now'),
  });
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // After a pause of our own nobody else is to blame for the silence.
    const isLate = now - last > SILENT_MS / 2;
    last = now;
    say({ from: instanceId, say: 'here' });
    for (const [server, at] of heardAt) {
      if (isLate) heardAt.set(server, now);
      else if (now - at > SILENT_MS) forget(heardAt, server);
    }
  }, BEAT_MS).unref();
  shared.schieferOthers = { channel, timer, heardAt };
  relay.onPublished((gameId, event) => {
    const text = textOf({ from: instanceId, say: 'event', gameId, event });
    if (fitsChannel(text)) channel.say(text);
    else say({ from: instanceId, say: 'event', gameId, event: { kind: 'missed' } });
  });
  people.onShown((changed) => sayPeople(changed, false));
}

/** Takes leave of the others, for a server that stops. */
export async function leaveInstances(): Promise<void> {
  const { schieferOthers: own } = shared;
  if (!own) return;
  say({ from: instanceId, say: 'bye' });
  shared.schieferOthers = undefined;
  relay.onPublished(null);
  people.onShown(null);
  clearInterval(own.timer);
  await own.channel.close();
}

/** How many other servers were heard of lately. */
export const otherInstances = (): number => shared.schieferOthers?.heardAt.size ?? 0;

/** What is said: events of games as they are on the bus, all else as it is heard. */
type Saying =
  | Exclude<Said, { say: 'event' }>
  | (Omit<Extract<Said, { say: 'event' }>, 'event'> & { readonly event: LiveEvent });
const textOf = (said: Saying): string => JSON.stringify(said);
const say = (said: Saying) => shared.schieferOthers?.channel.say(textOf(said));

const sayHello = () => say({ from: instanceId, say: 'hello', secret: secretMark() });

function sayPeople(all: readonly Shown[], anew: boolean): void {
  for (let from = 0; from === 0 || from < all.length; from += PEOPLE_TOGETHER)
    say({
      from: instanceId,
      say: 'people',
      anew: anew && from === 0,
      people: all.slice(from, from + PEOPLE_TOGETHER),
    });
}

/** Everything may be otherwise than it was told here. */
const lookAgain = () => relay.hear(null, { kind: 'missed' });

function forget(heardAt: Map<string, number>, server: string): void {
  heardAt.delete(server);
  people.forgetElsewhere(server);
  // Its last words may not have been heard.
  lookAgain();
}

function hear(heardAt: Map<string, number>, text: string): void {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return;
  }
  const { from, gameId } = Unknown.safeParse(given).data ?? {};
  if (from === undefined || from === instanceId) return;
  const said = Said.safeParse(given).data;
  if (said?.say === 'bye') {
    forget(heardAt, from);
    return;
  }
  const isNew = !heardAt.has(from);
  heardAt.set(from, performance.now());
  // Who is there is told with a hello; of whom something else is heard first, that is still to come.
  if (isNew && said?.say !== 'hello' && !(said?.say === 'people' && said.anew)) sayHello();
  if (said) take(said);
  else if (gameId !== undefined) relay.hear(gameId, { kind: 'missed' });
}

function take(said: Exclude<Said, { say: 'bye' }>): void {
  switch (said.say) {
    case 'here':
      return;
    case 'hello':
      if (said.secret !== secretMark())
        log.error(
          'another server on this database has another NEXTAUTH_SECRET: set it the same for all',
        );
      sayPeople(people.here(), true);
      lookAgain();
      return;
    case 'event':
      relay.hear(said.gameId, said.event);
      return;
    case 'people': {
      const before = said.anew ? people.forgetElsewhere(said.from) : [];
      people.noteElsewhere(said.from, said.people);
      const games = new Set([...before, ...said.people.map(({ gameId }) => gameId)]);
      for (const gameId of games) relay.hear(gameId, { kind: 'table' });
    }
  }
}

/** Says whether two have the same secret, and nothing of it. */
const secretMark = (): string =>
  createHash('sha256').update(`the same everywhere? ${sessionSecret()}`).digest('base64url');
