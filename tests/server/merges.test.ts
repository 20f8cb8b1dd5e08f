import fc from 'fast-check';
import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test } from 'vitest';
import { createGame, findGame } from '../../lib/server/games/games';
import { claimPlayer } from '../../lib/server/leagues/claims';
import { mergePlayers, unmergePlayer } from '../../lib/server/leagues/merges';
import { addPlayers, listPlayers } from '../../lib/server/leagues/roster';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { type Club, foundClub } from './club';
import { MITTLERE, refusal, value } from './table';

useDatabase();
let club: Club;
beforeEach(async () => {
  club = await foundClub();
});

const start = async (players: string[], evening = club.eveningId) => {
  const id = nanoid();
  value(await createGame(club.scorer, { id, table: { ...MITTLERE, players }, evening }));
  return id;
};
const idOf = async (name: string): Promise<string> => {
  const { id } = await read((tx) =>
    tx.player.findFirstOrThrow({ where: { leagueId: club.leagueId, name } }),
  );
  return id;
};
const merge = async (name: string, into: string) =>
  mergePlayers(club.scorer, {
    leagueId: club.leagueId,
    playerId: await idOf(name),
    intoId: await idOf(into),
  });
const unmerge = async (name: string) =>
  unmergePlayer(club.scorer, { leagueId: club.leagueId, playerId: await idOf(name) });
const names = async (gameId: string) => (await findGame(club.owner, gameId))?.table.players;
/** All that a merge may change. */
const state = () =>
  read(async (tx) => [
    await tx.player.findMany({ where: { leagueId: club.leagueId }, orderBy: { id: 'asc' } }),
    await tx.seat.findMany({
      where: { game: { leagueId: club.leagueId } },
      orderBy: [{ gameId: 'asc' }, { seat: 'asc' }],
    }),
    await tx.attendance.findMany({ where: { evening: { leagueId: club.leagueId } } }),
  ]);

describe('two names that are one person', () => {
  test('count as one in games before and after, and as two again when it is undone', async () => {
    const before = await start(['Toni', 'Beat', 'Carla']);
    await start(['Anton', 'Beat', 'Carla']);
    value(await merge('Toni', 'Anton'));
    // In other seats: the same ones play one game at a time.
    const after = await start(['Toni', 'Carla', 'Beat']);
    expect(await names(before)).toEqual(['Anton', 'Beat', 'Carla']);
    expect(await names(after)).toEqual(['Anton', 'Carla', 'Beat']);
    expect(await listPlayers(club.owner, club.leagueId)).toMatchObject([
      { name: 'Anton', merged: [{ name: 'Toni', into: 'Anton' }] },
      { name: 'Beat', merged: [] },
      { name: 'Carla', merged: [] },
    ]);
    value(await unmerge('Toni'));
    value(await unmerge('Toni'));
    expect(await names(before)).toEqual(['Toni', 'Beat', 'Carla']);
    expect(await names(after)).toEqual(['Toni', 'Carla', 'Beat']);
  });

  test('follow one another, and come apart at any place', async () => {
    const game = await start(['A', 'X', 'Y']);
    value(
      await addPlayers(club.owner, { leagueId: club.leagueId, names: ['B', 'C'], joinedOn: null }),
    );
    value(await merge('A', 'B'));
    value(await merge('B', 'C'));
    expect((await names(game))?.[0]).toBe('C');
    expect(await listPlayers(club.owner, club.leagueId)).toMatchObject([
      {
        name: 'C',
        merged: [
          { name: 'A', into: 'B' },
          { name: 'B', into: 'C' },
        ],
      },
      { name: 'X' },
      { name: 'Y' },
    ]);
    value(await unmerge('B'));
    expect((await names(game))?.[0]).toBe('B');
    value(await merge('B', 'C'));
    value(await unmerge('A'));
    expect((await names(game))?.[0]).toBe('A');
    expect((await listPlayers(club.owner, club.leagueId))?.map(({ name }) => name)).toEqual([
      'A',
      'C',
      'X',
      'Y',
    ]);
  });

  test('cannot have sat in one game, which is named', async () => {
    await start(['Toni', 'Anton', 'Carla']);
    const untouched = await state();
    expect(refusal(await merge('Toni', 'Anton'))).toMatchObject({
      code: 'input-invalid',
      message:
        'Toni and Anton sat in one game, Mittlere on 8 Jan 2026 with Toni, Anton, Carla. ' +
        'One person has one seat.',
    });
    expect(await state()).toEqual(untouched);
  });

  test('cannot have sat in one game by way of a third name', async () => {
    await start(['Toni', 'Anton', 'Carla']);
    await start(['Tönu', 'Beat', 'Carla']);
    value(await merge('Tönu', 'Toni'));
    expect((await merge('Toni', 'Anton')).ok).toBe(false);
    value(await unmerge('Tönu'));
    value(await merge('Tönu', 'Anton'));
  });

  test('have one seat in a game begun afterwards', async () => {
    const { leagueId, owner, scorer, eveningId } = club;
    value(await addPlayers(owner, { leagueId, names: ['Toni', 'Anton'], joinedOn: null }));
    value(await merge('Toni', 'Anton'));
    const untouched = await state();
    const table = { ...MITTLERE, players: ['New', 'Anton', 'toni'] };
    const answer = await createGame(scorer, { id: nanoid(), table, evening: eveningId });
    expect(refusal(answer)).toMatchObject({
      code: 'input-invalid',
      path: 'table.players.2',
      message: 'Anton and toni are one player here. One person has one seat.',
    });
    expect(await state()).toEqual(untouched);
  });

  test.each([
    ['Toni', 'Toni', 'Toni is one name.'],
    ['Toni', 'Beat', 'Toni is a name of Anton already.'],
    ['Beat', 'Toni', 'Toni is a name of Anton already.'],
    ['Anton', 'Toni', 'Toni is a name of Anton already.'],
  ])('%s into %s is refused', async (name, into, message) => {
    const { leagueId } = club;
    const all = ['Anton', 'Toni', 'Beat'];
    value(await addPlayers(club.owner, { leagueId, names: all, joinedOn: null }));
    if (name !== into) value(await merge('Toni', 'Anton'));
    expect(refusal(await merge(name, into))).toMatchObject({
      path: 'intoId',
      message: expect.stringContaining(message),
    });
  });

  test('cannot belong to two accounts', async () => {
    const { leagueId, owner } = club;
    const all = ['Anton', 'Toni', 'Tönu'];
    value(await addPlayers(owner, { leagueId, names: all, joinedOn: null }));
    value(await claimPlayer(owner, { leagueId, playerId: await idOf('Toni') }));
    const playerId = await idOf('Anton');
    const userId = club.as.member?.userId ?? '';
    await write((tx) => tx.player.update({ where: { id: playerId }, data: { userId } }));
    expect(refusal(await merge('Toni', 'Anton'))).toMatchObject({
      message: expect.stringContaining('belong to two accounts'),
    });
    value(await merge('Tönu', 'Toni'));
    expect(refusal(await merge('Anton', 'Toni')).message).toContain('two accounts');
  });

  test('each into the other at the same moment: one of them', async () => {
    const { leagueId, owner } = club;
    value(await addPlayers(owner, { leagueId, names: ['A', 'B'], joinedOn: null }));
    const answers = await Promise.all([merge('A', 'B'), merge('B', 'A')]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await listPlayers(owner, leagueId)).toHaveLength(1);
  });
});

