/** A table that is changed while it is played: what is stored of it, for whom, and what is refused. */
import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { searchGames } from '../../lib/server/archive/history';
import { recordFile } from '../../lib/server/files/export';
import { findTable } from '../../lib/server/games/at-table';
import { takeChalk } from '../../lib/server/games/chalk';
import { recentPlayers, seenLines } from '../../lib/server/games/game-lines';
import { listChanges } from '../../lib/server/games/game-log';
import { createGame, findGame } from '../../lib/server/games/games';
import { findInvited, joinTable, sit } from '../../lib/server/games/participants';
import { openShareLink } from '../../lib/server/games/share-links';
import { read, write } from '../../lib/server/store/db';
import { live } from '../../lib/server/store/live-bus';
import type { GameState } from '../../lib/sync/game';
import { partLike, type TablePart } from '../../lib/sync/table-change';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { foundClub } from './club';
import { entry, MITTLERE, move, newViewer, play, refusal, startGame, value } from './table';
import { inBothWays } from './ways';

useDatabase();
let owner: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  [owner, stranger] = [await newViewer(), await newViewer()];
});

/** Changes the table from what the game shows. */
const alter = (who: Viewer | null, game: GameState, after: TablePart, id = nanoid()) =>
  move(who, game.id, { kind: 'table', before: partLike(game.table, after), after }, id);

const seatsOf = (gameId: string) =>
  read((tx) =>
    tx.seat.findMany({
      where: { gameId },
      orderBy: { seat: 'asc' },
      select: { side: true, player: { select: { name: true } }, figures: true },
    }),
  );
const playersOf = (where: { ownerId: string } | { leagueId: string }) =>
  read(async (tx) =>
    (await tx.player.findMany({ where, orderBy: { key: 'asc' } })).map(({ name }) => name),
  );

inBothWays('a name', () => {
  test('that was typed wrongly is right everywhere, and the wrong one is gone', async () => {
    const me = await newViewer();
    const players = ['Anna', 'Bet', 'Carla'];
    const game = await play(me, await startGame(me, { ...MITTLERE, players }), [entry(0)]);
    const state = value(await alter(me, game, { players: [null, 'Beat', null] }));
    expect(state.table.players).toEqual(['Anna', 'Beat', 'Carla']);
    expect(state.hands).toEqual(game.hands);
    expect(await findGame(me, game.id)).toEqual(state);
    expect((await seatsOf(game.id)).map(({ player }) => player.name)).toEqual(state.table.players);
    expect(await playersOf({ ownerId: me.userId })).toEqual(['Anna', 'Beat', 'Carla']);
    expect(await recentPlayers(me)).toEqual(['Anna', 'Beat', 'Carla']);
  });

  test('of somebody who plays elsewhere too stays there', async () => {
    const me = await newViewer();
    await startGame(me);
    const game = await startGame(me);
    value(await alter(me, game, { players: [null, 'Bea', null] }));
    expect(await playersOf({ ownerId: me.userId })).toEqual(['Anna', 'Bea', 'Beat', 'Carla']);
  });

  test('sent twice is given once, and undone', async () => {
    const game = await startGame(owner);
    const id = nanoid();
    for (const _ of [1, 2]) value(await alter(owner, game, { players: ['Ann', null, null] }, id));
    expect((await findGame(owner, game.id))?.revision).toBe(1);
    const undone = value(await move(owner, game.id, { kind: 'undo', target: id }));
    expect(undone.table).toEqual(MITTLERE);
    expect(await findGame(owner, game.id)).toEqual(undone);
    const redone = value(await move(owner, game.id, { kind: 'redo', target: id }));
    expect(redone.table.players[0]).toBe('Ann');
    const log = (await listChanges(owner, game.id, EN)) ?? [];
    expect(log.map(({ kind, step }) => [kind, step.after])).toEqual([
      ['table', { players: ['Ann', null, null] }],
      ['undo', { players: ['Anna', null, null] }],
      ['redo', { players: ['Ann', null, null] }],
    ]);
  });

  test('given to one seat by two phones: the second sees the first', async () => {
    const game = await startGame(owner);
    value(await alter(owner, game, { players: ['Ann', null, null] }));
    const second = refusal(await alter(owner, game, { players: ['Anni', null, null] }));
    expect(second).toMatchObject({
      code: 'table-changed',
      current: { table: { players: ['Ann', 'Beat', 'Carla'] } },
    });
    value(await alter(owner, game, { players: [null, null, 'Karla'] }));
  });

  test('is not for strangers, nor for those who look on', async () => {
    const game = await startGame(owner);
    expect(refusal(await alter(stranger, game, { name: 'Mine' })).code).toBe('not-found');
    expect(refusal(await alter(null, game, { name: 'Mine' })).code).toBe('not-found');
    const reader = await newViewer();
    const token =
      value(await openShareLink(owner, { gameId: game.id, role: 'reader' })).reader ?? '';
    value(await joinTable(reader, { token, seat: null }));
    expect(refusal(await alter(reader, game, { name: 'Mine' })).code).toBe('forbidden');
    expect(await findGame(owner, game.id)).toEqual(game);
  });

  test('that another seat has is refused, and nothing is stored', async () => {
    const game = await startGame(owner);
    expect(refusal(await alter(owner, game, { players: ['beat', null, null] }))).toMatchObject({
      code: 'record-invalid',
      path: 'players.1',
    });
    expect(await findGame(owner, game.id)).toEqual(game);
  });
});

