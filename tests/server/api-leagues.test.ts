/** Leagues over the JSON interface: all of a club's year by a program, and its finished games followed. */
import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CashRules } from '../../lib/league/cash';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { useDatabase } from '../helpers/database';
import { ask, newToken, sitDown } from './api';
import { foundClub, newAccount } from './club';
import { lost, newEvening, playMittlere } from './season';
import { MITTLERE, move } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);

useDatabase();
beforeEach(() => {
  setLimiter(memoryLimiter());
  sitDown(null);
});

const RECORD = {
  format: 'jass-record/1',
  variant: 'mittlere',
  options: { hands: 3 },
  players: ['Anna', 'Beat', 'Carla'],
  firstDealer: 1,
  hands: [lost(0), lost(1), lost(2)],
};

type Finished = { readonly finished: readonly { readonly game: { players: string[] } | null }[] };

/** A program of this account: asks, expects this status, answers the value. */
async function programOf(viewer: Viewer | null) {
  const token = await newToken(viewer);
  return async (asked: string, body?: unknown, status = 200) => {
    const reply = await ask(asked, { token, ...(body !== undefined && { body }) });
    expect([asked, reply.status, reply.status === status || reply.text]).toEqual([
      asked,
      status,
      true,
    ]);
    return reply.body.value ?? reply.body.error;
  };
}

