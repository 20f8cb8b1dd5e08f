/** The link of an evening: what it gives to whoever has it, and nothing more. */
import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import type { Answer } from '../../lib/server/access/answer';
import { changeGame } from '../../lib/server/games/change-batch';
import { createGame, deleteGame, findGame } from '../../lib/server/games/games';
import { markAttendance, ownWord } from '../../lib/server/leagues/attendance';
import { claimPlayer, setMemberPlayer } from '../../lib/server/leagues/claims';
import { findEvening } from '../../lib/server/leagues/evening-page';
import { drawTables, saveTables } from '../../lib/server/leagues/evening-tables';
import { changeEvening } from '../../lib/server/leagues/evenings';
import { changeRole } from '../../lib/server/leagues/members';
import { savePaper } from '../../lib/server/leagues/paper';
import {
  changeRoomLink,
  eveningOfGame,
  findRoom,
  goToOwnTable,
  goToTable,
  pickName,
  roomCards,
  saySelf,
} from '../../lib/server/leagues/room';
import { addPlayers, listPlayers } from '../../lib/server/leagues/roster';
import { closeSeason } from '../../lib/server/leagues/seasons';
import { openEveningStream } from '../../lib/server/live/evening-streams';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { type Club, foundClub } from './club';
import { lost } from './season';
import { MITTLERE, refusal, value } from './table';

useDatabase();

// The day of its evening.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-08T20:00:00Z') });
  return () => vi.useRealTimers();
});

const NAMES = ['Anna', 'Beat', 'Carla', 'Dora', 'Emil', 'Fritz', 'Greta'];
type Room = Club & { token: string; id: (name: string) => string };

/** An evening with two tables of three, and its link; Greta is left over. */
async function openRoom(): Promise<Room> {
  const club = await foundClub();
  const { owner, scorer, leagueId, eveningId } = club;
  value(await addPlayers(owner, { leagueId, names: NAMES, joinedOn: null }));
  const players = (await listPlayers(owner, leagueId)) ?? [];
  const id = (name: string) => players.find((one) => one.name === name)?.id ?? '';
  const table = (name: string, ...names: string[]) => ({
    name,
    variant: 'mittlere' as const,
    seats: names.map(id),
    round: 1,
  });
  const tables = [table('1', 'Anna', 'Beat', 'Carla'), table('2', 'Dora', 'Emil', 'Fritz')];
  value(await saveTables(scorer, { eveningId, was: [], tables }));
  return { ...club, id, token: await linkTo(scorer, { eveningId, do: 'open' }) };
}