test('other phones are told the line, and who is there by their new names', async () => {
  const game = await startGame(owner);
  const told: string[] = [];
  const leave = live.subscribe(game.id, (event) => told.push(event.kind));
  value(await alter(owner, game, { players: ['Ann', null, null] }));
  value(await alter(owner, game, { name: 'Final' }));
  leave();
  expect(told).toEqual(['line', 'table', 'line', 'table']);
});

test('names that change places take their phones along', async () => {
  const game = await startGame(owner);
  const writer = await newViewer();
  const token = value(await openShareLink(owner, { gameId: game.id, role: 'writer' })).writer ?? '';
  value(await joinTable(writer, { token, seat: 1 }));
  value(await sit(owner, { gameId: game.id, seat: 0 }));
  value(await alter(owner, game, { players: ['Beat', 'Anna', null] }));
  expect((await findTable(writer, game.id))?.seat).toBe(0);
  expect((await findTable(owner, game.id))?.seat).toBe(1);
  const now = await findGame(owner, game.id);
  if (!now) throw new Error('gone');
  // Anna sits down where Beat was, and Beat is not there any more.
  value(await alter(owner, now, { players: ['Anna', 'Dora', null] }));
  expect((await findTable(owner, game.id))?.seat).toBe(0);
  expect((await findTable(writer, game.id))?.seat).toBeNull();
});

inBothWays('people who change places with their points', () => {
  test('keep them, here and in the database, and so does whoever undoes it', async () => {
    const game = await play(owner, await startGame(owner), [entry(0), entry(1)]);
    const id = nanoid();
    const state = value(await alter(owner, game, { seats: [1, 0, 2] }, id));
    expect(state.hands.map((hand) => hand.entry)).toEqual([
      { points: [57, 60, 40] },
      { points: [50, 80, 27] },
    ]);
    expect(await findGame(owner, game.id)).toEqual(state);
    const names = (await seatsOf(game.id)).map(({ player }) => player.name);
    expect(names).toEqual(['Beat', 'Anna', 'Carla']);
    const late = { kind: 'record', index: 2, entry: entry(2), seated: null } as const;
    expect(refusal(await move(owner, game.id, late)).code).toBe('table-changed');
    value(await move(owner, game.id, { ...late, seated: id }));
    const last = await findGame(owner, game.id);
    value(await move(owner, game.id, { kind: 'undo', target: last?.hands[2]?.id ?? '' }));
    const undone = value(await move(owner, game.id, { kind: 'undo', target: id }));
    expect(undone.hands).toEqual(game.hands);
    expect(await findGame(owner, game.id)).toEqual(undone);
  });
});

