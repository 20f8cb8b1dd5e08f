/** Changes that arrive together are written together: each is answered as if it had come alone. */

import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import {
  changeableBy,
  runBy,
  standingsOf,
  type Viewer,
  visibleTo,
} from '../../lib/server/access/access';
import { changeGame } from '../../lib/server/games/change-batch';
import { listChanges } from '../../lib/server/games/game-log';
import { createGame, findGame } from '../../lib/server/games/games';
import { read, write } from '../../lib/server/store/db';
import type { Change, GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { foundClub, WHO } from './club';
import { entry, MITTLERE, move, newViewer, play, refusal, startGame, value } from './table';
import { inBothWays, speaking } from './ways';

useDatabase();

const record = (viewer: Viewer | null, gameId: string, index: number, id = nanoid()) =>
  move(viewer, gameId, { kind: 'record', index, entry: entry(index) }, id);

inBothWays('many at once', () => {
  test('forty tables write ten hands each, and every hand is there once and in order', async () => {
    const tables: { viewer: Viewer; game: GameState }[] = [];
    // One after the other: that many begin at once is not what is tried here.
    while (tables.length < 40) {
      const viewer = await newViewer();
      tables.push({ viewer, game: await startGame(viewer) });
    }
    await Promise.all(
      tables.map(async ({ viewer, game }) => {
        for (let hand = 0; hand < 10; hand++) value(await record(viewer, game.id, hand));
      }),
    );
    for (const { viewer, game } of tables) {
      const stored = await findGame(viewer, game.id);
      expect(stored?.hands.map((hand) => hand.entry)).toEqual(
        Array.from({ length: 10 }, (_, hand) => entry(hand)),
      );
      expect(await listChanges(viewer, game.id, EN)).toHaveLength(10);
    }
  });

  test('of a hundred attempts at one hand one is stored, and ninety-nine see which', async () => {
    const viewer = await newViewer();
    const game = await startGame(viewer);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => record(viewer, game.id, 0)),
    );
    const taken = answers.filter(({ ok }) => !ok);
    expect(taken).toHaveLength(99);
    for (const answer of taken) {
      expect(refusal(answer).code).toBe('hand-taken');
      expect(!answer.ok && answer.current?.hands).toHaveLength(1);
    }
    expect(await listChanges(viewer, game.id, EN)).toHaveLength(1);
  });

  test('the same change sent five times at once is stored once and answered five times', async () => {
    const viewer = await newViewer();
    const game = await startGame(viewer);
    const id = nanoid();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => record(viewer, game.id, 0, id)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await listChanges(viewer, game.id, EN)).toHaveLength(1);
  });

  test('who may not, who finds nothing and what cannot be scored stand in nobody’s way', async () => {
    const [viewer, stranger] = [await newViewer(), await newViewer()];
    const game = await startGame(viewer);
    const other = await startGame(stranger);
    const [mine, theirs, none, nobody, wrong] = await Promise.all([
      record(viewer, game.id, 0),
      record(stranger, game.id, 0),
      record(viewer, nanoid(), 0),
      record(null, other.id, 0),
      move(stranger, other.id, { kind: 'record', index: 0, entry: { points: [1, 2, 3] } }),
    ]);
    expect(value(mine).hands).toHaveLength(1);
    expect(refusal(theirs).code).toBe('not-found');
    expect(refusal(none).code).toBe('not-found');
    expect(refusal(nobody).code).toBe('not-found');
    expect(refusal(wrong).code).toBe('points-sum');
    expect((await findGame(stranger, other.id))?.hands).toEqual([]);
  });

  test('each is answered in the language of whoever asked', async () => {
    const viewer = await newViewer();
    const asked = ['en', 'de', 'fr', 'it', 'sv'].map((language) =>
      speaking(language, () => record(viewer, nanoid(), 0)),
    );
    const messages = (await Promise.all(asked)).map((answer) => refusal(answer).message);
    expect(new Set(messages).size).toBe(5);
  });
});

// In the order in which they come to it; on the way there requests may overtake one another, which is
// why a phone sends the hands of a game one after the other.
test('hands of one game that come at once are put on it one after the other', async () => {
  const viewer = await newViewer();
  const game = await startGame(viewer);
  const answers = await Promise.all([0, 1, 2, 3].map((hand) => record(viewer, game.id, hand)));
  expect(answers.map((answer) => value(answer).hands.length)).toEqual([1, 2, 3, 4]);
});

