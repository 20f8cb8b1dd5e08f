/** Who gets the picture of a game, and the link to it. */

import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { gameOfLink, picturedGame, sharedPath } from '../../lib/server/games/pictures';
import { openShareLink, revokeShareLink } from '../../lib/server/games/share-links';
import type { GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { entry, newViewer, play, refusal, startGame, value } from './table';

useDatabase();
let owner: Viewer;
let stranger: Viewer;
let game: GameState;
beforeAll(async () => {
  owner = await newViewer();
  stranger = await newViewer();
  game = await play(owner, await startGame(owner), [entry(0), entry(1)]);
});

const tokenOf = async () => {
  const path = value(await sharedPath(owner, { gameId: game.id }, EN));
  const { pathname, searchParams } = new URL(path, 'https://schiefer.example');
  expect(pathname).toMatch(/^\/t\/[\w-]{43}$/);
  expect([...searchParams.keys()]).toEqual(['in']);
  return pathname.slice('/t/'.length);
};

test('the owner sees the picture, with what is on the slate', async () => {
  const pictured = await picturedGame(owner, { gameId: game.id, token: null });
  expect(pictured).toMatchObject({ id: game.id, table: game.table, over: false });
  expect(pictured?.tally.hands).toHaveLength(2);
  expect(pictured?.hands).toEqual(game.hands);
});

describe.each([
  { who: 'a stranger', as: () => stranger },
  { who: 'nobody', as: () => null },
])('$who', ({ as }) => {
  test('sees nothing without a link', async () => {
    expect(await picturedGame(as(), { gameId: game.id, token: null })).toBeNull();
    expect(await picturedGame(as(), { gameId: game.id, token: 'x'.repeat(43) })).toBeNull();
    expect(await picturedGame(as(), { gameId: nanoid(), token: null })).toBeNull();
  });

  test('cannot make a link, and is not told that there is such a game', async () => {
    expect(refusal(await sharedPath(as(), { gameId: game.id }, EN))).toEqual(
      refusal(await sharedPath(as(), { gameId: nanoid() }, EN)),
    );
  });

  test('sees the picture by the link, and of no other game', async () => {
    const token = await tokenOf();
    expect(await picturedGame(as(), { gameId: game.id, token })).toMatchObject({ id: game.id });
    expect(await gameOfLink(token)).toMatchObject({ id: game.id });
    const other = await startGame(owner);
    expect(await picturedGame(as(), { gameId: other.id, token })).toBeNull();
  });
});

test('shared again it is the same link; taken back, it shows nothing any more', async () => {
  const token = await tokenOf();
  expect(await tokenOf()).toBe(token);
  value(await revokeShareLink(owner, { gameId: game.id, role: 'reader', renew: false }));
  expect(await picturedGame(null, { gameId: game.id, token })).toBeNull();
  expect(await gameOfLink(token)).toBeNull();
  expect(await tokenOf()).not.toBe(token);
});

test('sharing gives nobody the link for writing', async () => {
  const { writer } = value(await openShareLink(owner, { gameId: game.id, role: 'writer' }));
  expect(await tokenOf()).not.toBe(writer);
});
