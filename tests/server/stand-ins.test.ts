/** Somebody takes a seat over during a game: each page counts the hands that its player played. */
import { nanoid } from 'nanoid';
import { beforeEach, expect, test } from 'vitest';
import { Prisma } from '../../generated/prisma/client';
import type { Viewer } from '../../lib/server/access/access';
import { searchGames } from '../../lib/server/archive/history';
import { playerNow, playerPage } from '../../lib/server/archive/player-page';
import { recordFile } from '../../lib/server/files/export';
import { fillCaches, rebuild } from '../../lib/server/files/rebuild';
import { createGame } from '../../lib/server/games/games';
import { mergePlayers, unmergePlayer } from '../../lib/server/leagues/merges';
import { addPlayers, removeUnused, renamePlayer } from '../../lib/server/leagues/roster';
import { standingsOf } from '../../lib/server/leagues/standings';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { playerId } from './archive';
import { type Club, foundClub } from './club';
import { MITTLERE, move, newViewer, play, refusal, value } from './table';

useDatabase();
let club: Club;
beforeEach(async () => {
  club = await foundClub();
});

// 80, 50, 27: Beat in the middle; then Anna's seat has a hundred, and is in the middle.
const HANDS = [{ points: [80, 50, 27] }, { points: [110, 30, 17] }, { points: [50, 80, 27] }];

/** Somebody else, or nobody, plays for Anna from the second hand on. */
const standIn = (viewer: Viewer, game: string, names: [from: string | null, to: string | null]) => {
  const [before, after] = names.map((name) => ({
    substitutes: name === null ? [] : [{ seat: 0, from: 1, name }],
  }));
  return move(viewer, game, { kind: 'table', before: before ?? {}, after: after ?? {} });
};

/** Anna begins and is replaced by Erika from the second hand on; answers the game's id. */
async function played(viewer: Viewer, evening?: string) {
  const game = value(await createGame(viewer, { id: nanoid(), table: MITTLERE, evening }));
  await play(viewer, game, HANDS);
  value(await standIn(viewer, game.id, [null, 'Erika']));
  value(await move(viewer, game.id, { kind: 'finish' }));
  return { id: game.id };
}
const idOf = (key: string) => playerId({ leagueId: club.leagueId }, key);
const stats = async (key: string) => (await playerPage(club.owner, await idOf(key)))?.stats;
const standInsOf = (gameId: string) =>
  read(async (tx) => {
    const rows = await tx.standIn.findMany({
      where: { gameId },
      orderBy: { index: 'asc' },
      select: { seat: true, player: { select: { name: true } } },
    });
    return rows.map(({ seat, player }) => [seat, player.name]);
  });
const substitutesOf = async (gameId: string) =>
  (await recordFile(club.owner, gameId))?.record.substitutes;

