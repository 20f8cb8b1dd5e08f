/** Games over the JSON interface: written, read, searched, marked, and whatever else is sent. */
import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VARIANT_IDS } from '../../lib/jass';
import type { Viewer } from '../../lib/server/access/access';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { useDatabase } from '../helpers/database';
import { ask, newToken, sitDown, walk } from './api';
import { putGame } from './archive';
import { foundClub, newAccount } from './club';
import { newEvening } from './season';
import { ENTRIES, entry, MITTLERE } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);

useDatabase();
let me: Viewer;
let token: string;
beforeEach(async () => {
  setLimiter(memoryLimiter());
  sitDown(null);
  me = await newAccount('Anna');
  token = await newToken(me);
});

const newGame = async (table: object = MITTLERE): Promise<string> => {
  const id = nanoid();
  expect((await ask('POST /games', { token, body: { id, table } })).status).toBe(200);
  return id;
};
const send = (id: string, change: object, headers = {}) =>
  ask(`POST /games/${id}/changes`, {
    token,
    body: { change: { id: nanoid(), ...change } },
    headers,
  });

describe('a game', () => {
  test('is started, written, corrected, undone, redone, finished, reopened and deleted', async () => {
    const id = await newGame();
    for (const [index, hand] of ENTRIES.entries())
      expect((await send(id, { kind: 'record', index, entry: hand })).status).toBe(200);
    let game = (await ask(`GET /games/${id}`, { token })).body.value;
    expect(game).toMatchObject({ id, revision: 4, over: false, mayWrite: true, league: null });
    expect(game.hands.map((hand: { entry: unknown }) => hand.entry)).toEqual(ENTRIES);
    expect(game.seats.map(({ name }: { name: string }) => name)).toEqual(MITTLERE.players);
    expect(game.tally.hands[3]).toEqual({
      rule: 'no-tricks',
      sticks: [1, 1, 0],
      potatoes: [0, 0, 2],
    });
    const [hand] = game.hands;
    const corrected = { kind: 'correct', handId: hand.id, by: hand.by, entry: entry(1) };
    game = (await send(id, corrected)).body.value;
    expect(game.hands[0].entry).toEqual(entry(1));
    const target = game.done.at(-1).id;
    game = (await send(id, { kind: 'undo', target })).body.value;
    expect(game.hands[0].entry).toEqual(entry(0));
    game = (await send(id, { kind: 'redo', target: game.undone.at(-1).id })).body.value;
    expect(game.hands[0].entry).toEqual(entry(1));
    expect((await send(id, { kind: 'finish' })).body.value.override).toBe('finished');
    expect((await ask(`GET /games/${id}`, { token })).body.value.over).toBe(true);
    expect((await send(id, { kind: 'reopen' })).body.value.override).toBe(null);
    const [first] = game.hands;
    const removed = await send(id, { kind: 'remove', handId: first.id, by: first.by });
    expect(removed.body.value.hands).toHaveLength(3);
    expect((await ask(`DELETE /games/${id}`, { token })).body).toEqual({ ok: true, value: null });
    expect((await ask(`GET /games/${id}`, { token })).status).toBe(404);
  });

  test('of an evening stands in the order in which it was begun, whenever it is sent', async () => {
    const club = await foundClub();
    const own = await newToken(club.owner);
    const evening = await newEvening(club.owner, { seasonId: club.seasonId, date: '2026-01-15' });
    const begun = async (begunAt: string) => {
      const id = nanoid();
      const body = { id, table: { ...MITTLERE, firstDealer: 1 }, evening, begunAt };
      expect((await ask('POST /games', { token: own, body })).status).toBe(200);
      expect(
        (
          await ask(`POST /games/${id}/changes`, {
            token: own,
            body: { change: { id: nanoid(), kind: 'record', index: 0, entry: entry(0) } },
          })
        ).status,
      ).toBe(200);
      const finish = { change: { id: nanoid(), kind: 'finish' } };
      expect((await ask(`POST /games/${id}/changes`, { token: own, body: finish })).status).toBe(
        200,
      );
      return (await ask(`GET /games/${id}`, { token: own })).body.value.playedAt;
    };
    // Long ago, the later one first; by a clock that is a day late, at its time of the day.
    expect(await begun('2026-01-15T20:30:00.000Z')).toBe('2026-01-15T20:30:00.000Z');
    expect(await begun('2026-01-15T19:30:00.000Z')).toBe('2026-01-15T19:30:00.000Z');
    expect(await begun('2026-01-18T21:00:00.000Z')).toBe('2026-01-15T21:00:00.000Z');
  });

  test('sent again is the same game, and so is a change', async () => {
    const id = nanoid();
    const body = { id, table: MITTLERE };
    const change = { change: { kind: 'record', id: nanoid(), index: 0, entry: entry(0) } };
    for (let times = 0; times < 3; times++) {
      expect((await ask('POST /games', { token, body })).status).toBe(200);
      const { body: answer } = await ask(`POST /games/${id}/changes`, { token, body: change });
      expect(answer.value).toMatchObject({ id, revision: 1 });
    }
  });

  test('is exported as a record', async () => {
    const id = await newGame();
    await send(id, { kind: 'record', index: 0, entry: entry(0) });
    expect((await ask(`GET /games/${id}/record`, { token })).body.value).toEqual({
      format: 'jass-record/1',
      ...MITTLERE,
      hands: [entry(0)],
    });
  });

  test('tells its log after a revision, page by page', async () => {
    const id = await newGame();
    for (let index = 0; index < 7; index++)
      await send(id, { kind: 'record', index, entry: entry(index) });
    const log = async (query: string) =>
      (await ask(`GET /games/${id}/changes?${query}`, { token })).body.value;
    const seen: number[] = [];
    let after: number | null = 2;
    while (after !== null) {
      const page: { changes: { revision: number }[]; next: number | null; revision: number } =
        await log(`after=${after}&limit=2`);
      seen.push(...page.changes.map(({ revision }) => revision));
      expect(page.revision).toBe(7);
      after = page.next;
    }
    expect(seen).toEqual([3, 4, 5, 6, 7]);
    expect(await log('after=7')).toEqual({ changes: [], revision: 7, next: null });
    expect(await log('after=99')).toEqual({ changes: [], revision: 7, next: null });
  });

  test('refuses what the rules refuse, with the place and the figures', async () => {
    const id = await newGame();
    const wrong = await send(id, { kind: 'record', index: 0, entry: { points: [60, 57, 41] } });
    expect(wrong.status).toBe(422);
    expect(wrong.body.error).toMatchObject({ code: 'points-sum', hand: 0, path: 'points' });
    expect(wrong.body.error.message).toContain('158');
    await send(id, { kind: 'record', index: 0, entry: entry(0) });
    const late = await send(id, { kind: 'record', index: 0, entry: entry(1) });
    expect(late.status).toBe(422);
    expect(late.body).toMatchObject({ error: { code: 'hand-taken' }, current: { revision: 1 } });
  });
});

