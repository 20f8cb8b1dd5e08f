import { nanoid } from 'nanoid';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { companyOf, type Reader, seenBy, type TableRow } from '../../lib/server/games/at-table';
import { takeChalk } from '../../lib/server/games/chalk';
import { announce, createGame, deleteGame, findGame } from '../../lib/server/games/games';
import { joinTable, sit } from '../../lib/server/games/participants';
import { type LinkRole, openShareLink, revokeShareLink } from '../../lib/server/games/share-links';
import { openStream, presentIn } from '../../lib/server/live/live-streams';
import { live } from '../../lib/server/store/live-bus';
import type { AtTable } from '../../lib/sync/at-table';
import { type GameState, newGame, type Table } from '../../lib/sync/game';
import { follow, type ToldLine } from '../../lib/sync/lines';
import { useDatabase } from '../helpers/database';
import {
  entry,
  follower,
  handAt,
  MITTLERE,
  move,
  newViewer,
  OPEN_MOLOTOW,
  play,
  refusal,
  startGame,
  value,
} from './table';

useDatabase();
let owner: Viewer;
let beat: Viewer;
let carla: Viewer;
beforeAll(async () => {
  owner = await newViewer();
  beat = await newViewer();
  carla = await newViewer();
});

type Event = { readonly event: string; readonly data: unknown };
/** A phone that listens; `bytes` is every byte that it was sent. */
type Phone = {
  readonly events: Event[];
  readonly bytes: () => string;
  readonly hangUp: () => void;
  readonly ended: Promise<void>;
};
const phones: Phone[] = [];
afterEach(() => {
  for (const { hangUp } of phones.splice(0)) hangUp();
});

async function listen(viewer: Viewer | null, gameId: string, after = 0): Promise<Phone> {
  const control = new AbortController();
  const stream = await openStream(follower(viewer), { gameId, after, signal: control.signal });
  if (!stream) throw new Error('no stream');
  const events: Event[] = [];
  let text = '';
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const ended = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const came = decoder.decode(read.value);
      text += came;
      for (const [, event = '', data = ''] of came.matchAll(/event: (\w+)\ndata: (.*)\n\n/g))
        events.push({ event, data: JSON.parse(data) });
    }
  })();
  const phone = { events, bytes: () => text, hangUp: () => control.abort(), ended };
  phones.push(phone);
  return phone;
}

const lines = ({ events }: Phone) =>
  events.flatMap(({ event, data }) => (event === 'line' ? [data as ToldLine] : []));
const tables = ({ events }: Phone) =>
  events.flatMap(({ event, data }) => (event === 'table' ? [data as AtTable] : []));
const folded = (phone: Phone, game: GameState) =>
  lines(phone).reduce<GameState | undefined>(
    (state, line) => state && follow(state, line),
    newGame(game.id, game.table),
  );
const until = (check: () => void) => vi.waitFor(check, { timeout: 3000, interval: 5 });

async function joined(game: GameState, who: Viewer, role: LinkRole, seat: number | null = null) {
  const token = value(await openShareLink(owner, { gameId: game.id, role }))[role] ?? '';
  value(await joinTable(who, { token, seat }));
}