test('hands count for those who played them, the game for whoever began', async () => {
  await played(club.scorer, club.eveningId);
  // Net −3: +1 by Anna herself, −2 and −2 by Erika.
  expect(await stats('anna')).toMatchObject({
    games: 1,
    byVariant: [{ variant: 'mittlere', games: 1, hands: 1, meanNet: -3, hundreds: 0 }],
    stoodIn: { games: 0, hands: 0 },
  });
  const erika = await stats('erika');
  expect(erika).toMatchObject({
    games: 0,
    wins: 0,
    form: [],
    stoodIn: { games: 1, hands: 2 },
    byVariant: [
      { variant: 'mittlere', games: 0, wins: 0, hands: 2, hundreds: 1, hundredShare: 0.5 },
    ],
  });
  // A mean of a game is nothing that somebody without one has.
  expect(erika?.byVariant[0]).not.toHaveProperty('meanNet');
  expect(await stats('beat')).toMatchObject({ games: 1, byVariant: [{ hands: 3 }] });
  const table = await standingsOf(club.owner, { seasonId: club.seasonId });
  const ranked = table?.standings.rows.filter(({ rank }) => rank !== null);
  expect(ranked?.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Beat', 'Carla']);
});

test('a game is found by whoever stood in, once, and lost or won only by those who began', async () => {
  const { id } = await played(club.scorer, club.eveningId);
  const page = await playerPage(club.owner, await idOf('erika'));
  expect(page?.latest.map((game) => game.id)).toEqual([id]);
  const found = async (filter: object) =>
    (await searchGames(club.owner, { leagueId: club.leagueId, ...filter })).games.map(
      (one) => one.id,
    );
  const [anna, beat, erika] = [
    { id: await idOf('anna') },
    { id: await idOf('beat') },
    { id: await idOf('erika') },
  ];
  expect(await found({ who: [erika] })).toEqual([id]);
  expect(await found({ who: [erika, beat] })).toEqual([id]);
  expect(await found({ who: [anna, erika], isPair: true })).toEqual([]);
  expect(await found({ words: 'erika' })).toEqual([id]);
  expect(await found({ who: [erika], result: 'lost' })).toEqual([]);
  expect(await found({ who: [anna], result: 'lost' })).toEqual([id]);
});

test('whoever did not stand in after all has no hand of it', async () => {
  const { id } = await played(club.scorer, club.eveningId);
  const erika = await idOf('erika');
  const before = await playerNow(club.owner, { playerId: erika, season: 'all', look: false });
  expect(before?.stats.stoodIn.hands).toBe(2);
  value(await move(club.scorer, id, { kind: 'reopen' }));
  value(await standIn(club.scorer, id, ['Erika', null]));
  const after = await playerNow(club.owner, { playerId: erika, season: 'all', look: false });
  expect(after?.stats.stoodIn).toEqual({ games: 0, hands: 0 });
  value(await move(club.scorer, id, { kind: 'finish' }));
  expect(await stats('anna')).toMatchObject({ byVariant: [{ hands: 3, hundreds: 1 }] });
  expect(await standInsOf(id)).toEqual([]);
});

test('a name put right, or turned out to be another, is right there too', async () => {
  const { leagueId, scorer } = club;
  const { id } = await played(scorer, club.eveningId);
  const erika = await idOf('erika');
  value(await renamePlayer(scorer, { leagueId, playerId: erika, name: 'Erica' }));
  expect(await substitutesOf(id)).toEqual([{ seat: 0, from: 1, name: 'Erica' }]);
  value(await addPlayers(scorer, { leagueId, names: ['Erika Muster'], joinedOn: null }));
  const intoId = await idOf('erika muster');
  value(await mergePlayers(scorer, { leagueId, playerId: erika, intoId }));
  expect(await stats('erika muster')).toMatchObject({ stoodIn: { games: 1, hands: 2 } });
  expect(await substitutesOf(id)).toEqual([{ seat: 0, from: 1, name: 'Erika Muster' }]);
  value(await unmergePlayer(scorer, { leagueId, playerId: erika }));
  expect(await stats('erica')).toMatchObject({ stoodIn: { games: 1, hands: 2 } });
  expect(await stats('erika muster')).toMatchObject({ stoodIn: { games: 0, hands: 0 } });
  expect(await substitutesOf(id)).toEqual([{ seat: 0, from: 1, name: 'Erica' }]);
  // Both were at one table.
  const both = { leagueId, playerId: erika, intoId: await idOf('beat') };
  expect(refusal(await mergePlayers(scorer, both)).message).toMatch(/Erica.*Beat/);
  // And the name is one that something hangs on.
  value(await removeUnused(scorer, { leagueId, playerIds: [erika, intoId] }));
  expect(await idOf('erica')).toBe(erika);
  await expect(idOf('erika muster')).rejects.toThrow();
});

test('games from before it was known who stood in are put right', async () => {
  const { id } = await played(club.scorer, club.eveningId);
  const erika = await idOf('erika');
  await write(async (tx) => {
    await tx.standIn.deleteMany({ where: { gameId: id } });
    await tx.game.update({ where: { id }, data: { fingerprint: null } });
    await tx.evening.updateMany({ data: { results: Prisma.DbNull } });
  });
  expect(await stats('erika')).toMatchObject({ stoodIn: { games: 0 } });
  expect(await fillCaches()).toBe(1);
  expect(await stats('erika')).toMatchObject({ stoodIn: { games: 1, hands: 2 } });
  expect(await idOf('erika')).toBe(erika);
  expect(await rebuild({ leagueId: club.leagueId })).toMatchObject({ differed: {} });
});

test('among one’s own games a wrong name leaves nobody behind', async () => {
  const me = await newViewer();
  const { id } = await played(me);
  value(await standIn(me, id, ['Erika', 'Eva']));
  expect(await standInsOf(id)).toEqual([[0, 'Eva']]);
  await expect(playerId({ ownerId: me.userId }, 'erika')).rejects.toThrow();
  const eva = await playerId({ ownerId: me.userId }, 'eva');
  expect((await playerPage(me, eva))?.stats.stoodIn).toEqual({ games: 1, hands: 2 });
});
