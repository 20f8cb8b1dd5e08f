import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import { write } from '../../lib/server/db';
import { createGame, listChanges, listGames, recentPlayers } from '../../lib/server/games';
import { useDatabase } from '../helpers/database';
import { entry, MITTLERE, move, newViewer, play, startGame, value } from './table';

useDatabase();

/** Sets the clock of a game, so that the order does not hang on milliseconds. */
const changedAt = (id: string, at: string) =>
  write((tx) => tx.game.update({ where: { id }, data: { updatedAt: new Date(at) } }));

test('running games come first, then the latest change', async () => {
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
  const { games, next } = await listGames(owner);
  expect(games.map((game) => game.id)).toEqual([b.id, a.id, d.id, c.id]);
  expect(next).toBeNull();
  expect(games[2]).toMatchObject({
    variant: 'mittlere',
    players: MITTLERE.players,
    hands: 2,
    over: true,
    updatedAt: '2026-01-04T20:00:00.000Z',
    tally: { status: 'playing', hands: [{ rule: 'middle' }, { rule: 'middle' }] },
  });
});

test('page after page brings every game once, also where changes fall together', async () => {
  const owner = await newViewer();
  const ids: string[] = [];
  for (let n = 0; n < 11; n++) {
    const game = await startGame(owner);
    if (n % 2) value(await move(owner, game.id, { kind: 'finish' }));
    await changedAt(game.id, `2026-01-0${1 + (n % 3)}T20:00:00Z`);
    ids.push(game.id);
  }
  const all = (await listGames(owner)).games.map((game) => game.id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listGames(owner, { cursor, limit: 2 });
    expect(page.games.length).toBeLessThanOrEqual(2);
    seen.push(...page.games.map((game) => game.id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(seen).toEqual(all);
  expect([...seen].sort()).toEqual([...ids].sort());
});

test.each(['', 'nonsense', '1.x.y', `2.1.${nanoid()}`, `0.999999999999999.${nanoid()}`])(
  'a cursor that is none (%j) begins at the start',
  async (cursor) => {
    const owner = await newViewer();
    const game = await startGame(owner);
    expect((await listGames(owner, { cursor })).games.map(({ id }) => id)).toEqual([game.id]);
  },
);

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

test('a change by somebody who is gone stays in the log', async () => {
  const owner = await newViewer();
  const game = await play(owner, await startGame(owner), [entry(0)]);
  const other = await newViewer();
  const by = { where: { gameId: game.id }, data: { userId: other.userId } };
  await write((tx) => tx.change.updateMany(by));
  expect(await listChanges(owner, game.id)).toMatchObject([{ who: 'someone' }]);
  await write((tx) => tx.user.delete({ where: { id: other.userId } }));
  expect(await listChanges(owner, game.id)).toMatchObject([{ who: 'someone', kind: 'record' }]);
});