describe('marks', () => {
  test('spare a reader what has not changed', async () => {
    const id = await newGame();
    const first = await ask(`GET /games/${id}`, { token });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"0\./);
    const read = (mark: string) =>
      ask(`GET /games/${id}`, { token, headers: { 'if-none-match': mark } });
    for (const mark of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await read(mark);
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    await send(id, { kind: 'record', index: 0, entry: entry(0) });
    const changed = await read(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).toMatch(/^"1\./);
  });

  test('let a change through only at the revision it was meant for', async () => {
    const id = await newGame();
    const { headers } = await ask(`GET /games/${id}`, { token });
    const etag = headers.get('etag') ?? '';
    const change = { id: nanoid(), kind: 'record', index: 0, entry: entry(0) };
    expect((await send(id, change, { 'if-match': etag })).status).toBe(200);
    // Repeated it is the same change, not a second one at a wrong revision.
    expect((await send(id, change, { 'if-match': etag })).status).toBe(200);
    const next = { kind: 'record', index: 1, entry: entry(1) };
    const late = await send(id, next, { 'if-match': etag });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({
      error: { code: 'version-moved', path: 'If-Match' },
      current: { revision: 1 },
    });
    expect((await send(id, next, { 'if-match': '"1"' })).status).toBe(200);
    const del = (mark: string) =>
      ask(`DELETE /games/${id}`, { token, headers: { 'if-match': mark } });
    expect((await del('"1"')).status).toBe(412);
    expect((await del('nonsense')).status).toBe(400);
    expect((await del('"2"')).status).toBe(200);
  });
});

describe('lists', () => {
  test('are walked page by page, everything once, whatever the size of a page', async () => {
    const club = await foundClub();
    const mine = await newToken(club.owner);
    const evenings = [club.eveningId];
    for (const day of ['02', '03', '03', '04'])
      evenings.push(
        await newEvening(club.owner, { ...club, date: `2026-02-${day}` }).catch(() => nanoid()),
      );
    const games: string[] = [];
    for (let n = 0; n < 7; n++)
      games.push(
        await putGame(club.owner, {
          at: `2026-01-08T20:0${n % 3}:00Z`,
          evening: club.eveningId,
          players: ['Anna', 'Beat', `P${n}`],
          hands: ENTRIES,
        }),
      );
    for (const limit of [1, 2, 3, 100]) {
      const given = { token: mine, limit };
      const found = await walk(`/games?league=${club.leagueId}`, { ...given, key: 'games' });
      expect(found.map(({ id }) => id).toSorted()).toEqual(games.toSorted());
      const oldest = await walk('/games?order=oldest', { ...given, key: 'games' });
      expect(oldest.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toReversed());
      const players = await walk(`/leagues/${club.leagueId}/players`, { ...given, key: 'players' });
      expect(players).toHaveLength(9);
      expect(new Set(players.map(({ id }) => id)).size).toBe(9);
      const all = await walk(`/leagues/${club.leagueId}/evenings`, { ...given, key: 'evenings' });
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(4);
      const seasons = await walk(`/leagues/${club.leagueId}/seasons`, { ...given, key: 'seasons' });
      expect(seasons.map(({ id }) => id)).toEqual([club.seasonId]);
    }
  });

  test('take the filters of the archive', async () => {
    const won = await putGame(me, { at: '2026-03-01T20:00:00Z', hands: [ENTRIES[2] ?? {}] });
    const running = await putGame(me, { at: '2026-03-05T20:00:00Z', notes: 'Im Säli' });
    const game = (await ask(`GET /games/${won}`, { token })).body.value;
    const player = game.seats[game.tally.winners[0] ?? 0].playerId;
    const find = async (query: string) => {
      const { body } = await ask(`GET /games?${query}`, { token });
      return body.value.games.map(({ id }: { id: string }) => id);
    };
    expect(await find('result=running')).toEqual([running]);
    expect(await find('result=finished')).toEqual([won]);
    expect(await find('from=2026-03-02')).toEqual([running]);
    expect(await find('to=2026-03-02')).toEqual([won]);
    expect(await find('words=saeli')).toEqual([]);
    expect(await find('words=sali')).toEqual([running]);
    expect(await find('variant=molotow')).toEqual([]);
    expect(await find(`player=${player}&result=finished`)).toEqual([won]);
    expect(await find('league=own')).toEqual([running, won]);
    const LIMIT = 'limit takes a whole number from 1 to 100.';
    for (const [query, path, says] of [
      ['result=won', 'result', 'Say whose games: won and lost need a player.'],
      ['result=odd', 'result', 'result takes one of: running, finished, won, lost.'],
      ['from=2026-03-02&to=2026-03-01', 'from', 'The first day is after the last one.'],
      ['limit=0', 'limit', LIMIT],
      ['limit=101', 'limit', LIMIT],
      ['limit=x', 'limit', LIMIT],
      ['from=tomorrow', 'from', 'from takes a day, such as 2026-11-21.'],
      ['variant=poker', 'variant', `variant takes one of: ${VARIANT_IDS.join(', ')}.`],
      ['cursor=nonsense', 'cursor', expect.stringContaining('page before')],
      ['colour=red', 'colour', expect.stringContaining('Known: league, season, evening')],
    ] as const) {
      const { status, body } = await ask(`GET /games?${query}`, { token });
      expect(status, query).toBe(400);
      expect(body.error, query).toMatchObject({ code: 'input-invalid', path });
      expect(body.error.message, query).toEqual(says);
    }
  });
});

describe('whatever is sent', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const BODIES = [
    '',
    '{',
    'null',
    '1',
    '"x"',
    '[]',
    '{}',
    deep,
    `{"id":"${nanoid()}","table":${deep}}`,
    '{"change":null}',
    '{"change":{"kind":"record"}}',
    '{"change":{"kind":"explode","id":"x"}}',
    `{"change":{"kind":"record","id":"${nanoid()}","index":0,"entry":{"__proto__":{"a":1}}}}`,
    `{"change":{"kind":"record","id":"${nanoid()}","index":-1,"entry":{}}}`,
    `{"change":{"kind":"record","id":"${nanoid()}","index":1e308,"entry":{}}}`,
    `{"change":{"kind":"record","id":"${nanoid()}","index":0,"entry":${JSON.stringify({ points: Array(9000).fill(1) })}}}`,
    ...[33, 500, 1000, 1900].map(
      (depth) =>
        `{"change":{"kind":"record","id":"${nanoid()}","index":0,"entry":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}}`,
    ),
    `{"change":{"kind":"record","id":"${nanoid()}","index":0,"entry":{"a":"\\ud800"}}}`,
    `{"change":{"kind":"record","id":"${nanoid()}","index":0,"entry":{"\\ud800":1}}}`,
    `{"id":"${nanoid()}","table":{"variant":"mittlere","options":{},"players":["a\\ud800","b","c"],"firstDealer":0}}`,
    '{"id":"\\u0000","table":{}}',
    '\ufeff{}',
  ];

  test.each(BODIES.map((body) => [body.slice(0, 60), body]))(
    'is answered with what is wrong: %s',
    async (_, body) => {
      const id = await newGame();
      for (const address of ['/games', `/games/${id}/changes`]) {
        const answer = await ask(`POST ${address}`, { token, body });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body.error.message).not.toBe('');
      }
    },
  );

  test('too large, not JSON, or to a strange address, is denied', async () => {
    const id = await newGame();
    const large = JSON.stringify({ change: 'x'.repeat(300 * 1024) });
    expect((await ask(`POST /games/${id}/changes`, { token, body: large })).status).toBe(400);
    const form = { 'content-type': 'text/plain' };
    const answer = await ask('POST /games', { token, body: '{}', headers: form });
    expect(answer.status).toBe(400);
    for (const strange of ["'; drop table", '%00', '..%2f..', 'ä'.repeat(200), '😀'])
      for (const part of ['games', 'leagues', 'players'])
        expect([400, 404]).toContain((await ask(`GET /${part}/${strange}`, { token })).status);
  });
});