describe('a stream', () => {
  test('brings what was missed, then every line as it is written', async () => {
    const game = await play(owner, await startGame(owner), [0, 1, 2].map(entry));
    const phone = await listen(owner, game.id, 1);
    await until(() => expect(lines(phone).map(({ seq }) => seq)).toEqual([1, 2]));
    value(await move(owner, game.id, { kind: 'undo', target: handAt(game, 2).id }));
    await until(() => expect(lines(phone).map(({ seq }) => seq)).toEqual([1, 2, 3]));
    const whole = await listen(owner, game.id);
    await until(() => expect(lines(whole)).toHaveLength(4));
    expect(folded(whole, game)).toEqual(await findGame(owner, game.id));
  });

  test('begins anew for whoever is further than the log, as after an older backup', async () => {
    const game = await play(owner, await startGame(owner), [0, 1, 2].map(entry));
    const [ahead, level] = [await listen(owner, game.id, 50), await listen(owner, game.id, 3)];
    await until(() => expect(lines(ahead).map(({ seq }) => seq)).toEqual([0, 1, 2]));
    value(await move(owner, game.id, { kind: 'undo', target: handAt(game, 2).id }));
    await until(() => expect(lines(ahead).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]));
    await until(() => expect(lines(level).map(({ seq }) => seq)).toEqual([3]));
    expect(folded(ahead, game)).toEqual(await findGame(owner, game.id));
  });

  test('misses nothing and brings nothing twice while much is written', async () => {
    const game = await startGame(owner, OPEN_MOLOTOW);
    const hand = { points: [60, 50, 40, 7] };
    const early = await listen(owner, game.id);
    const playing = play(
      owner,
      game,
      Array.from({ length: 30 }, () => hand),
    );
    const during: Phone[] = [];
    for (let n = 0; n < 10; n += 1) {
      during.push(await listen(owner, game.id));
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const state = await playing;
    for (const phone of [early, ...during]) {
      await until(() => expect(lines(phone)).toHaveLength(30));
      expect(lines(phone).map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, n) => n));
      expect(folded(phone, game)).toEqual(state);
    }
  });

  test('is not there for those who see no such game', async () => {
    const game = await startGame(owner);
    const signal = new AbortController().signal;
    for (const who of [beat, null])
      for (const gameId of [game.id, nanoid()])
        expect(await openStream(follower(who), { gameId, after: 0, signal })).toBeNull();
  });

  test('names of many readers only some, the one who is told among them', () => {
    const reader = (userId: string): Reader => ({ userId, role: 'reader', tells: true });
    const readers = Array.from({ length: 1000 }, (_, n) => reader(`reader-${n}`));
    const host: Reader = { userId: 'host', role: 'host', tells: true };
    const seats = new Map([['reader-999', 2]]);
    const table: TableRow = {
      leagueId: null,
      currency: 'CHF',
      players: ['Anna', 'Beat', 'Carla'],
      seats,
      accounts: new Map(),
      names: new Map(),
      announced: [],
      chalkId: null,
      ownerId: null,
      manyWriters: false,
      announceSeparately: false,
      tourneyId: null,
      tournament: null,
      next: null,
    };
    // A second phone of the same person is the same person.
    const company = companyOf(table, [...readers, host, host]);
    const last = seenBy(table, reader('reader-998'), company);
    expect(last.present).toHaveLength(25);
    expect(last.present[0]).toEqual({ name: 'Carla', seat: 2, role: 'reader', isYou: false });
    expect(last.present.filter(({ role }) => role === 'host')).toHaveLength(1);
    expect(last.present.filter(({ isYou }) => isYou)).toHaveLength(1);
    expect(last.present.length + (last.more ?? 0)).toBe(1001);
    expect(seenBy(table, host, company)).toMatchObject({ more: 1001 - 24 });
    const few = seenBy(table, host, companyOf(table, [host, reader('reader-1')]));
    expect(few.present).toHaveLength(2);
    expect(few).not.toHaveProperty('more');
  });

  test('says who is there, and who has gone', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    await joined(game, carla, 'reader');
    const [one, two] = [await listen(owner, game.id), await listen(beat, game.id)];
    await listen(carla, game.id);
    // A second phone of the same person is the same person.
    await listen(beat, game.id);
    const there = [
      { name: 'Beat', seat: 1, role: 'writer', isYou: false },
      { name: null, seat: null, role: 'host', isYou: true },
      { name: null, seat: null, role: 'reader', isYou: false },
    ];
    await until(() => {
      const present = tables(one).at(-1)?.present ?? [];
      expect(present).toHaveLength(3);
      expect(present).toEqual(expect.arrayContaining(there));
    });
    expect(tables(two).at(-1)?.present[0]).toMatchObject({ name: 'Beat', isYou: true });
    for (const phone of phones.slice(1)) phone.hangUp();
    await until(() => expect(tables(one).at(-1)?.present).toHaveLength(1));
    one.hangUp();
    expect(presentIn(game.id)).toEqual([]);
  });

  test('tells at once who has taken the chalk', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    const [one, two] = [await listen(owner, game.id), await listen(beat, game.id)];
    await play(owner, game, [entry(0)]);
    await until(() => expect(tables(one).at(-1)?.chalk).toEqual({ isYours: true, name: null }));
    value(await takeChalk(beat, { gameId: game.id }));
    await until(() => expect(tables(one).at(-1)?.chalk).toEqual({ isYours: false, name: 'Beat' }));
    expect(tables(two).at(-1)?.chalk).toEqual({ isYours: true, name: 'Beat' });
    value(await move(beat, game.id, { kind: 'record', index: 1, entry: entry(1) }));
    await until(() => expect(lines(one).at(-1)).toMatchObject({ seq: 1, by: 1 }));
  });

  test('ends with a word for those whose link was taken back, and for nobody else', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    await joined(game, carla, 'reader');
    const [one, two, three] = await Promise.all([
      listen(owner, game.id),
      listen(beat, game.id),
      listen(carla, game.id),
    ]);
    value(await revokeShareLink(owner, { gameId: game.id, role: 'writer', renew: true }));
    await two.ended;
    expect(two.events.at(-1)?.event).toBe('gone');
    await play(owner, game, [entry(0)]);
    await until(() =>
      expect([lines(one), lines(three)].map(({ length }) => length)).toEqual([1, 1]),
    );
    expect(lines(two)).toEqual([]);
  });

  test('ends with a word when the game is deleted', async () => {
    const game = await startGame(owner);
    const phone = await listen(owner, game.id);
    value(await deleteGame(owner, game.id));
    await phone.ended;
    expect(phone.events.at(-1)?.event).toBe('gone');
  });

  test('leads on to the next game', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'reader');
    const phone = await listen(beat, game.id);
    const next = value(await createGame(owner, { id: nanoid(), table: MITTLERE, after: game.id }));
    await until(() => expect(tables(phone).at(-1)?.next).toBe(next.id));
    expect(await findGame(beat, next.id)).not.toBeNull();
  });

  test('that nobody reads any more is let go', async () => {
    const game = await startGame(owner, OPEN_MOLOTOW);
    const signal = new AbortController().signal;
    await openStream(follower(owner), { gameId: game.id, after: 0, signal });
    expect(presentIn(game.id)).toHaveLength(1);
    // Until it has been told that there is nothing to catch up with.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const step = { id: 'x', kind: 'finish', before: null, after: 'finished' } as const;
    const line = { id: 'x', kind: 'finish', step } as const;
    for (let seq = 0; seq < 210; seq += 1)
      live.publish(game.id, { kind: 'line', seq, line, by: owner.userId });
    await until(() => expect(presentIn(game.id)).toEqual([]));
  });
});