test('one that fails fails alone', async () => {
  const viewer = await newViewer();
  const games = await Promise.all([startGame(viewer), startGame(viewer), startGame(viewer)]);
  // It stands for any fault of ours.
  const change = new Proxy({} as Change, {
    get: () => {
      throw new Error('broken');
    },
  });
  const answers = await Promise.allSettled([
    record(viewer, games[0].id, 0),
    changeGame(viewer, { gameId: games[1].id, change }),
    record(viewer, games[2].id, 0),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  for (const game of [games[0], games[2]])
    expect((await findGame(viewer, game.id))?.hands).toHaveLength(1);
});

describe('what is kept in memory counts only at the database’s revision', () => {
  test('a hand that another server wrote is seen', async () => {
    const viewer = await newViewer();
    const game = await play(viewer, await startGame(viewer), [entry(0)]);
    // As another server does it, which this one hears nothing of.
    await write(async (tx) => {
      const id = nanoid();
      const [hand] = game.hands;
      await tx.hand.create({
        data: { gameId: game.id, index: 1, id, by: id, entry: { points: [80, 50, 27] } },
      });
      const step = { id, kind: 'record', handId: id, index: 1, before: null };
      await tx.change.create({
        data: {
          gameId: game.id,
          id,
          seq: 1,
          kind: 'record',
          step: { ...step, after: { points: [80, 50, 27] } },
          at: new Date(),
        },
      });
      expect(hand).toBeDefined();
      await tx.game.update({ where: { id: game.id }, data: { revision: 2 } });
    });
    const answer = await record(viewer, game.id, 1);
    expect(refusal(answer).code).toBe('hand-taken');
    expect(value(await record(viewer, game.id, 2)).hands).toHaveLength(3);
  });

  test('a game that was deleted is gone, and one made anew under its id is the new one', async () => {
    const viewer = await newViewer();
    const game = await play(viewer, await startGame(viewer), [entry(0)]);
    await write((tx) => tx.game.delete({ where: { id: game.id } }));
    expect(refusal(await record(viewer, game.id, 1)).code).toBe('not-found');
    const anew = { id: game.id, table: { ...MITTLERE, players: ['Dora', 'Emil', 'Fritz'] } };
    value(await createGame(viewer, anew));
    expect(value(await record(viewer, game.id, 0)).table.players[0]).toBe('Dora');
  });

  test('a name that was put right is in the next answer', async () => {
    const viewer = await newViewer();
    const game = await play(viewer, await startGame(viewer), [entry(0)]);
    await write((tx) =>
      tx.player.updateMany({
        where: { ownerId: viewer.userId, key: 'anna' },
        data: { name: 'Anna Maria', key: 'anna maria' },
      }),
    );
    expect(value(await record(viewer, game.id, 1)).table.players[0]).toBe('Anna Maria');
  });

  test('after a rollback the game is what it was before', async () => {
    const viewer = await newViewer();
    const game = await play(viewer, await startGame(viewer), [entry(0)]);
    const before = await findGame(viewer, game.id);
    await expect(
      write(async (tx) => {
        await tx.game.update({ where: { id: game.id }, data: { revision: 9 } });
        throw new Error('put away');
      }),
    ).rejects.toThrow('put away');
    expect(await findGame(viewer, game.id)).toEqual(before);
    expect(value(await record(viewer, game.id, 1)).revision).toBe(2);
  });
});

test.each([true, false])(
  'who may change a league’s game is the same for one and for many (public: %s)',
  async (isPublic) => {
    const { as, owner, leagueId, eveningId } = await foundClub({ isPublic });
    const own = await startGame(owner, MITTLERE);
    const inLeague = await startGame(owner, MITTLERE);
    const joined = await startGame(owner, MITTLERE);
    const everybody = WHO.flatMap((who) => as[who] ?? []);
    await write(async (tx) => {
      await tx.game.update({ where: { id: inLeague.id }, data: { leagueId, eveningId } });
      await tx.participant.createMany({
        data: [
          { role: 'writer', userId: as.stranger?.userId ?? '' },
          { role: 'reader', userId: as.member?.userId ?? '' },
          { role: null, userId: as.reader?.userId ?? '' },
        ].map((one) => ({ ...one, gameId: joined.id, createdAt: new Date() })),
      });
    });
    await read(async (tx) => {
      const games = await tx.game.findMany({
        where: { id: { in: [own, inLeague, joined].map(({ id }) => id) } },
        select: { id: true, ownerId: true, leagueId: true },
      });
      const asked = games.flatMap((game) => everybody.map(({ userId }) => ({ userId, game })));
      const standings = await standingsOf(tx, asked);
      for (const one of asked) {
        const fits = async (condition: object) =>
          (await tx.game.count({ where: { AND: [{ id: one.game.id }, condition] } })) === 1;
        const role = standings.get(one)?.role;
        expect(role === 'host').toBe(await fits(runBy(one)));
        expect(role === 'host' || role === 'writer').toBe(await fits(changeableBy(one)));
        expect(role !== undefined).toBe(await fits(visibleTo(one)));
      }
    });
  },
);
