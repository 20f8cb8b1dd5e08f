import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import { gamePage } from '../../lib/server/archive/game-page';
import { searchGames } from '../../lib/server/archive/history';
import { playerPage } from '../../lib/server/archive/player-page';
import { takeChalk } from '../../lib/server/games/chalk';
import {
  lastOwnIn,
  recentPlayers,
  recentVariants,
  runningIn,
} from '../../lib/server/games/game-lines';
import { listChanges } from '../../lib/server/games/game-log';
import { createGame } from '../../lib/server/games/games';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { playerId, putGame } from './archive';
import { foundClub } from './club';
import { entry, MITTLERE, move, newViewer, play, startGame, value } from './table';

useDatabase();

/** Sets the clocks of a game, so that the order does not hang on milliseconds. */
const changedAt = (id: string, at: string) =>
  write((tx) =>
    tx.game.update({
      where: { id },
      data: { updatedAt: new Date(at), playedAt: new Date(at) },
    }),
  );

test('running games stand apart, the latest change first; the archive goes by when they were played', async () => {
  const owner = await newViewer();
  const [a, b, c, d] = [
    await startGame(owner),
    await startGame(owner),
    await startGame(owner),
    await play(owner, await startGame(owner), [entry(0), entry(1)]),
  ];
  value(await move(owner, c.id, { kind: 'finish' }));
  value(await move(owner, d.id, { kind: 'finish' }));
  await changedAt(a.id, '2026-01-01T20:00:00Z');
  await changedAt(b.id, '2026-01-02T20:00:00Z');
  await changedAt(c.id, '2026-01-03T20:00:00Z');
  await changedAt(d.id, '2026-01-04T20:00:00Z');
  const running = await read((tx) => runningIn(tx, owner));
  expect(running.games.map(({ id }) => id)).toEqual([b.id, a.id]);
  expect(running.more).toBe(false);
  expect(await read((tx) => runningIn(tx, owner, { limit: 1 }))).toMatchObject({
    games: [{ id: b.id }],
    more: true,
  });
  const { games, next } = await searchGames(owner, { result: 'finished' });
  expect(games.map(({ id }) => id)).toEqual([d.id, c.id]);
  expect(next).toBeNull();
  expect(games[0]).toMatchObject({
    variant: 'mittlere',
    players: MITTLERE.players,
    hands: 2,
    over: true,
    updatedAt: '2026-01-04T20:00:00.000Z',
    tally: { status: 'playing', hands: [{ rule: 'middle' }, { rule: 'middle' }] },
    league: null,
  });
  expect(await read((tx) => lastOwnIn(tx, owner))).toMatchObject({ id: d.id, table: MITTLERE });
  // Whatever is touched later, the table is that of the game played last.
  await write((tx) => tx.game.update({ where: { id: a.id }, data: { updatedAt: new Date() } }));
  expect(await read((tx) => lastOwnIn(tx, owner))).toMatchObject({ id: d.id });
  const other = await newViewer();
  expect(await read((tx) => lastOwnIn(tx, other))).toBeNull();
  expect(await read((tx) => lastOwnIn(tx, null))).toBeNull();
});

test('running games of a league are listed for those who may write in them', async () => {
  const { as, scorer, eveningId } = await foundClub({ isPublic: true });
  const game = value(
    await createGame(scorer, { id: nanoid(), table: MITTLERE, evening: eveningId }),
  );
  for (const [who, viewer] of Object.entries(as)) {
    const mayWrite = who === 'scorer' || who === 'owner';
    const { games } = await read((tx) => runningIn(tx, viewer));
    expect(
      games.map(({ id }) => id),
      who,
    ).toEqual(mayWrite ? [game.id] : []);
  }
});

test('names played with come back, latest first, each once', async () => {
  const owner = await newViewer();
  const start = async (players: string[], at: string) => {
    const game = value(await createGame(owner, { id: nanoid(), table: { ...MITTLERE, players } }));
    await changedAt(game.id, at);
  };
  await start(['Zoe', 'Beat', 'Carla'], '2026-01-01T20:00:00Z');
  await start(['Anna', 'Beat', 'Dora'], '2026-01-02T20:00:00Z');
  expect(await recentPlayers(owner)).toEqual(['Anna', 'Beat', 'Dora', 'Zoe', 'Carla']);
});

