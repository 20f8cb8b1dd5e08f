import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { gamePage } from '../../lib/server/archive/game-page';
import { seenLines } from '../../lib/server/games/game-lines';
import { createGame, deleteGame, findGame } from '../../lib/server/games/games';
import { joinTable } from '../../lib/server/games/participants';
import { openShareLink } from '../../lib/server/games/share-links';
import { findTourney } from '../../lib/server/games/tourneys';
import { read } from '../../lib/server/store/db';
import type { GameState, Table } from '../../lib/sync/game';
import { nextGame } from '../../lib/sync/next-game';
import { tourneyStandings } from '../../lib/sync/tourney';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { move, newViewer, play, refusal, value } from './table';

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
            tally: { totals: [{ points: 110 }, { points: 47 }], tourneyPoints: [2, 0] },
            over: true,
          },
          { id: next.id, over: false },
        ],
      });
    expect(JSON.stringify(await findTourney(owner, game.id))).not.toContain(owner.userId);
  });

  test('is counted where the game stands in a list, whichever of its games that is', async () => {
    const { tourneyId, game } = await begin(owner);
    await play(owner, game, [WON]);
    const next = value(await start(owner, { id: tourneyId, length: 3 }));
    const [alone] = await seenLines(owner, [
      value(await createGame(owner, { id: nanoid(), table: SCHIEBER })).id,
    ]);
    expect(alone?.tourney).toBeNull();
    for (const id of [game.id, next.id]) {
      const [line] = await seenLines(owner, [id]);
      expect(line).toMatchObject({ tourneyId, tourney: { length: 3, totals: [2, 0] } });
    }
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

/** A tourney of three that is over, and a guest who joined in its last game. */
async function joinedLast() {
  const { tourneyId, game } = await begin(owner);
  const of = { id: tourneyId, length: 3 };
  const second = value(await start(owner, of));
  const last = value(await start(owner, of));
  for (const one of [game, second, last]) await play(owner, one, [WON]);
  const guest = await newViewer();
  const link = await openShareLink(owner, { gameId: last.id, role: 'writer' });
  value(await joinTable(guest, { token: value(link).writer ?? '', seat: 1 }));
  return { of, guest, earlier: [game.id, second.id], last };
}

describe('who joined in the last game', () => {
  test('has the same count, result and next game as the host, and not the earlier games', async () => {
    const { guest, earlier, last } = await joinedLast();
    const [hosts, guests] = [await findTourney(owner, last.id), await findTourney(guest, last.id)];
    if (!hosts || !guests) throw new Error('no tourney');
    expect(tourneyStandings(guests)).toEqual(tourneyStandings(hosts));
    expect(tourneyStandings(guests)).toMatchObject({ totals: [6, 0], isOver: true });
    const around = { tourney: guests, evening: null };
    expect(nextGame(last, DEALT, around).tourney).toEqual({ id: null, length: 3 });
    expect(guests.games.map(({ id, isClosed = false }) => [id, isClosed])).toEqual([
      ...earlier.map((id) => [id, true]),
      [last.id, false],
    ]);
    expect(hosts.games.some(({ isClosed }) => isClosed)).toBe(false);
    for (const id of earlier) expect(await findGame(guest, id)).toBeNull();
    // What the back of the slate says, and nothing of the hands.
    expect(guests.games.flatMap(({ tally }) => Object.keys(tally).sort())).toEqual(
      guests.games.flatMap(() => ['totals', 'tourneyPoints', 'variant']),
    );
    expect((await gamePage(guest, last.id, EN))?.tourney).toEqual(guests);
  });

  test('starts no further game of it, and neither does the host', async () => {
    const { of, guest, last } = await joinedLast();
    const asked = { table: SCHIEBER, tourney: of, after: last.id };
    for (const viewer of [guest, owner]) {
      const answer = await createGame(viewer, { ...asked, id: nanoid() });
      expect(refusal(answer)).toMatchObject({
        code: 'input-invalid',
        path: 'tourney',
        message: 'This tourney has had all its 3 games. Start a new one.',
      });
    }
    expect((await findTourney(owner, last.id))?.games).toHaveLength(3);
  });
});

test('a tourney has all its games also while one of them is open again', async () => {
  const { of, last } = await joinedLast();
  value(await move(owner, last.id, { kind: 'reopen' }));
  expect((await start(owner, of)).ok).toBe(false);
});

test('whoever took a seat over plays on in the next game, and its points count on', async () => {
  const { tourneyId, game } = await begin(owner);
  await play(owner, game, [WON]);
  const substitutes = [{ seat: 3, from: 1, name: 'Emil' }];
  const change = { before: { substitutes: [] }, after: { substitutes } };
  const { table } = value(await move(owner, game.id, { kind: 'table', ...change }));
  const guest = await newViewer();
  const link = await openShareLink(owner, { gameId: game.id, role: 'writer' });
  value(await joinTable(guest, { token: value(link).writer ?? '', seat: null }));
  const tourney = await findTourney(guest, game.id);
  const next = nextGame({ id: game.id, table }, DEALT, { tourney, evening: null });
  expect(next.table.players).toEqual(['Anna', 'Beat', 'Carla', 'Emil']);
  const asked = { id: nanoid(), table: next.table, after: game.id };
  // By a phone that joined: it is the host's game, as any that follows.
  value(await createGame(guest, { ...asked, tourney: { id: tourneyId, length: 3 } }));
  expect(tourneyStandings((await findTourney(owner, asked.id)) ?? NONE)).toMatchObject({
    names: ['Anna & Carla', 'Beat & Emil'],
    totals: [2, 0],
  });
  const owned = await read((tx) => tx.game.findUnique({ where: { id: asked.id } }));
  expect(owned?.ownerId).toBe(owner.userId);
});
const DEALT = { variant: 'schieber', hands: [] } as never;
const NONE = { id: '', length: null, games: [] };

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