test('what was derived is forgotten where the name sat, and ratings from there on', async () => {
  const { leagueId, seasonId } = club;
  const evenings = await Promise.all(
    ['2026-01-22', '2026-02-05', '2026-02-19'].map(async (date) => {
      const id = nanoid();
      const rest = { name: '', isFinal: false, tables: [], createdAt: new Date() };
      await write((tx) => tx.evening.create({ data: { id, leagueId, seasonId, date, ...rest } }));
      return id;
    }),
  );
  const [second, third, fourth] = evenings;
  await start(['Anton', 'Beat', 'Carla']);
  await start(['Toni', 'Beat', 'Carla'], second);
  await start(['Anton', 'Beat', 'Carla'], third);
  await start(['Toni', 'Beat', 'Carla'], fourth);
  const kept = async () => {
    const rows = await read((tx) =>
      tx.evening.findMany({
        where: { leagueId },
        orderBy: { date: 'asc' },
        select: { results: true, ratings: true },
      }),
    );
    return rows.map(({ results, ratings }) => [results !== null, ratings !== null]);
  };
  for (const change of [() => merge('Toni', 'Anton'), () => unmerge('Toni')]) {
    await write((tx) =>
      tx.evening.updateMany({ where: { leagueId }, data: { results: [], ratings: {} } }),
    );
    value(await change());
    expect(await kept()).toEqual([
      [true, true],
      [false, false],
      [true, false],
      [false, false],
    ]);
  }
});

test('merges in any order, undone in any order, leave nothing behind', async () => {
  const people = ['A', 'B', 'C', 'D', 'E', 'F'];
  for (const name of people) await start([name, `${name}1`, `${name}2`]);
  await start(['A', 'B', 'C']);
  const attending = await Promise.all(people.slice(0, 3).map(idOf));
  const { eveningId } = club;
  await write((tx) =>
    tx.attendance.createMany({
      data: attending.map((playerId) => ({ eveningId, playerId, status: 'excused' })),
    }),
  );
  const fresh = await state();
  const one = fc.constantFrom(...people);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(one, one), { maxLength: 8 }),
      fc.shuffledSubarray(people, { minLength: people.length }),
      async (pairs, order) => {
        for (const [name, into] of pairs) {
          const before = await state();
          const done = await merge(name, into);
          if (!done.ok) expect(await state()).toEqual(before);
          else {
            const merged = await state();
            value(await unmerge(name));
            expect(await state()).toEqual(before);
            value(await merge(name, into));
            expect(await state()).toEqual(merged);
          }
          await expectSeatsAtRoots();
        }
        for (const name of order) {
          value(await unmerge(name));
          await expectSeatsAtRoots();
        }
        expect(await state()).toEqual(fresh);
      },
    ),
    { numRuns: 25 },
  );
});

/** Every seat counts for whoever its name turned out to be, and nobody sits twice. */
async function expectSeatsAtRoots() {
  const { players, seats } = await read(async (tx) => ({
    players: await tx.player.findMany({ where: { leagueId: club.leagueId } }),
    seats: await tx.seat.findMany({ where: { game: { leagueId: club.leagueId } } }),
  }));
  const rootOf = (id: string): string => {
    const into = players.find((player) => player.id === id)?.mergedIntoId;
    return into ? rootOf(into) : id;
  };
  for (const { playerId, enteredId } of seats) expect(playerId).toBe(rootOf(enteredId));
  const taken = seats.map(({ gameId, playerId }) => `${gameId} ${playerId}`);
  expect(new Set(taken).size).toBe(taken.length);
}