test('a seat that was never named is nobody: neither suggested nor a player', async () => {
  const owner = await newViewer();
  const circle = { ownerId: owner.userId };
  const schieber = { ...MITTLERE, variant: 'schieber' } as const;
  const nameless = ['We 1', 'They 1', 'We 2', 'They 2'];
  const id = await putGame(owner, {
    at: '2026-01-01T20:00:00Z',
    table: schieber,
    players: nameless,
  });
  // Whoever reads Italian today said it in German then.
  await putGame(owner, {
    at: '2026-01-02T20:00:00Z',
    players: ['Platz 1', 'Zoe', 'Posto 3'],
    hands: [entry(0)],
  });
  expect(await recentPlayers(owner)).toEqual(['Zoe']);
  expect((await gamePage(owner, id, EN))?.playerIds).toEqual([null, null, null, null]);
  expect(await playerPage(owner, await playerId(circle, 'we 1'))).toBeNull();
  const zoe = await playerPage(owner, await playerId(circle, 'zoe'));
  expect(zoe?.stats.games).toBe(1);
  expect(zoe?.stats.opponents).toEqual([]);
  expect(zoe?.others).toEqual([]);
  // Once the seat has a name it is somebody.
  value(
    await move(owner, id, {
      kind: 'table',
      before: { players: ['We 1', null, null, null] },
      after: { players: ['Anna', null, null, null] },
    }),
  );
  expect(await recentPlayers(owner)).toEqual(['Zoe', 'Anna']);
  expect((await gamePage(owner, id, EN))?.playerIds).toEqual([
    await playerId(circle, 'anna'),
    null,
    null,
    null,
  ]);
  // In a league everybody has a name, whatever it is.
  const { scorer, eveningId, leagueId } = await foundClub();
  const played = await putGame(scorer, {
    at: '2026-01-01T20:00:00Z',
    evening: eveningId,
    players: ['Seat 1', 'Beat', 'Carla'],
  });
  expect((await gamePage(scorer, played, EN))?.playerIds[0]).toBe(
    await playerId({ leagueId }, 'seat 1'),
  );
});

test('what was played comes back, latest first, each once', async () => {
  const owner = await newViewer();
  const molotow = { ...MITTLERE, variant: 'molotow', players: ['A', 'B', 'C', 'D'] } as const;
  const start = async (table: Parameters<typeof createGame>[1]['table'], at: string) => {
    const game = value(await createGame(owner, { id: nanoid(), table }));
    await changedAt(game.id, at);
  };
  await start(MITTLERE, '2026-01-01T20:00:00Z');
  await start(molotow, '2026-01-02T20:00:00Z');
  await start({ ...molotow, variant: 'coiffeur' }, '2026-01-03T20:00:00Z');
  await start(MITTLERE, '2026-01-04T20:00:00Z');
  expect(await recentVariants(owner)).toEqual(['mittlere', 'coiffeur', 'molotow']);
  expect(await recentVariants(null)).toEqual([]);
});

test('a change by somebody who is gone stays in the log', async () => {
  const owner = await newViewer();
  const game = await play(owner, await startGame(owner), [entry(0)]);
  const other = await newViewer();
  const by = { where: { gameId: game.id }, data: { userId: other.userId } };
  await write((tx) => tx.change.updateMany(by));
  expect(await listChanges(owner, game.id, EN)).toMatchObject([{ who: 'someone' }]);
  await write((tx) => tx.user.delete({ where: { id: other.userId } }));
  expect(await listChanges(owner, game.id, EN)).toMatchObject([{ who: 'someone', kind: 'record' }]);
});

test('the log of a league game names its people, to those who know them', async () => {
  const { as, scorer, owner, eveningId, leagueId } = await foundClub({ isPublic: true });
  const { id } = value(
    await createGame(scorer, { id: nanoid(), table: MITTLERE, evening: eveningId }),
  );
  value(await move(scorer, id, { kind: 'record', index: 0, entry: entry(0) }));
  value(await takeChalk(owner, { gameId: id }));
  value(await move(owner, id, { kind: 'record', index: 1, entry: entry(1) }));
  const who = async (viewer: typeof owner | null) =>
    (await listChanges(viewer, id, EN))?.map((line) => line.who);
  expect(await who(scorer)).toEqual(['you', 'Olga']);
  expect(await who(as.member)).toEqual(['Sami', 'Olga']);
  // Who only reads along learns no names of accounts.
  expect(await who(null)).toEqual(['someone', 'someone']);
  expect(await who(as.stranger)).toEqual(['someone', 'someone']);
  await write(async (tx) => {
    await tx.player.update({
      where: { leagueId_key: { leagueId, key: 'anna' } },
      data: { userId: scorer.userId },
    });
  });
  expect(await who(null)).toEqual(['Anna', 'someone']);
  expect(await who(owner)).toEqual(['Anna', 'you']);
  const changes = await read((tx) =>
    tx.change.findMany({ where: { gameId: id }, orderBy: { seq: 'asc' }, select: { id: true } }),
  );
  await write((tx) =>
    tx.change.update({
      where: { gameId_id: { gameId: id, id: changes[0]?.id ?? '' } },
      data: { userId: null, author: 'Ruth' },
    }),
  );
  await write((tx) =>
    tx.change.update({
      where: { gameId_id: { gameId: id, id: changes[1]?.id ?? '' } },
      data: { userId: null },
    }),
  );
  expect(await who(as.member)).toEqual(['Ruth', 'former player']);
  for (const outside of [null, as.stranger, as.reader]) {
    expect(await who(outside)).toEqual(['someone', 'former player']);
    // The page of the game reads the same log.
    const page = await gamePage(outside, id, EN);
    expect(page?.log.map((line) => line.who)).toEqual(['someone', 'former player']);
  }
  await write((tx) => tx.change.updateMany({ data: { userId: null, author: 'former player' } }));
  expect(await who(null)).toEqual(['former player', 'former player']);
});