async function linkTo(
  viewer: Viewer,
  asked: { eveningId: string; do: 'open' | 'renew' | 'revoke' },
): Promise<string> {
  const { link } = value(await changeRoomLink(viewer, { ...asked, origin: 'http://jass.example' }));
  return link?.url.replace(/^.*\/e\//, '') ?? '';
}

/** A phone that nobody has signed in on. */
async function newGuest(): Promise<Viewer> {
  const userId = nanoid();
  await write((tx) => tx.user.create({ data: { id: userId, guest: true, createdAt: new Date() } }));
  return { userId };
}
const guestAs = async ({ token, id }: Room, name: string): Promise<Viewer> => {
  const guest = await newGuest();
  value(await pickName(guest, { token, playerId: id(name) }));
  return guest;
};
const go = async (guest: Viewer, { token }: Room) =>
  value(await goToTable(guest, { token })).gameId;
const write1 = (viewer: Viewer, gameId: string, index = 0) =>
  changeGame(viewer, {
    gameId,
    change: { kind: 'record', id: nanoid(), index, entry: lost(0) },
  });
const statusOf = async ({ scorer, leagueId, eveningId }: Room, name: string) =>
  (await findEvening(scorer, { leagueId, eveningId }))?.roster.find((one) => one.name === name)
    ?.status;

describe('the link of an evening', () => {
  test('shows a name its table, and lets it come or be excused', async () => {
    const room = await openRoom();
    const { token } = room;
    const guest = await newGuest();
    expect(await findRoom(guest, token)).toMatchObject({ league: 'Jassclub Linde', me: null });
    expect(refusal(await saySelf(guest, { token, status: 'coming' })).code).toBe('forbidden');
    value(await pickName(guest, { token, playerId: room.id('Anna') }));
    value(await saySelf(guest, { token, status: 'excused' }));
    expect(await statusOf(room, 'Anna')).toBe('excused');
    expect(await statusOf(room, 'Beat')).toBeNull();
    expect((await findRoom(guest, token))?.me).toMatchObject({
      name: 'Anna',
      status: 'excused',
      now: { round: 1, canWrite: true, table: { name: '1', names: ['Anna', 'Beat', 'Carla'] } },
    });
    value(await saySelf(guest, { token, status: null }));
    expect(await statusOf(room, 'Anna')).toBeNull();
    const greta = await guestAs(room, 'Greta');
    expect((await findRoom(greta, token))?.me?.now).toBeNull();
    expect(refusal(await goToTable(greta, { token })).path).toBe('table');
  });

  test.each([
    [
      'its season is closed',
      ({ owner, seasonId }: Room) => closeSeason(owner, { id: seasonId, closed: true }),
    ],
    ['it is long over', async () => vi.setSystemTime(new Date('2026-01-10T08:00:00Z'))],
  ])('asks nobody whether they come once %s', async (_, end) => {
    const room = await openRoom();
    const { token } = room;
    const [anna, dora] = [await guestAs(room, 'Anna'), await guestAs(room, 'Dora')];
    const gameId = await go(anna, room);
    expect(await findRoom(dora, token)).toMatchObject({ isOver: false, me: { now: { round: 1 } } });
    await end(room);
    expect(refusal(await saySelf(dora, { token, status: 'coming' })).path).toBe('status');
    // What was not begun is no table to go to any more.
    expect(await findRoom(dora, token)).toMatchObject({ isOver: true, me: { now: null } });
    expect((await findRoom(anna, token))?.me?.now?.table?.score?.gameId).toBe(gameId);
  });

  test('says when and where the evening is', async () => {
    const room = await openRoom();
    const { scorer, eveningId } = room;
    const setting = { date: '2026-02-06', name: '', isFinal: false };
    expect(await findRoom(null, room.token)).toMatchObject({ time: null, place: null });
    value(
      await changeEvening(scorer, { id: eveningId, ...setting, time: '19:30', place: 'Linde' }),
    );
    expect(await findRoom(null, room.token)).toMatchObject({ time: '19:30', place: 'Linde' });
  });

  test('is on a card for each table, which asks those who sit there first', async () => {
    const room = await openRoom();
    const { token, eveningId, scorer } = room;
    const cards = (viewer: Viewer | null) =>
      roomCards(viewer, { eveningId, origin: 'http://jass.example' });
    const found = await cards(scorer);
    expect(found?.tables.map(({ table, link }) => [table, link?.url])).toEqual([
      ['1', `http://jass.example/e/${token}?table=1`],
      ['2', `http://jass.example/e/${token}?table=2`],
      // What is left of the page leads to the room.
      [null, `http://jass.example/e/${token}`],
      [null, `http://jass.example/e/${token}`],
    ]);
    const asked = await findRoom(await newGuest(), token, '2');
    expect(asked?.roster.filter(({ isHere }) => isHere).map(({ name }) => name)).toEqual([
      ...['Dora', 'Emil', 'Fritz'],
    ]);
    // The link lets somebody in: only who may open it gets it.
    for (const viewer of [null, room.as.stranger, room.as.reader, room.as.member])
      expect(await cards(viewer)).toBeNull();
    await linkTo(scorer, { eveningId, do: 'revoke' });
    const closed = await cards(scorer);
    expect([closed?.isOpen, closed?.tables.flatMap(({ link }) => link ?? [])]).toEqual([false, []]);
  });

  test('lets it write at that table and nowhere else', async () => {
    const room = await openRoom();
    const { leagueId, eveningId, scorer } = room;
    const [anna, emil] = [await guestAs(room, 'Anna'), await guestAs(room, 'Emil')];
    const [first, second] = [await go(anna, room), await go(emil, room)];
    expect(first).not.toBe(second);
    value(await write1(anna, first));
    value(await write1(emil, second));
    expect(refusal(await write1(anna, second)).code).toBe('not-found');
    expect(await findGame(anna, second)).toBeNull();
    // Nor anything that those do who run the evening.
    const table = { ...MITTLERE, players: ['Anna', 'Beat', 'Carla'] };
    const id = nanoid();
    const answers: Answer<unknown>[] = [
      await createGame(anna, { id, table, evening: eveningId }),
      await deleteGame(anna, first),
      await saveTables(anna, { eveningId, was: [], tables: [] }),
      await markAttendance(anna, {
        eveningId,
        marks: [{ playerId: room.id('Beat'), status: 'absent' }],
      }),
      await changeRoomLink(anna, { eveningId, do: 'open', origin: 'http://jass.example' }),
    ];
    for (const answer of answers)
      expect(answer.ok ? '' : answer.error.code).toMatch(/^(forbidden|not-found)$/);
    expect(await findEvening(anna, { leagueId, eveningId })).toBeNull();
    expect((await findEvening(scorer, { leagueId, eveningId }))?.tables[0]?.score).toMatchObject({
      gameId: first,
      counted: 1,
    });
  });

  test('begins at no table at which somebody is missing, and says who', async () => {
    const room = await openRoom();
    const { token, scorer, eveningId, id } = room;
    const mark = async (name: string, status: 'left' | 'excused' | 'present') =>
      value(await markAttendance(scorer, { eveningId, marks: [{ playerId: id(name), status }] }));
    const [anna, dora] = [await guestAs(room, 'Anna'), await guestAs(room, 'Dora')];
    const away = async (guest: Viewer) =>
      (await findRoom(guest, token))?.me?.now?.away.map(({ name, as }) => [name, as]);
    await mark('Beat', 'left');
    expect(await away(anna)).toEqual([['Beat', 'left']]);
    const refused = await goToTable(anna, { token });
    expect(refused.ok ? '' : refused.error.said).toEqual({
      key: 'server-leagues.seatAway',
      values: { names: ['Beat'], people: 1 },
    });
    // Once somebody is ticked so is everybody who came; whoever holds the phone is there.
    await mark('Beat', 'present');
    expect(await away(anna)).toEqual([['Carla', 'unknown']]);
    await mark('Carla', 'present');
    expect(await away(anna)).toEqual([]);
    // Unless they said that they are not.
    await mark('Anna', 'excused');
    expect(await away(anna)).toEqual([['Anna', 'excused']]);
    value(await saySelf(anna, { token, status: 'coming' }));
    const gameId = await go(anna, room);
    // What has begun goes on, whoever leaves.
    await mark('Beat', 'left');
    expect(await away(anna)).toEqual([]);
    expect(await go(anna, room)).toBe(gameId);
    expect(await away(dora)).toEqual([
      ['Emil', 'unknown'],
      ['Fritz', 'unknown'],
    ]);
  });

  test('leads from its game back to the room; who belongs to the league goes to the evening', async () => {
    const room = await openRoom();
    const { as, scorer, leagueId, eveningId, token } = room;
    const anna = await guestAs(room, 'Anna');
    const game = await go(anna, room);
    const page = `/leagues/${leagueId}/evenings/${eveningId}`;
    expect(await eveningOfGame(anna, game)).toBe(`/e/${token}`);
    expect(await eveningOfGame(as.member, game)).toBe(page);
    expect(await eveningOfGame(as.stranger, game)).toBeNull();
    expect(await eveningOfGame(null, game)).toBeNull();
    await linkTo(scorer, { eveningId, do: 'revoke' });
    expect(await eveningOfGame(anna, game)).toBeNull();
  });

  test('a table of which only the totals are known is played at', async () => {
    const room = await openRoom();
    const { scorer, leagueId, eveningId } = room;
    const anna = await guestAs(room, 'Anna');
    const totals = { Carla: 2, Anna: -1, Beat: -1 };
    value(
      await savePaper(scorer, {
        id: nanoid(),
        eveningId,
        variant: 'mittlere',
        of: 'game',
        hands: null,
        revision: 0,
        seats: Object.entries(totals).map(([name, total]) => ({ player: room.id(name), total })),
      }),
    );
    const page = await findEvening(scorer, { leagueId, eveningId });
    expect(page?.tables.map(({ isOnPaper }) => isOnPaper)).toEqual([true, false]);
    expect(page?.tables.map(({ paperTotals }) => paperTotals.length)).toEqual([3, 0]);
    expect((await findRoom(anna, room.token))?.me?.now).toMatchObject({ canWrite: false });
    expect(refusal(await goToTable(anna, room)).path).toBe('table');
    // Whoever draws on leaves it as it is.
    value(
      await drawTables(
        scorer,
        { eveningId, was: page?.sheet ?? [], variants: ['mittlere'], rounds: 1 },
        EN,
      ),
    );
    const drawn = await findEvening(scorer, { leagueId, eveningId });
    expect(drawn?.tables.slice(0, 2).map(({ names }) => names)).toEqual(
      page?.tables.map(({ names }) => names),
    );
  });

  test('says of whoever went home nothing about the rounds after it', async () => {
    const room = await openRoom();
    const { scorer, leagueId, eveningId, token, id } = room;
    const was = (await findEvening(scorer, { leagueId, eveningId }))?.sheet ?? [];
    const seats = ['Carla', 'Dora', 'Emil'].map(id);
    const second = { name: '1', variant: 'mittlere' as const, seats, round: 2 };
    value(await saveTables(scorer, { eveningId, was, tables: [...was, second] }));
    const marks = [{ playerId: id('Beat'), status: 'left' as const }];
    value(await markAttendance(scorer, { eveningId, marks }));
    const placesOf = async (name: string) => {
      const { me } = (await findRoom(await guestAs(room, name), token)) ?? {};
      return me?.places.map(({ round, table }) => [round, table?.name ?? null]);
    };
    expect(await placesOf('Anna')).toEqual([
      [1, '1'],
      [2, null],
    ]);
    expect(await placesOf('Beat')).toEqual([[1, '1']]);
    expect(await placesOf('Greta')).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  test('begins one game at a table, whoever of it comes first', async () => {
    const room = await openRoom();
    const guests = await Promise.all(['Anna', 'Beat', 'Carla'].map((name) => guestAs(room, name)));
    const games = await Promise.all(guests.map((guest) => go(guest, room)));
    expect(new Set(games).size).toBe(1);
  });

  test('taken back gives nothing any more; a new one is another one', async () => {
    const room = await openRoom();
    const { scorer, eveningId, token } = room;
    const anna = await guestAs(room, 'Anna');
    const game = await go(anna, room);
    value(await write1(anna, game));
    expect(await linkTo(scorer, { eveningId, do: 'open' })).toBe(token);
    const fresh = await linkTo(scorer, { eveningId, do: 'renew' });
    expect(fresh).not.toBe(token);
    expect(refusal(await write1(anna, game, 1)).code).toBe('not-found');
    expect(await findRoom(anna, token)).toBeNull();
    for (const answer of [
      await pickName(anna, { token, playerId: room.id('Anna') }),
      await saySelf(anna, { token, status: 'coming' }),
      await goToTable(anna, { token }),
    ])
      expect(refusal(answer)).toMatchObject({ code: 'not-found', path: 'token' });
    // The chalk is free for the others.
    value(await write1(scorer, game, 1));
    expect((await findRoom(anna, fresh))?.me).toBeNull();
    expect(await linkTo(scorer, { eveningId, do: 'revoke' })).toBe('');
    expect(await findRoom(anna, fresh)).toBeNull();
  });

  test('has a name on one phone: the next one takes it, and with it the table', async () => {
    const room = await openRoom();
    const first = await guestAs(room, 'Anna');
    const game = await go(first, room);
    const second = await guestAs(room, 'Anna');
    expect(refusal(await write1(first, game)).code).toBe('not-found');
    expect((await findRoom(first, room.token))?.me).toBeNull();
    expect(await go(second, room)).toBe(game);
    value(await write1(second, game));
    // Whoever is somebody else now has left the first table.
    value(await pickName(second, { token: room.token, playerId: room.id('Dora') }));
    expect(refusal(await write1(second, game, 1)).code).toBe('not-found');
    expect(await go(second, room)).not.toBe(game);
  });

  test('leads along to the next game only those who sit there', async () => {
    const room = await openRoom();
    const { scorer } = room;
    const [anna, beat] = [await guestAs(room, 'Anna'), await guestAs(room, 'Beat')];
    const game = await go(anna, room);
    expect(await go(beat, room)).toBe(game);
    const finish = { kind: 'finish', id: nanoid() } as const;
    value(await changeGame(scorer, { gameId: game, change: finish }));
    const table = { ...MITTLERE, players: ['Anna', 'Dora', 'Carla'] };
    const next = value(await createGame(scorer, { id: nanoid(), table, after: game })).id;
    value(await write1(anna, next));
    expect(await findGame(beat, next)).toBeNull();
  });

  test('is worth what whoever opened it may do', async () => {
    const room = await openRoom();
    const { owner, scorer, leagueId, token, eveningId } = room;
    const { userId } = scorer;
    value(await changeRole(owner, { leagueId, userId, role: 'reader' }));
    expect(await findRoom(await newGuest(), token)).toBeNull();
    // Opened by somebody else it is the same one again.
    expect(await linkTo(owner, { eveningId, do: 'open' })).toBe(token);
    expect(await findRoom(await newGuest(), token)).not.toBeNull();
  });

  test.each(['', 'x'.repeat(43), 'y'.repeat(10)])('made up leads nowhere: %s', async (token) => {
    expect(await findRoom(null, token)).toBeNull();
    expect(refusal(await pickName(await newGuest(), { token, playerId: null })).code).toBe(
      'not-found',
    );
  });
});

describe('an evening, live', () => {
  const follow = async (viewer: Viewer | null, eveningId: string) => {
    const control = new AbortController();
    const stream = await openEveningStream(
      { viewer, isIn: async () => true },
      { eveningId, signal: control.signal },
    );
    if (!stream) return null;
    const heard = { text: '', isOver: false, leave: () => control.abort() };
    void (async () => {
      const decoder = new TextDecoder();
      for await (const bytes of stream) heard.text += decoder.decode(bytes);
      heard.isOver = true;
    })();
    return heard;
  };

  test('tells of every hand to those who may see it, and ends with what let them in', async () => {
    const room = await openRoom();
    const { as, eveningId, scorer } = room;
    expect(await follow(null, eveningId)).toBeNull();
    expect(await follow(as.stranger, eveningId)).toBeNull();
    const anna = await guestAs(room, 'Anna');
    const game = await go(anna, room);
    const [reader, guest] = [await follow(as.reader, eveningId), await follow(anna, eveningId)];
    value(await write1(anna, game));
    await expect.poll(() => reader?.text).toContain('event: changed');
    await expect.poll(() => guest?.text).toContain('event: changed');
    await linkTo(scorer, { eveningId, do: 'revoke' });
    await expect.poll(() => guest?.isOver).toBe(true);
    expect(reader?.isOver).toBe(false);
    reader?.leave();
    await expect.poll(() => reader?.isOver).toBe(true);
  });
});

describe('an account with a name at the table', () => {
  const owned = async (name: string) => {
    const room = await openRoom();
    const member = room.as.member ?? (await newGuest());
    value(await claimPlayer(member, { leagueId: room.leagueId, playerId: room.id(name) }));
    return { room, member };
  };

  test('is known by the link of the evening, and takes its name from another phone', async () => {
    const { room, member } = await owned('Anna');
    const { token } = room;
    const other = await guestAs(room, 'Anna');
    const gameId = await go(other, room);
    expect((await findRoom(member, token))?.me).toMatchObject({ name: 'Anna', now: { round: 1 } });
    value(await saySelf(member, { token, status: 'coming' }));
    expect(await statusOf(room, 'Anna')).toBe('coming');
    // Looking and saying takes nothing from anybody.
    expect((await write1(other, gameId)).ok).toBe(true);
    expect(await go(member, room)).toBe(gameId);
    expect((await write1(member, gameId, 1)).ok).toBe(true);
    expect((await write1(other, gameId, 2)).ok).toBe(false);
    expect((await findRoom(other, token))?.me).toBeNull();
  });

  test('says that somebody else has the phone', async () => {
    const { room, member } = await owned('Anna');
    const { token } = room;
    value(await pickName(member, { token, playerId: room.id('Dora') }));
    expect((await findRoom(member, token))?.me?.name).toBe('Dora');
    value(await pickName(member, { token, playerId: null }));
    expect((await findRoom(member, token))?.me?.name).toBe('Anna');
  });

  test('goes to its table from the page of the evening while the room is open', async () => {
    const { room, member } = await owned('Anna');
    const { eveningId, scorer, owner, leagueId } = room;
    expect(await ownWord(member, eveningId)).toEqual({
      ...{ status: null, playerId: room.id('Anna'), hasRoom: true },
    });
    const { gameId } = value(await goToOwnTable(member, { eveningId }));
    expect((await write1(member, gameId)).ok).toBe(true);
    for (const who of ['nobody', 'stranger', 'reader'] as const)
      expect((await goToOwnTable(room.as[who], { eveningId })).ok).toBe(false);
    // A member who is nobody there has no table.
    expect(refusal(await goToOwnTable(scorer, { eveningId })).path).toBe('playerId');
    await linkTo(scorer, { eveningId, do: 'revoke' });
    expect(refusal(await goToOwnTable(member, { eveningId })).code).toBe('not-found');
    expect((await write1(member, gameId, 1)).ok).toBe(false);
    expect(await ownWord(member, eveningId)).toMatchObject({ hasRoom: false });
    const { userId } = member;
    value(await setMemberPlayer(owner, { leagueId, userId, playerId: null }));
    expect(await ownWord(member, eveningId)).toBeNull();
  });
});
