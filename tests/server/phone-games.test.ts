/** What a phone keeps of the server: which games, whose they are, and when they were begun. */
import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { accountMark, enteredByOther } from '../../lib/server/account/phone-account';
import { createGame } from '../../lib/server/games/games';
import { joinTable } from '../../lib/server/games/participants';
import { openShareLink } from '../../lib/server/games/share-links';
import { latestGames, phoneGames } from '../../lib/server/operations/phone-games';
import { read } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { ENTRIES, MITTLERE, newViewer, play, startGame, value } from './table';

const request = vi.hoisted(() => ({ person: null as object | null }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('../../lib/server/account/session', () => ({ account: async () => request.person }));

useDatabase();
let me: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  me = await newViewer();
  stranger = await newViewer();
});

describe('the games of a phone', () => {
  test('are one’s own, the last changed first, with what stands in them', async () => {
    const first = await startGame(me);
    const second = await startGame(me);
    await startGame(stranger);
    const state = await play(me, first, [ENTRIES[0] ?? {}]);
    expect((await latestGames(me)).map(({ id }) => id)).toEqual([first.id, second.id]);
    const games = await phoneGames(me, [first.id]);
    expect(games).toMatchObject([{ state, tourney: null, evening: null }]);
    expect(games[0]?.updatedAt).toBe((await latestGames(me))[0]?.updatedAt);
  });

  test('are also those that they came to by a link to write', async () => {
    const game = await startGame(me);
    const guest = await newViewer();
    for (const [who, role] of [
      [guest, 'writer'],
      [stranger, 'reader'],
    ] as const) {
      const token = value(await openShareLink(me, { gameId: game.id, role }))[role] ?? '';
      value(await joinTable(who, { token, seat: null }));
    }
    expect((await latestGames(guest)).map(({ id }) => id)).toEqual([game.id]);
    expect((await latestGames(stranger)).map(({ id }) => id)).not.toContain(game.id);
  });

  test('nobody has any, and a stranger gets none by their ids', async () => {
    const game = await startGame(me);
    expect(await latestGames(null)).toEqual([]);
    expect(await phoneGames(null, [game.id])).toEqual([]);
    expect(await phoneGames(stranger, [game.id, 'nonsense'])).toEqual([]);
  });
});

describe('a game that waited on a phone', () => {
  const day = 24 * 60 * 60 * 1000;
  const begun = async (ago: number) => {
    const id = nanoid();
    const begunAt = new Date(Date.now() - ago).toISOString();
    value(await createGame(me, { id, table: MITTLERE, begunAt }));
    const row = await read((tx) => tx.game.findUnique({ where: { id } }));
    return Math.round((Date.now() - (row?.playedAt.getTime() ?? 0)) / day);
  };
  test.each([
    ['since yesterday', day, 1],
    ['for a week', 7 * day, 7],
    ['longer than any does: the clock is wrong', 400 * day, 0],
    ['until tomorrow: the clock is wrong', -day, 0],
  ])('%s', async (_, ago, days) => expect(await begun(ago)).toBe(days));
});

describe('whose it is', () => {
  test('a guest has no mark, an account always the same', async () => {
    request.person = null;
    expect(await accountMark()).toBeNull();
    request.person = { userId: me.userId, guest: true };
    expect(await accountMark()).toBeNull();
    const { userId } = stranger;
    request.person = { userId, guest: false };
    const mark = await accountMark();
    expect(mark).toMatch(/^[0-9a-f]{16}$/);
    expect(await accountMark()).toBe(mark);
    expect(mark).not.toContain(userId);
  });

  test('what was entered under one account is not taken from another, a guest’s from anybody', async () => {
    request.person = { userId: 'anna', guest: false };
    const anna = (await accountMark()) ?? '';
    const takes = async (mark: string) => (await enteredByOther(mark || null)) === null;
    expect(await takes(anna)).toBe(true);
    expect(await takes('')).toBe(true);
    request.person = { userId: 'beat', guest: false };
    expect(await takes(anna)).toBe(false);
    expect(await takes('')).toBe(true);
    request.person = null;
    expect(await takes(anna)).toBe(false);
  });
});
