/** What a board begins with: the same for all who may see the game, and nothing for anybody else. */
import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeableBy, runBy, type Viewer, visibleTo } from '../../lib/server/access/access';
import { findTable } from '../../lib/server/games/at-table';
import { setTable } from '../../lib/server/games/chalk';
import { createGame, deleteGame, findGame } from '../../lib/server/games/games';
import { joinTable } from '../../lib/server/games/participants';
import { seeGames } from '../../lib/server/games/seen-games';
import { type LinkRole, openShareLink, revokeShareLink } from '../../lib/server/games/share-links';
import { findTourney } from '../../lib/server/games/tourneys';
import { readBoard } from '../../lib/server/operations/board';
import { read, write } from '../../lib/server/store/db';
import type { GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { foundClub, WHO } from './club';
import { ENTRIES, MITTLERE, move, newViewer, play, refusal, startGame, value } from './table';

useDatabase();
let owner: Viewer;
let beat: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  owner = await newViewer();
  beat = await newViewer();
  stranger = await newViewer();
});
const open = (viewer: Viewer | null, { id }: Pick<GameState, 'id'>) => readBoard(viewer, { id });
const join = async (who: Viewer, { id: gameId }: GameState, role: LinkRole) => {
  const token = value(await openShareLink(owner, { gameId, role }))[role] ?? '';
  value(await joinTable(who, { token, seat: null }));
};

/** Everybody's view of the games, by the conditions with which all else is asked. */
async function expectAsConditionsSay(viewers: readonly (Viewer | null)[], ids: readonly string[]) {
  const asked = viewers.flatMap((viewer) => ids.map((id) => ({ viewer, id })));
  const seen = await read((tx) => seeGames(tx, asked));
  for (const [i, { viewer, id }] of asked.entries()) {
    const among = async (condition: ReturnType<typeof visibleTo> | ReturnType<typeof runBy>) =>
      (await read((tx) => tx.game.count({ where: { AND: [{ id }, condition] } }))) > 0;
    const role = (await among(runBy(viewer)))
      ? 'host'
      : (await among(changeableBy(viewer)))
        ? 'writer'
        : (await among(visibleTo(viewer)))
          ? 'reader'
          : undefined;
    expect([i, seen[i]?.reader.role]).toEqual([i, role]);
  }
}

describe('who sees a game', () => {
  test.each([false, true])(
    'is who the conditions name, in a league that is public: %s',
    async (isPublic) => {
      const club = await foundClub({ isPublic });
      const inLeague = value(
        await createGame(club.owner, { id: nanoid(), table: MITTLERE, evening: club.eveningId }),
      );
      const own = await startGame(owner);
      await join(beat, own, 'writer');
      const read = await newViewer();
      await join(read, own, 'reader');
      await expectAsConditionsSay(
        [...WHO.map((who) => club.as[who]), owner, beat, read, stranger],
        [inLeague.id, own.id, nanoid()],
      );
    },
  );

  test('is asked each time: a link that is taken back closes it, also beside others who ask', async () => {
    const game = await startGame(owner);
    await join(beat, game, 'reader');
    expect(value(await open(beat, game)).atTable.role).toBe('reader');
    value(await revokeShareLink(owner, { gameId: game.id, role: 'reader', renew: false }));
    const [hosts, beats, nobodys] = await Promise.all([
      open(owner, game),
      open(beat, game),
      open(null, game),
    ]);
    expect(value(hosts).atTable.role).toBe('host');
    expect(refusal(beats).code).toBe('not-found');
    expect(refusal(nobodys).code).toBe('not-found');
  });

  test('a deleted game is gone at once', async () => {
    const game = await startGame(owner);
    value(await open(owner, game));
    value(await deleteGame(owner, game.id));
    expect(refusal(await open(owner, game)).code).toBe('not-found');
  });
});

describe('what it begins with', () => {
  test('is what each part says by itself, after every change', async () => {
    const length = 2;
    const tourney = { id: nanoid(), length };
    const game = value(await createGame(owner, { id: nanoid(), table: MITTLERE, tourney }));
    const expectWhole = async () => {
      const board = value(await open(owner, game));
      expect(board.game).toEqual(await findGame(owner, game.id));
      expect(board.tourney).toEqual(await findTourney(owner, game.id));
      expect(board.atTable).toEqual(await findTable(owner, game.id));
      return board;
    };
    expect((await expectWhole()).tourney).toMatchObject(tourney);
    const played = await play(owner, game, ENTRIES.slice(0, 2));
    expect((await expectWhole()).game.hands).toHaveLength(2);
    value(
      await setTable(owner, { gameId: game.id, manyWriters: true, announceSeparately: undefined }),
    );
    expect((await expectWhole()).atTable.manyWriters).toBe(true);
    value(await move(owner, game.id, { kind: 'undo', target: played.done.at(-1)?.id ?? '' }));
    expect((await expectWhole()).game.hands).toHaveLength(1);
  });

  test('has a name that was put right, which changes no revision', async () => {
    const game = await startGame(owner, { ...MITTLERE, players: ['Ana', 'Beat', 'Carla'] });
    value(await open(owner, game));
    await write((tx) =>
      tx.player.updateMany({
        where: { ownerId: owner.userId, name: 'Ana' },
        data: { name: 'Annelies' },
      }),
    );
    expect(value(await open(owner, game)).game.table.players[0]).toBe('Annelies');
  });

  test('of a game of a league leads back to its evening', async () => {
    const { owner: host, leagueId, eveningId } = await foundClub();
    const game = value(
      await createGame(host, { id: nanoid(), table: MITTLERE, evening: eveningId }),
    );
    expect(value(await open(host, game)).evening).toBe(
      `/leagues/${leagueId}/evenings/${eveningId}`,
    );
  });
});
