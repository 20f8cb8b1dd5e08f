/** One server among several on a PostgreSQL; the other one is played by hand, over the same channel. */
import { setTimeout as pause } from 'node:timers/promises';
import { nanoid } from 'nanoid';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { log } from '../../lib/server/config/log';
import { joinInstances, leaveInstances, otherInstances } from '../../lib/server/live/instances';
import { openStream, presentIn } from '../../lib/server/live/live-streams';
import { people } from '../../lib/server/live/people';
import { type Channel, fitsChannel, openChannel } from '../../lib/server/store/channel';
import { write } from '../../lib/server/store/db';
import { accessEnded, live, personTopic } from '../../lib/server/store/live-bus';
import { connectionConfig } from '../../lib/server/store/postgres-connection';
import type { GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { entry, follower, newViewer, play, startGame } from './table';

useDatabase();
let owner: Viewer;
let direct: Client;
beforeAll(async () => {
  owner = await newViewer();
  direct = new Client({ connectionString: process.env.DATABASE_URL });
  await direct.connect();
});
afterAll(() => direct.end());

type Said = Readonly<Record<string, unknown>>;
/** What the other server has heard, and what it says. */
let heard: Said[] = [];
let other: Channel;
const tell = (said: Said) => other.say(JSON.stringify({ from: 'the other', ...said }));
const heardOf = (kind: string) => heard.filter(({ say }) => say === kind);
const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 5 });

const config = () => connectionConfig(process.env.DATABASE_URL ?? '', 5000);
const listen = (onText: (text: string) => void) =>
  new Promise<Channel>((resolve) => {
    const channel = openChannel(config(), 'schiefer', {
      onText,
      onOpen: () => resolve(channel),
      onLost: () => undefined,
    });
  });

const canRead = (text: string) => text.includes('"say":"') && !text.includes('nothing');

const phones: AbortController[] = [];
beforeEach(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  heard = [];
  other = await listen((text) => {
    if (!text.startsWith('{"from":"the other"') && canRead(text)) heard.push(JSON.parse(text));
  });
  joinInstances();
  await until(() => expect(heardOf('hello')).toHaveLength(1));
});
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.abort();
  await leaveInstances();
  await other.close();
  people.forgetElsewhere('the other');
  vi.restoreAllMocks();
});

/** Follows a game; answers the places of the lines as they come. */
async function follow(game: GameState): Promise<number[]> {
  const phone = new AbortController();
  phones.push(phone);
  const stream = await openStream(follower(owner), {
    gameId: game.id,
    after: 0,
    signal: phone.signal,
  });
  if (!stream) throw new Error('no stream');
  const seqs: number[] = [];
  const decoder = new TextDecoder();
  void (async () => {
    for await (const bytes of stream)
      for (const [, data = ''] of decoder.decode(bytes).matchAll(/event: line\ndata: (.*)\n/g))
        seqs.push(JSON.parse(data).seq);
  })();
  return seqs;
}

/** Writes hands as another server does: nothing of it is told here. */
async function playElsewhere(game: GameState, count: number): Promise<Said[]> {
  const untold = vi.spyOn(live, 'publish').mockImplementation(() => undefined);
  await play(
    owner,
    game,
    Array.from({ length: count }, (_, n) => entry(game.hands.length + n)),
  );
  const told = untold.mock.calls.map(([gameId, event]) => ({ say: 'event', gameId, event }));
  untold.mockRestore();
  return told.filter(({ event }) => event.kind === 'line');
}
const places = (count: number) => Array.from({ length: count }, (_, n) => n);

test('tells the others what is written here, once and in order', async () => {
  const game = await startGame(owner);
  await play(owner, game, places(4).map(entry));
  await until(() => expect(heardOf('event').length).toBeGreaterThanOrEqual(4));
  const lines = heardOf('event').flatMap(({ event }) => {
    const { kind, seq } = event as { kind: string; seq: number };
    return kind === 'line' ? [seq] : [];
  });
  expect(lines).toEqual(places(4));
});

test('hears what is written elsewhere, in whatever order and however often it is told', async () => {
  const game = await startGame(owner);
  const seqs = await follow(game);
  const told = await playElsewhere(game, 4);
  for (const said of [...told.toReversed(), ...told, ...told]) tell(said);
  await until(() => expect(seqs).toEqual(places(4)));
  await pause(100);
  expect(seqs).toEqual(places(4));
});

test('ends a stream where another server says that the session behind it has ended', async () => {
  const game = await startGame(owner);
  let isSignedIn = true;
  const signal = new AbortController().signal;
  const asked = { gameId: game.id, after: 0, signal };
  const stream = await openStream({ viewer: owner, isIn: async () => isSignedIn }, asked);
  let text = '';
  const over = (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of stream ?? []) text += decoder.decode(bytes);
  })();
  await until(() => expect(text).toContain('event: table'));
  isSignedIn = false;
  tell({ say: 'event', gameId: personTopic(owner.userId), event: { kind: 'access' } });
  await over;
  expect(text).toContain('event: gone');
  accessEnded(owner.userId);
  await until(() =>
    expect(heardOf('event')).toContainEqual(
      expect.objectContaining({ gameId: personTopic(owner.userId), event: { kind: 'access' } }),
    ),
  );
});