inBothWays('house rules', () => {
  test('score the game anew, sides and results too', async () => {
    const six = await startGame(owner, { ...MITTLERE, options: { hands: 6 } });
    const game = await play(owner, six, [0, 1, 2].map(entry));
    const over = value(await alter(owner, game, { options: { hands: 3 } }));
    const row = () =>
      read((tx) => tx.game.findUniqueOrThrow({ where: { id: game.id }, select: { over: true } }));
    expect(await row()).toEqual({ over: true });
    expect((await seatsOf(game.id)).map(({ figures }) => figures !== null)).toEqual([
      true,
      true,
      true,
    ]);
    value(await alter(owner, over, { options: { hands: 6 } }));
    expect(await row()).toEqual({ over: false });
    expect((await seatsOf(game.id)).map(({ figures }) => figures)).toEqual([null, null, null]);
  });

  test('under which what is written cannot stand are refused', async () => {
    const game = await play(owner, await startGame(owner), [0, 1, 2, 3].map(entry));
    const refused = refusal(await alter(owner, game, { options: { hands: 3 } }));
    expect(refused).toMatchObject({ code: 'game-finished', hand: 3 });
    expect(await findGame(owner, game.id)).toEqual(game);
  });
});

inBothWays('somebody who plays on for another', () => {
  test('is stored, undone, and those who may not say who plays are refused', async () => {
    const game = await play(owner, await startGame(owner), [entry(0), entry(1)]);
    const id = nanoid();
    const substitutes = [{ seat: 1, from: 2, name: 'Erika' }];
    const state = value(await alter(owner, game, { substitutes }, id));
    expect(state.table.substitutes).toEqual(substitutes);
    expect(await findGame(owner, game.id)).toEqual(state);
    expect((await recordFile(owner, game.id))?.record).toMatchObject({ substitutes });
    const undone = value(await move(owner, game.id, { kind: 'undo', target: id }));
    expect(undone.table).toEqual(game.table);
    expect((await recordFile(owner, game.id))?.record).not.toHaveProperty('substitutes');
    expect(refusal(await alter(stranger, game, { substitutes })).code).toBe('not-found');
  });

  test('is named wherever the game is spoken of as it stands, and counts for whoever began', async () => {
    const game = await play(owner, await startGame(owner), [entry(0), entry(1)]);
    const substitutes = [{ seat: 1, from: 2, name: 'Erika' }];
    value(await alter(owner, game, { substitutes }));
    const now = ['Anna', 'Erika', 'Carla'];
    const [line] = await seenLines(owner, [game.id]);
    expect(line).toMatchObject({ players: now, sides: now });
    const token = value(await openShareLink(owner, { gameId: game.id, role: 'writer' })).writer;
    expect((await findInvited(stranger, token ?? ''))?.table.players).toEqual(now);
    const beat = await newViewer();
    value(await joinTable(beat, { token: token ?? '', seat: 1 }));
    value(await takeChalk(beat, { gameId: game.id }));
    expect((await findTable(owner, game.id))?.chalk?.name).toBe('Erika');
    expect((await seatsOf(game.id)).map(({ player }) => player.name)).toEqual(game.table.players);
  });
});

test('a game is called as somebody named it, also in lists, and not in its record', async () => {
  const game = await startGame(owner);
  const found = async (words: string) =>
    (await searchGames(owner, { words })).games.map(({ name }) => name);
  const named = value(await alter(owner, game, { name: 'The final' }));
  expect(named.table.name).toBe('The final');
  expect(await findGame(owner, game.id)).toEqual(named);
  expect(await found('the final')).toEqual(['The final']);
  const unnamed = value(await alter(owner, named, { name: '' }));
  expect(unnamed.table).toEqual(game.table);
  expect(await found('the final')).toEqual([]);
});