test('a program founds a league, and runs its season', async () => {
  const program = await programOf(await newAccount('Olga'));
  const [league, season, evening] = [nanoid(), nanoid(), nanoid()];
  const found = { id: league, name: 'Linde', isPublic: false };
  for (let times = 0; times < 2; times++) await program('POST /leagues', found);
  expect(await program(`GET /leagues/${league}`)).toMatchObject({ name: 'Linde', role: 'owner' });

  const { players } = await program(`POST /leagues/${league}/players`, {
    names: ['Anna', 'Beat', 'Carla', 'Dora', 'Beatt'],
    joinedOn: '2026-01-01',
  });
  const [anna, beat, carla, dora, typo] = players.map(({ id }: { id: string }) => id);
  const again = { names: ['ANNA'], joinedOn: null };
  expect((await program(`POST /leagues/${league}/players`, again)).players).toEqual([
    { id: anna, name: 'Anna', isNew: false },
  ]);
  const player = (id: string) => `POST /leagues/${league}/players/${id}`;
  await program(player(anna), { do: 'rename', name: 'Anna Amstutz' });
  await program(player(carla), { do: 'days', joinedOn: null, leftOn: '2026-06-30' });
  await program(player(typo), { do: 'merge', intoId: beat });
  const listed = (await program(`GET /leagues/${league}/players`)).players;
  expect(listed.map(({ name }: { name: string }) => name)).toEqual([
    'Anna Amstutz',
    'Beat',
    'Carla',
    'Dora',
  ]);
  expect(listed[1].alsoKnownAs).toEqual(['Beatt']);
  expect(listed[2].leftOn).toBe('2026-06-30');
  await program(player(typo), { do: 'unmerge' });
  await program(`DELETE /leagues/${league}/players/${typo}`);
  expect((await program(`GET /leagues/${league}/players`)).players).toHaveLength(4);

  const setting = {
    name: 'Winter',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    variants: ['mittlere'],
    houseRules: { mittlere: { hands: 3 } },
    scheme: Scheme.parse({}),
  };
  await program(`POST /leagues/${league}/seasons`, { id: season, ...setting });
  const scheme = { ...setting.scheme, minimum: { games: 2, evenings: 0 } };
  await program(`POST /seasons/${season}`, { do: 'set', ...setting, name: 'Year', scheme });
  expect(await program(`GET /seasons/${season}`)).toMatchObject({
    ...setting,
    name: 'Year',
    scheme,
    closed: false,
    league: { id: league, name: 'Linde' },
  });

  const asked = { id: evening, date: '2026-01-08', name: '', isFinal: false };
  for (let times = 0; times < 2; times++) await program(`POST /seasons/${season}/evenings`, asked);
  const refused = await program(
    `POST /seasons/${season}/evenings`,
    { ...asked, id: nanoid() },
    400,
  );
  expect(refused.path).toBe(`evenings.${evening}`);
  await program(`POST /evenings/${evening}`, {
    date: '2026-01-09',
    name: 'Dreikönig',
    isFinal: true,
  });
  await program(`POST /evenings/${evening}/attendance`, {
    marks: [anna, beat, carla].map((playerId) => ({ playerId, status: 'present' })),
  });
  const at = `POST /evenings/${evening}/tables`;
  await program(at, { do: 'draw', was: [], variants: ['mittlere'] });
  const { tables, attendance } = await program(`GET /evenings/${evening}`);
  expect(tables).toHaveLength(1);
  expect(tables[0].seats.toSorted()).toEqual([anna, beat, carla].toSorted());
  expect(attendance.filter(({ status }: { status: unknown }) => status)).toHaveLength(3);
  // The cashier: a fee, who paid it, and one that was a mistake.
  const rules = { ...CashRules.parse({ fee: 500 }) };
  await program(`POST /seasons/${season}/cash`, { rules, currency: 'EUR' });
  await program(`POST /evenings/${evening}/cash`, { fee: 800 });
  const fee = { kind: 'fee', eveningId: evening, to: null, amount: 800, note: '', seen: 0 };
  const wrong = nanoid();
  await program(`POST /seasons/${season}/payments`, { ...fee, id: nanoid(), from: anna });
  await program(`POST /seasons/${season}/payments`, { ...fee, id: nanoid(), from: anna }, 412);
  await program(`POST /seasons/${season}/payments`, { ...fee, id: wrong, from: beat });
  await program(`DELETE /seasons/${season}/payments/${wrong}`);
  const paid = await program(`GET /evenings/${evening}/cash`);
  expect([paid.currency, paid.due, paid.paidIn]).toEqual(['EUR', 2400, 800]);
  expect([paid.credit, paid.feesOpen, paid.owing]).toEqual([0, 1600, 2]);
  const cash = await program(`GET /seasons/${season}/cash`);
  expect([cash.till, cash.owed, cash.payments.length]).toEqual([800, 1600, 1]);
  const sheet = [{ ...tables[0], seats: [dora, anna, beat] }];
  await program(at, { do: 'set', was: [], tables: sheet }, 400);
  await program(at, { do: 'set', was: tables, tables: sheet });

  const record = { ...RECORD, players: ['Dora', 'Anna Amstutz', 'Beat'] };
  await program('POST /games', { id: nanoid(), record, evening });
  const now = await program(`GET /evenings/${evening}`);
  expect(now).toMatchObject({ date: '2026-01-09', name: 'Dreikönig', isFinal: true, number: 1 });
  expect(now.games).toHaveLength(1);
  expect(now.ranking.rows).toHaveLength(3);
  expect(now.ranking.made.map(({ games }: { games: unknown[] }) => games.length)).toEqual([
    1, 1, 1,
  ]);
  expect(now.games[0].at).toEqual({ name: 'Table 1', round: 1 });
  const { standings } = await program(`GET /leagues/${league}/seasons/${season}/standings`);
  expect(standings.rows.map(({ games }: { games: number }) => games)).toEqual([1, 1, 1]);

  const counted = { evenings: 1, played: 1, running: 0, planned: 0 };
  expect(await program(`GET /seasons/${season}`)).toMatchObject(counted);
  const { seasons } = await program(`GET /leagues/${league}/seasons`);
  expect(seasons.find(({ id }: { id: string }) => id === season)).toMatchObject(counted);
  await program(`DELETE /evenings/${evening}`, undefined, 400);
  await program(`POST /seasons/${season}`, { do: 'close' });
  await program('POST /games', { id: nanoid(), record, evening }, 400);
  await program(`POST /seasons/${season}`, { do: 'reopen' });
  const [other, empty] = [nanoid(), nanoid()];
  await program(`POST /leagues/${league}/seasons`, { id: other, ...setting });
  await program(`POST /seasons/${other}/evenings`, { ...asked, id: empty });
  await program(`DELETE /evenings/${empty}`);
  await program(`DELETE /seasons/${other}`);
  await program(`GET /seasons/${other}`, undefined, 404);
});