test('looks into the database for what is too long to be told', async () => {
  const game = await startGame(owner);
  const line = { id: 'x', kind: 'finish', step: { id: 'y'.repeat(9000) } };
  expect(fitsChannel(JSON.stringify(line))).toBe(false);
  // Of no use to anybody but its length.
  live.publish(game.id, { kind: 'line', seq: 0, line: line as never, by: owner.userId });
  await until(() =>
    expect(heardOf('event').at(-1)).toMatchObject({ gameId: game.id, event: { kind: 'missed' } }),
  );
  const seqs = await follow(game);
  await pause(50);
  await playElsewhere(game, 2);
  tell({ say: 'event', gameId: game.id, event: { kind: 'missed' } });
  await until(() => expect(seqs).toEqual(places(2)));
  // So it does with what a newer version says.
  const more = await playElsewhere({ ...game, hands: [{}, {}] as never }, 1);
  expect(more).toHaveLength(1);
  tell({ say: 'event', gameId: game.id, event: { kind: 'sung' } });
  await until(() => expect(seqs).toEqual(places(3)));
});

test('misses nothing when its connection is lost, and comes back by itself', async () => {
  const game = await startGame(owner);
  const seqs = await follow(game);
  await pause(50);
  const cut = () =>
    direct.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_notify%'`,
    );
  tell({ say: 'here' });
  await until(() => expect(heardOf('hello').length).toBeGreaterThan(1));
  // Told while nobody could hear it.
  await playElsewhere(game, 3);
  expect(seqs).toEqual([]);
  await cut();
  await until(() => expect(seqs).toEqual(places(3)));
  // It is heard again, too.
  await until(() => {
    tell({ say: 'here' });
    expect(otherInstances()).toBe(1);
  });
  heard = [];
  await until(() => {
    live.publish(game.id, { kind: 'table' });
    expect(heardOf('event').length).toBeGreaterThan(0);
  });
});

test('knows who has a game open at the others, until they go', async () => {
  const game = await startGame(owner);
  const who = { gameId: game.id, userId: nanoid(), role: 'writer', tells: true };
  const at = () => presentIn(game.id).map(({ userId }) => userId);
  tell({ say: 'people', anew: true, people: [who] });
  await until(() => expect(at()).toEqual([who.userId]));
  await follow(game);
  await until(() =>
    expect(heardOf('people').at(-1)).toMatchObject({
      anew: false,
      people: [{ gameId: game.id, userId: owner.userId, role: 'host' }],
    }),
  );
  expect(at()).toEqual([who.userId, owner.userId]);
  tell({ say: 'people', anew: false, people: [{ ...who, role: null }] });
  await until(() => expect(at()).toEqual([owner.userId]));
  tell({ say: 'people', anew: false, people: [who] });
  await until(() => expect(at()).toHaveLength(2));
  // One that begins to listen is told everybody.
  tell({ say: 'hello', secret: 'another' });
  await until(() =>
    expect(heardOf('people').at(-1)).toMatchObject({
      anew: true,
      people: [{ gameId: game.id, userId: owner.userId }],
    }),
  );
  tell({ say: 'bye' });
  await until(() => expect(at()).toEqual([owner.userId]));
  expect(otherInstances()).toBe(0);
});

test('says where another has another secret', async () => {
  const noted = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  tell({ say: 'hello', secret: 'another' });
  await until(() =>
    expect(noted).toHaveBeenCalledWith(expect.stringMatching(/another NEXTAUTH_SECRET/)),
  );
});

test('takes one that says nothing any more for gone, and looks for its last words', async () => {
  const game = await startGame(owner);
  const seqs = await follow(game);
  const who = { gameId: game.id, userId: nanoid(), role: 'reader', tells: false };
  tell({ say: 'people', anew: true, people: [who] });
  await until(() => expect(presentIn(game.id)).toHaveLength(2));
  // Killed between the commit and telling of it.
  await playElsewhere(game, 1);
  await pause(500);
  expect(seqs).toEqual([]);
  await vi.waitFor(() => expect(seqs).toEqual([0]), { timeout: 15_000, interval: 50 });
  expect(presentIn(game.id)).toHaveLength(1);
}, 30_000);

test('anything else on the channel does no harm', async () => {
  for (const text of ['', 'no JSON', 'null', '[]', '{"from":1}', '{"from":"x","say":"nothing"}'])
    other.say(text);
  const game = await startGame(owner);
  const seqs = await follow(game);
  for (const said of await playElsewhere(game, 1)) tell(said);
  await until(() => expect(seqs).toEqual([0]));
  expect(await write((tx) => tx.change.count({ where: { gameId: game.id } }))).toBe(1);
});
