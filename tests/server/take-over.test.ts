import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { takeOver } from '../../lib/server/account/take-over';
import { findGame } from '../../lib/server/games/games';
import { read, write } from '../../lib/server/store/db';
import { nameKey } from '../../lib/sync/table';
import { useDatabase } from '../helpers/database';
import { newAccount } from './club';
import { ENTRIES, MITTLERE, newViewer, play, startGame } from './table';

useDatabase();
let guest: Viewer;
let anna: Viewer;
beforeEach(async () => {
  guest = await newViewer();
  anna = await newAccount('Anna');
});

const takeAll = () => write((tx) => takeOver(tx, guest.userId, anna.userId));
const playedBy = (viewer: Viewer, players: readonly string[]) =>
  startGame(viewer, { ...MITTLERE, players: [...players] });
const circle = (viewer: Viewer) =>
  read((tx) =>
    tx.player.findMany({
      where: { ownerId: viewer.userId },
      orderBy: { key: 'asc' },
      select: { id: true, name: true, mergedIntoId: true },
    }),
  );
const playerOf = async (viewer: Viewer, name: string) => {
  const player = (await circle(viewer)).find((one) => one.name === name);
  if (!player) throw new Error(`no ${name}`);
  return player.id;
};
const seatsOf = (gameId: string) =>
  read((tx) =>
    tx.seat.findMany({
      where: { gameId },
      orderBy: { seat: 'asc' },
      select: { playerId: true, enteredId: true },
    }),
  );
const same = (id: string) => ({ playerId: id, enteredId: id });

/** What merging does to a circle: the name points on, and its seats count as the other's. */
const merge = (playerId: string, intoId: string) =>
  write(async (tx) => {
    await tx.player.update({ where: { id: playerId }, data: { mergedIntoId: intoId } });
    await tx.seat.updateMany({ where: { playerId }, data: { playerId: intoId } });
  });

test('everything of the guest is the account’s, and the guest is gone', async () => {
  const game = await play(guest, await startGame(guest), ENTRIES.slice(0, 2));
  await write(async (tx) => {
    const at = new Date();
    await tx.tourney.create({
      data: { id: 'tourney', ownerId: guest.userId, length: 3, createdAt: at },
    });
    await tx.game.update({ where: { id: game.id }, data: { tourneyId: 'tourney' } });
    await tx.word.create({
      data: { scope: guest.userId, word: 'linde', playedAt: at, gameId: game.id },
    });
  });
  await takeAll();
  expect(await findGame(anna, game.id)).toEqual(game);
  expect(await findGame(guest, game.id)).toBeNull();
  const where = { userId: anna.userId };
  const own = { ownerId: anna.userId };
  await read(async (tx) => {
    expect(await tx.user.findUnique({ where: { id: guest.userId } })).toBeNull();
    expect(await tx.tourney.count({ where: own })).toBe(1);
    expect(await tx.change.count({ where: { gameId: game.id, ...where } })).toBe(2);
    expect(await tx.word.findMany({ select: { scope: true, gameId: true } })).toEqual([
      { scope: anna.userId, gameId: game.id },
    ]);
    expect(await tx.player.count({ where: own })).toBe(3);
  });
});

test('again it does nothing, and from an account it takes nothing', async () => {
  const game = await startGame(guest);
  await takeAll();
  await takeAll();
  const bea = await newAccount('Bea');
  await write((tx) => takeOver(tx, anna.userId, bea.userId));
  await write((tx) => takeOver(tx, anna.userId, anna.userId));
  expect(await findGame(anna, game.id)).toEqual(game);
});

test('taken over into nobody, everything stays as it was', async () => {
  const game = await startGame(guest);
  await expect(write((tx) => takeOver(tx, guest.userId, 'nobody'))).rejects.toThrow();
  expect(await findGame(guest, game.id)).toEqual(game);
});