describe('a game with its record', () => {
  test('is stored at once, with a log and a place in the table, and once only', async () => {
    const { owner, eveningId, leagueId, seasonId } = await foundClub();
    const program = await programOf(owner);
    const body = { id: nanoid(), record: RECORD, evening: eveningId };
    for (let times = 0; times < 3; times++)
      expect(await program('POST /games', body)).toMatchObject({ id: body.id, revision: 3 });
    const game = await program(`GET /games/${body.id}`);
    expect(game).toMatchObject({ over: true, override: null, league: { id: leagueId } });
    expect((await program(`GET /games/${body.id}/changes`)).changes).toHaveLength(3);
    expect(await program(`GET /games/${body.id}/record`)).toEqual(RECORD);
    const address = `GET /leagues/${leagueId}/seasons/${seasonId}/standings`;
    expect((await program(address)).standings.rows[0].games).toBe(1);
    // Another game of the same three while one of theirs is running is another game.
    await program('POST /games', { id: nanoid(), table: MITTLERE, evening: eveningId });
    const second = { ...body, id: nanoid() };
    expect((await program('POST /games', second)).id).toBe(second.id);
  });

  test('is refused as scoring says, and then nothing is stored', async () => {
    const program = await programOf(await newAccount('Anna'));
    const id = nanoid();
    const wrong = [
      [{ hands: [lost(0), { points: [60, 57, 41] }] }, { code: 'points-sum', hand: 1 }],
      [{ hands: [lost(0), { trump: 'clubs' }] }, { code: 'record-invalid', hand: 1 }],
      [{ players: ['Anna', 'Beat'] }, { code: 'players-count', hand: null }],
      [{ format: 'jass-record/2' }, { code: 'record-invalid', path: 'format' }],
      [{ options: { hands: 4 } }, { code: 'record-invalid', path: 'options.hands' }],
    ] as const;
    for (const [part, error] of wrong)
      expect(
        await program('POST /games', { id, record: { ...RECORD, ...part } }, 422),
      ).toMatchObject(error);
    for (const both of [{}, { record: RECORD, table: MITTLERE }])
      expect((await program('POST /games', { id, ...both }, 400)).message).toContain('record');
    await program(`GET /games/${id}`, undefined, 404);
  });

  test('keeps who took a seat over, and goes on where it is not over', async () => {
    const program = await programOf(await newAccount('Anna'));
    const id = nanoid();
    const record = {
      ...RECORD,
      hands: RECORD.hands.slice(0, 2),
      substitutes: [{ seat: 0, from: 1, name: 'Dora' }],
    };
    await program('POST /games', { id, record });
    expect(await program(`GET /games/${id}/record`)).toEqual(record);
    const change = { kind: 'record', id: nanoid(), index: 2, entry: lost(2) };
    expect((await program(`POST /games/${id}/changes`, { change })).revision).toBe(3);
  });
});

describe('another game under a known id', () => {
  const asked = { table: { ...MITTLERE, options: { hands: 6, tie: 'cut' } } };
  const others = [
    [['table.players'], { table: { ...asked.table, players: ['Anna', 'Beat', 'Dora'] } }],
    [['table.firstDealer'], { table: { ...asked.table, firstDealer: 2 } }],
    [['table.options'], { table: { ...asked.table, options: { hands: 6 } } }],
    [['tourney'], { ...asked, tourney: { id: nanoid(), length: 3 } }],
    [['begunAt'], { ...asked, begunAt: '2026-11-20T19:30:00.000Z' }],
    [['record.options', 'record.firstDealer', 'record.hands'], { record: RECORD }],
  ] as const;

  test.each(others)('is refused with %s', async (parts, other) => {
    const program = await programOf(await newAccount('Anna'));
    const id = nanoid();
    await program('POST /games', { id, ...asked });
    const refused = await program('POST /games', { id, ...other }, 409);
    expect(refused).toMatchObject({ code: 'id-taken', path: parts[0] });
    for (const part of parts) expect(refused.message).toContain(part);
    // The same in another order of its keys is the same.
    const same = { ...asked.table, options: { tie: 'cut', hands: 6 } };
    await program('POST /games', { table: same, id });
  });

  test('is the same for as long as the same is asked, whatever became of the game', async () => {
    const me = await newAccount('Anna');
    const program = await programOf(me);
    const id = nanoid();
    await program('POST /games', { id, ...asked });
    const before = { players: ['Anna', null, null] };
    const after = { players: ['Vreni', null, null] };
    expect((await move(me, id, { kind: 'table', before, after })).ok).toBe(true);
    expect(await program('POST /games', { id, ...asked })).toMatchObject({ revision: 1 });
  });
});