test('a list is found and listed by the name that it has from its beginning', async () => {
  const table = { ...MITTLERE, variant: 'point-list', options: { name: 'Tschau Sepp' } } as const;
  value(await createGame(owner, { id: nanoid(), table }));
  const { games } = await searchGames(owner, { words: 'tschau se' });
  expect(games.map(({ name }) => name)).toEqual(['Tschau Sepp']);
});

describe('in a league', () => {
  const begin = async () => {
    const club = await foundClub();
    const game = value(
      await createGame(club.scorer, { id: nanoid(), table: MITTLERE, evening: club.eveningId }),
    );
    return { club, game };
  };

  test('those who run the game say who plays; whoever came by a link gives it a name', async () => {
    const { club, game } = await begin();
    const token =
      value(await openShareLink(club.scorer, { gameId: game.id, role: 'writer' })).writer ?? '';
    const writer = await newViewer();
    value(await joinTable(writer, { token, seat: null }));
    const change: TablePart = { players: [null, 'Berta', null] };
    expect(refusal(await alter(writer, game, change))).toMatchObject({
      code: 'input-invalid',
      path: 'after.players',
    });
    expect(await playersOf({ leagueId: club.leagueId })).toEqual(['Anna', 'Beat', 'Carla']);
    value(await alter(writer, game, { name: 'Final' }));
    value(await takeChalk(club.scorer, { gameId: game.id }));
    value(await alter(club.scorer, game, change));
    // Beat stays on the roster: he may have been meant for another table.
    expect(await playersOf({ leagueId: club.leagueId })).toEqual([
      'Anna',
      'Beat',
      'Berta',
      'Carla',
    ]);
    expect(refusal(await alter(club.as.member, game, { name: 'Final' })).code).toBe('forbidden');
  });

  test('the season says by which rules', async () => {
    const { club, game } = await begin();
    await write((tx) =>
      tx.season.update({
        where: { id: club.seasonId },
        data: { houseRules: { mittlere: { hands: 6 } } },
      }),
    );
    expect(refusal(await alter(club.scorer, game, { options: { hands: 9 } }))).toMatchObject({
      code: 'input-invalid',
      path: 'after.options.hands',
    });
    value(await alter(club.scorer, game, { options: { hands: 6 } }));
    const now = await findGame(club.scorer, game.id);
    if (!now) throw new Error('gone');
    expect(refusal(await alter(club.scorer, now, { options: {} })).path).toBe(
      'after.options.hands',
    );
  });

  test('two names of one person have no two seats', async () => {
    const { club, game } = await begin();
    await write(async (tx) => {
      const anna = await tx.player.findFirstOrThrow({
        where: { leagueId: club.leagueId, key: 'anna' },
      });
      await tx.player.create({
        data: {
          id: nanoid(),
          leagueId: club.leagueId,
          name: 'Ännchen',
          key: 'ännchen',
          mergedIntoId: anna.id,
          createdAt: new Date(),
        },
      });
    });
    expect(
      refusal(await alter(club.scorer, game, { players: [null, 'Ännchen', null] })),
    ).toMatchObject({
      code: 'input-invalid',
    });
  });
});

describe('in a tourney', () => {
  const tourney = () => ({ id: nanoid(), length: null });

  test('a name put right in one game is that of the next one', async () => {
    const of = tourney();
    const game = value(await createGame(owner, { id: nanoid(), table: MITTLERE, tourney: of }));
    const { table } = value(await alter(owner, game, { players: [null, 'Bea', null] }));
    value(await createGame(owner, { id: nanoid(), table, tourney: of }));
  });

  test('nobody changes seats once there are several games', async () => {
    const of = tourney();
    value(await createGame(owner, { id: nanoid(), table: MITTLERE, tourney: of }));
    const game = value(await createGame(owner, { id: nanoid(), table: MITTLERE, tourney: of }));
    expect(refusal(await alter(owner, game, { players: ['Beat', 'Anna', null] }))).toMatchObject({
      code: 'input-invalid',
      path: 'after.players',
    });
  });
});