test('what was sent is told what its field takes, with the figures', async () => {
  const id = await newGame();
  const wrong = [
    [
      'POST /games',
      { id: 'short' },
      'id',
      'id takes an id: 21 letters, digits, - and _, as nanoid() gives.',
    ],
    [
      'POST /games',
      { id: nanoid(), table: { ...MITTLERE, firstDealer: 8 } },
      'table.firstDealer',
      'table.firstDealer takes a whole number from 0 to 7.',
    ],
    [
      'POST /games',
      { id: nanoid(), table: { ...MITTLERE, players: 'Anna' } },
      'table.players',
      'table.players takes a list of 8 at the most.',
    ],
    [
      'POST /games',
      { id: nanoid(), table: { ...MITTLERE, players: [7] } },
      'table.players.0',
      'table.players.0 takes text of at most 200 characters.',
    ],
    [
      'POST /games',
      { id: nanoid(), table: MITTLERE, begunAt: 'now' },
      'begunAt',
      'begunAt takes a moment in UTC, such as 2026-11-21T19:30:00Z.',
    ],
    [
      `POST /games/${id}/changes`,
      { change: { kind: 'redraw' } },
      'change.kind',
      'change.kind takes one of: record, insert, correct, remove, undo, redo, finish, reopen, table.',
    ],
    [
      `POST /games/${id}/changes`,
      { change: { kind: 'record', id: nanoid(), index: 1000, entry } },
      'change.index',
      'change.index takes a whole number from 0 to 999.',
    ],
    [`POST /games/${id}/changes`, { change: 7 }, 'change', 'change takes an object.'],
  ] as const;
  for (const [address, sent, path, message] of wrong) {
    const { status, body } = await ask(address, { token, body: JSON.stringify(sent) });
    expect(status, path).toBe(400);
    expect(body.error, path).toEqual({ code: 'input-invalid', hand: null, path, message });
  }
});