describe('finished games', () => {
  test('are told in order, without a gap, to whoever asks again with next', async () => {
    const { owner, as, eveningId, leagueId, seasonId } = await foundClub();
    const program = await programOf(as.reader);
    const feed = (after: number, limit = 100) =>
      program(`GET /leagues/${leagueId}/finished?after=${after}&limit=${limit}`);
    expect(await feed(0)).toEqual({ finished: [], next: 0 });
    const losers = [0, 1, 2] as const;
    const one = await playMittlere(owner, { evening: eveningId, losers });
    const evening = await newEvening(owner, { seasonId, date: '2026-01-15' });
    const two = await playMittlere(owner, { evening, losers });
    const body = { id: nanoid(), record: RECORD, evening };
    await (await programOf(owner))('POST /games', body);
    const [hand] = one.hands;
    if (!hand) throw new Error('no hand');
    const correct = { kind: 'correct', handId: hand.id, by: hand.by, entry: lost(1) } as const;
    expect((await move(owner, one.id, correct)).ok).toBe(true);
    expect((await move(owner, two.id, { kind: 'reopen' })).ok).toBe(true);
    const gone = await (await programOf(owner))(`DELETE /games/${body.id}`);
    expect(gone).toBe(undefined);

    const told: { seq: number; kind: string; gameId: string; game: { over: boolean } | null }[] =
      [];
    let next = 0;
    for (;;) {
      const page = await feed(next, 2);
      told.push(...page.finished);
      if (page.finished.length === 0) break;
      next = page.next;
    }
    expect(told.map(({ seq, kind, gameId }) => [seq, kind, gameId])).toEqual([
      [1, 'finished', one.id],
      [2, 'finished', two.id],
      [3, 'finished', body.id],
      [4, 'corrected', one.id],
      [5, 'reopened', two.id],
      [6, 'deleted', body.id],
    ]);
    expect(told.map(({ game }) => game?.over)).toEqual([
      true,
      false,
      undefined,
      true,
      false,
      undefined,
    ]);
    expect(await feed(6)).toEqual({ finished: [], next: 6 });
  });

  test('are told with names as everybody reads them to whoever has no role', async () => {
    const { owner, eveningId, leagueId } = await foundClub({ isPublic: true });
    const record = { ...RECORD, players: ['Anna Amstutz', 'Beat', 'Carla'] };
    const program = await programOf(owner);
    await program('POST /games', { id: nanoid(), record, evening: eveningId });
    const names = (value: Finished) => value.finished.map(({ game }) => game?.players[0]);
    const address = `GET /leagues/${leagueId}/finished`;
    expect(names(await program(address))).toEqual(['Anna Amstutz']);
    const stranger = await ask(address);
    expect(names(stranger.body.value)).toEqual(['Anna A.']);
    expect(stranger.text).not.toContain('Amstutz');
  });

  test('of many at once are numbered one by one', async () => {
    const { owner, eveningId, leagueId } = await foundClub();
    const program = await programOf(owner);
    const ids = Array.from({ length: 12 }, () => nanoid());
    await Promise.all(
      ids.map((id, i) => {
        const players = ['Anna', 'Beat', `Guest ${i}`];
        return program('POST /games', { id, record: { ...RECORD, players }, evening: eveningId });
      }),
    );
    const { finished, next } = await program(`GET /leagues/${leagueId}/finished`);
    expect(finished.map(({ seq }: { seq: number }) => seq)).toEqual(ids.map((_, i) => i + 1));
    expect(finished.map(({ gameId }: { gameId: string }) => gameId).toSorted()).toEqual(
      ids.toSorted(),
    );
    expect(next).toBe(12);
  });
});
