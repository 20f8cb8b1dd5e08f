import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { createGame, deleteGame, findGame } from '../../lib/server/games/games';
import { findTourney } from '../../lib/server/games/tourneys';
import { read } from '../../lib/server/store/db';
import type { GameState, Table } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { newViewer, play, refusal, value } from './table';

useDatabase();
let owner: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  owner = await newViewer();
  stranger = await newViewer();
});

const SCHIEBER: Table = {
  variant: 'schieber',
  options: { target: 100 },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
/** Anna & Carla have 110 and declare. */
const WON = { trump: 'hearts', points: [110, 47], declared: 0 };

const start = (
  viewer: Viewer,
  tourney: { id: string; length: number | null },
  table: Table = SCHIEBER,
  id = nanoid(),
) => createGame(viewer, { id, table, tourney });
/** A tourney of three with its first game. */
async function begin(viewer: Viewer): Promise<{ tourneyId: string; game: GameState }> {
  const tourneyId = nanoid();
  return { tourneyId, game: value(await start(viewer, { id: tourneyId, length: 3 })) };
}
const stored = (id: string) => read((tx) => tx.tourney.findUnique({ where: { id } }));

describe('the back of the slate', () => {
  test('has the games in the order in which they were begun, each with its sides and tally', async () => {
    const { tourneyId, game } = await begin(owner);
    await play(owner, game, [WON]);
    const next = value(await start(owner, { id: tourneyId, length: 3 }));
    for (const id of [game.id, next.id])
      expect(await findTourney(owner, id)).toMatchObject({
        id: tourneyId,
        length: 3,
        games: [
          {
            id: game.id,
            players: SCHIEBER.players,
            sides: ['Anna & Carla', 'Beat & Dora'],
            tally: { status: 'finished', tourneyPoints: [2, 0] },
          },
          { id: next.id, tally: { status: 'playing' } },
        ],
      });
    expect(JSON.stringify(await findTourney(owner, game.id))).not.toContain(owner.userId);
  });

  test('is shown to its owner alone', async () => {
    const { game } = await begin(owner);
    for (const viewer of [stranger, null, { userId: 'gone' }]) {
      expect(await findTourney(viewer, game.id)).toBeNull();
      expect(await findTourney(viewer, game.id)).toEqual(await findTourney(viewer, nanoid()));
    }
  });

  test('is not there for a single game', async () => {
    const game = value(await createGame(owner, { id: nanoid(), table: SCHIEBER }));
    expect(await findTourney(owner, game.id)).toBeNull();
  });

  test('may have an open end', async () => {
    const game = value(await start(owner, { id: nanoid(), length: null }));
    expect(await findTourney(owner, game.id)).toMatchObject({ length: null });
  });
});

describe('a game of a tourney', () => {
  test('asked for again is the same game, once', async () => {
    const { tourneyId, game } = await begin(owner);
    const again = await start(owner, { id: tourneyId, length: 3 }, SCHIEBER, game.id);
    expect(value(again)).toEqual(game);
    expect((await findTourney(owner, game.id))?.games).toHaveLength(1);
  });

  test('asked for twice at once brings one tourney with one game', async () => {
    const [tourneyId, id] = [nanoid(), nanoid()];
    const ask = () => start(owner, { id: tourneyId, length: 3 }, SCHIEBER, id);
    const both = await Promise.all([ask(), ask()]);
    expect(both.map((answer) => answer.ok)).toEqual([true, true]);
    expect((await findTourney(owner, id))?.games.map((one) => one.id)).toEqual([id]);
  });

  test('keeps the length that the first one set', async () => {
    const { tourneyId, game } = await begin(owner);
    value(await start(owner, { id: tourneyId, length: 7 }));
    expect(await findTourney(owner, game.id)).toMatchObject({ length: 3 });
  });

  test('cannot be put into the tourney of a stranger, and learns nothing of it', async () => {
    const { tourneyId, game } = await begin(owner);
    const id = nanoid();
    const answer = await start(stranger, { id: tourneyId, length: 3 }, SCHIEBER, id);
    expect(refusal(answer)).toMatchObject({ code: 'id-taken', current: undefined });
    expect(JSON.stringify(answer)).not.toContain('Anna');
    expect(await findGame(stranger, id)).toBeNull();
    expect((await findTourney(owner, game.id))?.games).toHaveLength(1);
  });

  const players = ['Beat', 'Anna', 'Carla', 'Dora'];
  test.each<[string, Table]>([
    ['other seats', { ...SCHIEBER, players }],
    ['other players', { ...SCHIEBER, players: ['Anna', 'Beat', 'Carla', 'Dario'] }],
    ['another game', { ...SCHIEBER, variant: 'sidi-barani' }],
  ])('cannot have %s', async (_, table) => {
    const { tourneyId, game } = await begin(owner);
    const answer = await start(owner, { id: tourneyId, length: 3 }, table);
    expect(refusal(answer)).toMatchObject({
      code: 'input-invalid',
      message: 'A tourney stays with its game and its seats, here Anna, Beat, Carla, Dora.',
    });
    expect((await findTourney(owner, game.id))?.games).toHaveLength(1);
  });

  test('may have other options and another dealer: a new bid, the deal gone on', async () => {
    const table = (soloist: number): Table => ({
      variant: 'two-versus-one',
      options: { soloist, bid: 500 + soloist },
      players: ['Anna', 'Beat', 'Carla'],
      firstDealer: soloist,
    });
    const id = nanoid();
    const first = value(await start(owner, { id, length: null }, table(0)));
    value(await start(owner, { id, length: null }, table(1)));
    expect((await findTourney(owner, first.id))?.games.map(({ sides }) => sides)).toEqual([
      ['Anna', 'Beat & Carla'],
      ['Beat', 'Anna & Carla'],
    ]);
  });

  test('that cannot be played brings no tourney about', async () => {
    const id = nanoid();
    const answer = await start(owner, { id, length: 3 }, { ...SCHIEBER, players: ['Anna'] });
    expect(refusal(answer).code).toBe('players-count');
    expect(await stored(id)).toBeNull();
  });

  test('deleted leaves the others, and the last one takes the tourney along', async () => {
    const { tourneyId, game } = await begin(owner);
    const next = value(await start(owner, { id: tourneyId, length: 3 }));
    expect((await deleteGame(stranger, game.id)).ok).toBe(false);
    expect((await deleteGame(owner, game.id)).ok).toBe(true);
    expect((await findTourney(owner, next.id))?.games.map(({ id }) => id)).toEqual([next.id]);
    expect(await stored(tourneyId)).not.toBeNull();
    expect((await deleteGame(owner, next.id)).ok).toBe(true);
    expect(await stored(tourneyId)).toBeNull();
  });
});
