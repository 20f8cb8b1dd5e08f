/** What says whether a player's page still holds: it notices what changes, at a price that does not grow. */
import { expect, test } from 'vitest';
import { playerRevisionOf } from '../../lib/server/archive/player-revision';
import { forgetResults } from '../../lib/server/games/caches';
import { standingsOf } from '../../lib/server/leagues/standings';
import { read, type Tx, write } from '../../lib/server/store/db';
import { seedLeague } from '../bench/seed';
import { useDatabase } from '../helpers/database';
import { newAccount } from './club';
import { entry, move, newViewer, startGame, value } from './table';

useDatabase();

async function league(gamesPerEvening: number) {
  const { userId } = await newAccount('Olga');
  const seeded = await seedLeague(userId, { players: 4, evenings: 3, gamesPerEvening });
  const [id = ''] = seeded.playerIds;
  await standingsOf({ userId }, seeded);
  return { viewer: { userId }, ...seeded, id };
}

/** The revision, and how many rows it was made of. */
const looked = ({ id, leagueId }: { id: string; leagueId: string | null }) =>
  read(async (tx) => {
    let rows = 0;
    const counting = new Proxy(tx, {
      get: (of, name) =>
        name === '$queryRaw'
          ? async (...asked: Parameters<Tx['$queryRaw']>) => {
              const found = await of.$queryRaw<unknown[]>(...asked);
              rows += found.length;
              return found;
            }
          : Reflect.get(of, name),
    });
    return { revision: await playerRevisionOf(counting, { id, leagueId }), rows };
  });

test('reads as many rows however much the player has played', async () => {
  const [few, many] = [await league(8), await league(40)];
  expect((await looked(many)).rows).toBe((await looked(few)).rows);
});

test('is another one for a change to an old game, before its evening is made again and after', async () => {
  const club = await league(8);
  const [eveningId = ''] = club.eveningIds;
  const revisions = [(await looked(club)).revision];
  const note = async () => revisions.push((await looked(club)).revision);
  for (const revision of [1, 2]) {
    await write(async (tx) => {
      await tx.game.updateMany({ where: { eveningId }, data: { revision } });
      await forgetResults(tx, eveningId);
    });
    await note();
  }
  await standingsOf(club.viewer, club);
  await note();
  expect(new Set(revisions).size).toBe(revisions.length);
  expect((await looked(club)).revision).toBe(revisions.at(-1));
});

test('is another one for a hand of a game that goes on, however long ago it was begun', async () => {
  const club = await league(40);
  const { eveningIds, leagueId } = club;
  const game = await read((tx) =>
    tx.game.findFirstOrThrow({
      where: { eveningId: eveningIds[0] ?? '', seats: { some: { playerId: club.id } } },
    }),
  );
  const where = { id: game.id, leagueId };
  await write((tx) => tx.game.update({ where, data: { over: false } }));
  const before = (await looked(club)).revision;
  await write((tx) => tx.game.update({ where, data: { revision: { increment: 1 } } }));
  expect((await looked(club)).revision).not.toBe(before);
});

test('of one’s own games is as short however many they are, and another one for each change', async () => {
  const viewer = await newViewer();
  const games = [await startGame(viewer), await startGame(viewer)];
  const { playerId } = await read((tx) =>
    tx.seat.findFirstOrThrow({ where: { gameId: games[0]?.id ?? '', side: 0 } }),
  );
  const asked = { id: playerId, leagueId: null };
  const found = [await looked(asked)];
  const note = async () => found.push(await looked(asked));
  for (const { id } of games) {
    value(await move(viewer, id, { kind: 'record', index: 0, entry: entry(0) }));
    await note();
  }
  await startGame(viewer);
  await note();
  expect(new Set(found.map(({ revision }) => revision)).size).toBe(4);
  expect(new Set(found.map(({ rows }) => rows)).size).toBe(1);
});
