import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { News } from '../../lib/browser/channel';
import type { LocalStore } from '../../lib/browser/local-store';
import { type Outcome, type Post, sendAll } from '../../lib/browser/send-all';
import { type Fate, makeServer } from './server';
import { changeItem, createItem, hand, OPEN, PHONES, play, record } from './table';

const send = async (phone: LocalStore, post: Post): Promise<{ outcome: Outcome; news: News[] }> => {
  const news: News[] = [];
  const outcome = await sendAll(phone, { post, publish: (one) => news.push(one) });
  return { outcome, news };
};
const always = (fate: Fate) => () => fate;

describe.each(PHONES)('a phone %s', (_, newPhone) => {
  test('sends a game begun without network, and its hands in order', async () => {
    const phone = await newPhone();
    const server = makeServer();
    const id = await play(phone, 3);
    const { outcome, news } = await send(phone, server.through(always('answered')));
    expect(outcome).toBe('done');
    expect(server.games.get(id)?.hands.map(({ entry }) => entry)).toEqual([0, 1, 2].map(hand));
    expect(await phone.items()).toEqual([]);
    expect((await phone.game(id))?.state).toEqual(server.games.get(id));
    expect(news.map(({ kind }) => kind)).toEqual(Array(4).fill('answered'));
  });

  test.each([
    ['dropped', 'offline', 0],
    ['answer-lost', 'offline', 0],
    ['html', 'later', 0],
    ['fault', 'later', 0],
    ['restarting', 'later', 0],
    ['twice', 'done', 1],
  ] as const)('%s: it stays in the outbox and is stored once', async (fate, outcome, hands) => {
    const phone = await newPhone();
    const server = makeServer();
    const id = await play(phone, 1);
    expect((await send(phone, server.through(always(fate)))).outcome).toBe(outcome);
    expect(server.games.get(id)?.hands ?? []).toHaveLength(hands);
    expect(await phone.itemsOf(id)).toHaveLength(hands ? 0 : 2);
    await send(phone, server.through(always('answered')));
    expect(await phone.itemsOf(id)).toEqual([]);
    expect(server.games.get(id)?.hands).toHaveLength(1);
  });

  test('a first game whose answer is lost stays this phone’s own', async () => {
    const phone = await newPhone();
    const server = makeServer();
    const id = await play(phone, 1);
    const fates: Fate[] = ['answer-lost', 'answered', 'answer-lost'];
    const post = server.through(() => fates.shift() ?? 'answered');
    for (let tries = 0; tries < 3; tries += 1) await send(phone, post);
    expect(server.games.get(id)?.hands).toHaveLength(1);
    expect(await phone.refusedOf(id)).toEqual([]);
    expect(await phone.items()).toEqual([]);
  });

  test('what another phone wrote first is set aside with the reason, and later hands go on', async () => {
    const phone = await newPhone();
    const server = makeServer();
    const id = await play(phone, 0);
    await send(phone, server.through(always('answered')));
    const theirs = record(0, hand(7));
    server.store(`/api/v1/games/${id}/changes`, { change: theirs });
    const mine = record(0, hand(1));
    await phone.add([changeItem(id, mine), changeItem(id, record(1))]);
    const { outcome, news } = await send(phone, server.through(always('answered')));
    expect(outcome).toBe('done');
    expect(server.games.get(id)?.hands.map(({ entry }) => entry)).toEqual([hand(7), hand(1)]);
    expect(await phone.refusedOf(id)).toMatchObject([
      { job: { change: mine }, fault: { code: 'hand-taken' } },
    ]);
    expect(news[0]).toMatchObject({ kind: 'answered', id: mine.id, answer: { ok: false } });
    expect((await phone.game(id))?.state).toEqual(server.games.get(id));
    await phone.dismiss(mine.id);
    expect(await phone.refusedOf(id)).toEqual([]);
  });

  test('what somebody else who was signed in entered is kept, told, and sent when they are back', async () => {
    const phone = await newPhone();
    const server = makeServer();
    const id = await play(phone, 2);
    const other = await play(phone, 1);
    const denied: Post = async (path, body, account) =>
      path.includes(id) || JSON.stringify(body).includes(id)
        ? {
            status: 403,
            body: { ok: false, error: { code: 'forbidden', message: 'Not you.' } },
          }
        : server.through(always('answered'))(path, body, account);
    const { outcome } = await send(phone, denied);
    expect(outcome).toBe('done');
    expect(await phone.itemsOf(id)).toMatchObject([
      { fault: { code: 'forbidden', message: 'Not you.' } },
      {},
      {},
    ]);
    expect(server.games.get(other)?.hands).toHaveLength(1);
    await send(phone, server.through(always('answered')));
    expect(server.games.get(id)?.hands).toHaveLength(2);
    expect(await phone.items()).toEqual([]);
  });

  test('a game that the server refuses keeps all that was entered, and starts anew', async () => {
    const phone = await newPhone();
    const server = makeServer();
    const id = await play(phone, 3);
    const taken: Post = async (path) =>
      path === '/api/phone'
        ? { status: 200, body: { ok: true } }
        : { status: 409, body: { ok: false, error: { code: 'id-taken', message: 'Again.' } } };
    await send(phone, taken);
    expect(await phone.itemsOf(id)).toEqual([]);
    expect(await phone.refusedOf(id)).toHaveLength(4);
    // What is entered from now on stays with it.
    await phone.add([changeItem(id, record(3))]);
    expect(await phone.itemsOf(id)).toEqual([]);
    const anew = 'anewanewanewanewanewx';
    expect(await phone.restart(id, { id: anew, at: Date.now() })).toBe(true);
    await send(phone, server.through(always('answered')));
    expect(server.games.get(anew)?.hands.map(({ entry }) => entry)).toEqual([0, 1, 2, 3].map(hand));
    expect(await phone.game(id)).toBeUndefined();
    expect(await phone.refusedOf(id)).toEqual([]);
  });

  test('a game of an evening that another phone has begun already is not mixed with this one', async () => {
    const phone = await newPhone();
    const id = await play(phone, 1);
    const theirs = { id: 'theirstheirstheirsthe', table: OPEN, hands: [], revision: 0 };
    await send(phone, async () => ({ status: 200, body: { ok: true, value: theirs } }));
    expect(await phone.refusedOf(id)).toMatchObject([
      { fault: { code: 'game-elsewhere', elsewhere: theirs.id } },
      {},
    ]);
  });

  test('the game that follows another waits for it', async () => {
    const phone = await newPhone();
    const server = makeServer();
    const first = await play(phone, 1);
    const second = await play(phone, 1, createItem(undefined, { after: first }));
    const third = await play(phone, 1);
    const post: Post = async (path, body, account) =>
      JSON.stringify(body).includes(`"id":"${first}"`)
        ? { status: 500, body: undefined }
        : server.through(always('answered'))(path, body, account);
    expect((await send(phone, post)).outcome).toBe('later');
    expect([...server.games.keys()]).toEqual([third]);
    await send(phone, server.through(always('answered')));
    expect([...server.games.keys()].sort()).toEqual([first, second, third].sort());
  });

  test('two that send at the same time store everything once', async () => {
    const phone = await newPhone();
    const server = makeServer();
    const id = await play(phone, 20);
    const post = server.through(always('answered'));
    await Promise.all([send(phone, post), send(phone, post)]);
    expect(server.games.get(id)?.hands.map(({ entry }) => entry)).toEqual(
      Array.from({ length: 20 }, (_, n) => hand(n)),
    );
    expect(await phone.refusedOf(id)).toEqual([]);
    expect(await phone.items()).toEqual([]);
  });
});