describe('players of the same name', () => {
  test('are one: the account’s player has the seats of both', async () => {
    const own = await playedBy(anna, ['Anna', 'Beat', 'Carla']);
    const theirs = await playedBy(guest, ['anna', 'Dora', 'BEAT']);
    const dora = await playerOf(guest, 'Dora');
    await takeAll();
    const [a, b] = [await playerOf(anna, 'Anna'), await playerOf(anna, 'Beat')];
    expect(await seatsOf(theirs.id)).toEqual([same(a), same(dora), same(b)]);
    expect((await seatsOf(own.id)).slice(0, 2)).toEqual([same(a), same(b)]);
    expect((await circle(anna)).map(({ name }) => name)).toEqual(['Anna', 'Beat', 'Carla', 'Dora']);
    expect((await findGame(anna, theirs.id))?.table.players).toEqual(['Anna', 'Dora', 'Beat']);
  });

  test('follow what the account’s name turned out to be', async () => {
    await playedBy(anna, ['Anna', 'Beat', 'Beatus']);
    const [beat, beatus] = [await playerOf(anna, 'Beat'), await playerOf(anna, 'Beatus')];
    await merge(beatus, beat);
    const theirs = await playedBy(guest, ['Eva', 'Fritz', 'Beatus']);
    await takeAll();
    expect((await seatsOf(theirs.id))[2]).toEqual({ playerId: beat, enteredId: beatus });
  });

  test('take on what the guest’s names were merged into', async () => {
    await playedBy(anna, ['Anna', 'Beat', 'Carla']);
    const theirs = await playedBy(guest, ['Eva', 'Beat', 'Beatus']);
    const [before, beatus] = [await playerOf(guest, 'Beat'), await playerOf(guest, 'Beatus')];
    await merge(beatus, before);
    await takeAll();
    const beat = await playerOf(anna, 'Beat');
    expect(beat).not.toBe(before);
    expect((await seatsOf(theirs.id)).slice(1)).toEqual([
      same(beat),
      { playerId: beat, enteredId: beatus },
    ]);
    expect((await circle(anna)).find(({ id }) => id === beatus)?.mergedIntoId).toBe(beat);
  });

  test('of moved names keep their merges, chains of them too', async () => {
    const theirs = await playedBy(guest, ['A', 'B', 'C']);
    const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((name) => playerOf(guest, name)));
    if (!a || !b || !c) throw new Error('three players');
    await merge(b, a);
    await merge(c, b);
    const before = await seatsOf(theirs.id);
    await playedBy(anna, ['X', 'Y', 'Z']);
    await takeAll();
    expect((await seatsOf(theirs.id)).map(({ enteredId }) => enteredId)).toEqual([a, b, c]);
    expect(before.map(({ enteredId }) => enteredId)).toEqual([a, b, c]);
    expect((await seatsOf(theirs.id)).map(({ playerId }) => playerId)).toEqual([a, a, a]);
  });
});

test('no seat is left with a player of somebody else, whatever the names', async () => {
  const names = ['Anna', 'beat', 'Carla', 'Dora', 'Eva', 'ÄNNI', 'änni'];
  const table = (n: number) => [0, 1, 2].map((i) => names[(n * 2 + i) % names.length] ?? '');
  const distinct = (n: number) => new Set(table(n).map(nameKey)).size === 3;
  for (const n of [0, 1, 2, 3, 4, 5, 6].filter(distinct)) {
    await playedBy(n % 2 ? anna : guest, table(n));
    await playedBy(guest, table(n));
  }
  const games = await read((tx) => tx.game.count({ where: { ownerId: guest.userId } }));
  const before = await read((tx) => tx.game.count({ where: { ownerId: anna.userId } }));
  await takeAll();
  await read(async (tx) => {
    expect(await tx.game.count({ where: { ownerId: anna.userId } })).toBe(games + before);
    const seats = await tx.seat.findMany({
      where: { game: { ownerId: anna.userId } },
      select: { player: { select: { ownerId: true } }, entered: { select: { ownerId: true } } },
    });
    expect(seats).toHaveLength((games + before) * 3);
    for (const { player, entered } of seats)
      expect([player.ownerId, entered.ownerId]).toEqual([anna.userId, anna.userId]);
  });
});