describe('announcements on phones of their own', () => {
  const HIDDEN: Table = {
    variant: 'differenzler',
    options: { announcements: 'hidden' },
    players: ['Anna', 'Beat', 'Carla'],
    firstDealer: 0,
  };
  // Figures that are nowhere else: neither in an id nor in a time.
  const SAID = [131, 7, 149] as const;
  const say = (who: Viewer, game: GameState, seat: number, points: number, id = nanoid()) =>
    announce(who, { id, gameId: game.id, hand: game.hands.length, seat, points });
  async function table(): Promise<GameState> {
    const game = await startGame(owner, HIDDEN);
    value(await sit(owner, { gameId: game.id, seat: 0 }));
    await joined(game, beat, 'writer', 1);
    return game;
  }
  const revealed = (state: GameState | null) => state?.hands.at(-1)?.entry;

  test('begin when the second one sits down, and are shown to all with the last', async () => {
    const game = await table();
    await joined(game, carla, 'writer', 2);
    const all = [
      await listen(owner, game.id),
      await listen(beat, game.id),
      await listen(carla, game.id),
    ];
    await until(() =>
      expect(tables(all[0] as Phone).at(-1)).toMatchObject({ announceSeparately: true }),
    );
    expect(value(await say(beat, game, 1, 99)).hands).toEqual([]);
    expect(value(await say(carla, game, 2, SAID[2])).hands).toEqual([]);
    // Another one in its place, while somebody is missing.
    expect(value(await say(beat, game, 1, SAID[1])).hands).toEqual([]);
    for (const phone of all)
      await until(() => expect(tables(phone).at(-1)?.announced).toEqual([1, 2]));
    expect(revealed(value(await say(owner, game, 0, SAID[0])))).toEqual({ announced: [...SAID] });
    for (const phone of all) {
      await until(() => expect(folded(phone, game)?.hands).toHaveLength(1));
      expect(folded(phone, game)).toEqual(await findGame(owner, game.id));
      await until(() => expect(tables(phone).at(-1)?.announced).toEqual([]));
    }
  });

  test('begin where a single phone joins to sit down, not where that is the one that goes round', async () => {
    const game = await startGame(owner, HIDDEN);
    const phone = await listen(owner, game.id);
    value(await sit(owner, { gameId: game.id, seat: 0 }));
    await until(() => expect(tables(phone).at(-1)).toMatchObject({ taken: [0] }));
    expect(tables(phone).at(-1)).toMatchObject({ announceSeparately: false });
    value(await sit(owner, { gameId: game.id, seat: null }));
    await joined(game, beat, 'writer', 1);
    await until(() =>
      expect(tables(phone).at(-1)).toMatchObject({ taken: [1], announceSeparately: true }),
    );
    expect(value(await say(beat, game, 1, SAID[1])).hands).toEqual([]);
    value(await say(owner, game, 0, SAID[0]));
    expect(revealed(value(await say(owner, game, 2, SAID[2])))).toEqual({ announced: [...SAID] });
  });

  test('are in no byte that another phone gets before', async () => {
    const game = await table();
    const two = await listen(beat, game.id);
    const three = await listen(owner, game.id);
    const answers = [
      await say(owner, game, 0, SAID[0]),
      // Refused ones must not tell either.
      await say(beat, game, 0, 20),
      await say(beat, game, 1, 158),
      await move(beat, game.id, { kind: 'undo', target: 'nothing' }),
    ];
    value(await takeChalk(beat, { gameId: game.id }));
    answers.push(await say(beat, game, 2, SAID[2]));
    await until(() => expect(tables(two).at(-1)?.announced).toEqual([0, 2]));
    const seen = [
      two.bytes(),
      three.bytes(),
      JSON.stringify(answers),
      JSON.stringify(await findGame(beat, game.id)),
    ].join('\n');
    for (const points of [SAID[0], SAID[2]])
      expect(seen).not.toMatch(new RegExp(`(?<![\\w-])${points}(?![\\w-])`));
  });

  test('are everybody’s own; for a seat without a phone whoever has the chalk announces', async () => {
    const game = await table();
    expect(refusal(await say(beat, game, 0, 20))).toMatchObject({
      code: 'forbidden',
      message: 'Anna announces on a phone of their own.',
    });
    value(await say(beat, game, 2, 20));
    expect(refusal(await say(owner, game, 2, 30)).code).toBe('chalk-elsewhere');
    expect(refusal(await say(carla, game, 2, 30)).code).toBe('not-found');
    expect(refusal(await say(beat, game, 3, 30)).code).toBe('input-invalid');
    expect(refusal(await say(beat, game, 1, 158)).code).toBe('record-invalid');
    const late = { id: nanoid(), gameId: game.id, hand: 1, seat: 1, points: 20 };
    expect(refusal(await announce(beat, late)).code).toBe('hand-taken');
  });

  test('sent again are the same, also when the last one is in', async () => {
    const game = await table();
    const [first, last] = [nanoid(), nanoid()];
    value(await say(owner, game, 0, SAID[0], first));
    value(await say(beat, game, 2, SAID[2]));
    value(await say(beat, game, 1, SAID[1], last));
    for (const again of [
      await say(owner, game, 0, SAID[0], first),
      await say(beat, game, 1, SAID[1], last),
    ])
      expect(value(again).hands).toHaveLength(1);
    expect((await findGame(owner, game.id))?.revision).toBe(1);
  });

  test('of all at once write one hand', async () => {
    const game = await table();
    await joined(game, carla, 'writer', 2);
    const answers = await Promise.all(
      [owner, beat, carla].map((who, seat) => say(who, game, seat, SAID[seat] ?? 0)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(revealed(await findGame(owner, game.id))).toEqual({ announced: [...SAID] });
  });

  test('are made anew when the hand they made is undone', async () => {
    const game = await table();
    value(await say(owner, game, 0, SAID[0]));
    value(await say(beat, game, 2, SAID[2]));
    const id = nanoid();
    value(await say(beat, game, 1, SAID[1], id));
    const undone = value(await move(beat, game.id, { kind: 'undo', target: id }));
    expect(undone.hands).toEqual([]);
    const phone = await listen(owner, game.id);
    await until(() =>
      expect(tables(phone).at(-1)).toMatchObject({ announceSeparately: true, announced: [] }),
    );
    // A phone without network that took all of them down overwrites none that was acknowledged.
    value(await say(owner, game, 0, 20));
    const write = (announced: number[]) =>
      move(beat, game.id, { kind: 'record', index: 0, entry: { announced } });
    expect(refusal(await write([10, 20, 30]))).toMatchObject({
      code: 'announced-elsewhere',
      message: expect.stringContaining('phone of their own: Anna.'),
    });
    expect((await findGame(owner, game.id))?.hands).toEqual([]);
    const together = { announced: [20, 20, 30] };
    value(await write(together.announced));
    await until(() => expect(tables(phone).at(-1)?.announced).toEqual([]));
    expect(revealed(await findGame(owner, game.id))).toEqual(together);
  });
});