test('a thousand hands over ten games through a bad network: none is lost, none stored twice', async () => {
  const phone = await (PHONES[0]?.[1] ?? fail)();
  const server = makeServer();
  const seed = fc.sample(fc.nat(), 1)[0] ?? 0;
  let state = seed >>> 0;
  const random = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const bad: readonly Fate[] = ['dropped', 'answer-lost', 'twice', 'html', 'fault', 'restarting'];
  const fate = (): Fate =>
    random() < 0.6 ? 'answered' : (bad[Math.floor(random() * bad.length)] ?? 'dropped');
  const games = await Promise.all(Array.from({ length: 10 }, () => play(phone, 0)));
  let entered = 0;
  for (let n = 0; n < 100; n += 1) {
    for (const id of games) {
      await phone.add([changeItem(id, record(n))]);
      entered += 1;
    }
    if (random() < 0.3) await send(phone, server.through(fate));
  }
  for (let tries = 0; (await phone.items()).length > 0; tries += 1) {
    if (tries > 5000) throw new Error(`not sent with seed ${seed}`);
    await send(phone, server.through(fate));
  }
  expect(entered).toBe(1000);
  for (const id of games) {
    expect(
      server.games.get(id)?.hands.map(({ entry }) => entry),
      `seed ${seed}`,
    ).toEqual(Array.from({ length: 100 }, (_, n) => hand(n)));
    expect(new Set(server.log.get(id)).size).toBe(server.log.get(id)?.length);
    expect(await phone.refusedOf(id)).toEqual([]);
  }
}, 60_000);

function fail(): never {
  throw new Error('no phone');
}
