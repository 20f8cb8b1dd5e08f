import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { ownGames } from '../../lib/server/archive/own-games';
import { findTable } from '../../lib/server/games/at-table';
import { setTable, takeChalk } from '../../lib/server/games/chalk';
import { listChanges } from '../../lib/server/games/game-log';
import { createGame, deleteGame, findGame } from '../../lib/server/games/games';
import { setNotes } from '../../lib/server/games/notes';
import {
  findInvited,
  freeSeat,
  joinTable,
  leaveTable,
  sit,
  watchByCode,
} from '../../lib/server/games/participants';
import {
  findShareLink,
  type LinkRole,
  listShareLinks,
  makeToken,
  openShareLink,
  parseToken,
  revokeShareLink,
} from '../../lib/server/games/share-links';
import { read, write } from '../../lib/server/store/db';
import { live } from '../../lib/server/store/live-bus';
import type { GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { entry, MITTLERE, move, newViewer, play, refusal, startGame, value } from './table';
import { inBothWays } from './ways';

useDatabase();
let owner: Viewer;
let beat: Viewer;
let carla: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  [owner, beat, carla, stranger] = (await Promise.all([1, 2, 3, 4].map(newViewer))) as [
    Viewer,
    Viewer,
    Viewer,
    Viewer,
  ]; // map forgets that four go in and four come out
});

async function linkTo(game: GameState, role: LinkRole): Promise<string> {
  const token = value(await openShareLink(owner, { gameId: game.id, role }))[role];
  if (token === null) throw new Error('no link');
  return token;
}
async function joined(game: GameState, who: Viewer, role: LinkRole, seat: number | null = null) {
  value(await joinTable(who, { token: await linkTo(game, role), seat }));
}
const record = (who: Viewer, game: GameState, index: number, n = index) =>
  move(who, game.id, { kind: 'record', index, entry: entry(n) });

describe('a link', () => {
  test('is the same until it is renewed, and nobody can make one up', async () => {
    const game = await startGame(owner);
    const token = await linkTo(game, 'writer');
    expect(await linkTo(game, 'writer')).toBe(token);
    expect(await linkTo(game, 'reader')).not.toBe(token);
    const id = parseToken(token) ?? '';
    expect(makeToken(id)).toBe(token);
    for (const wrong of [
      id,
      `${id}${'A'.repeat(22)}`,
      `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      `${token}A`,
      nanoid(43),
      '',
    ])
      expect(parseToken(wrong), wrong).toBeNull();
    // Signed, but of no game.
    expect(await findShareLink(makeToken(nanoid(21)))).toBeNull();
    const renewed = value(
      await revokeShareLink(owner, { gameId: game.id, role: 'writer', renew: true }),
    ).writer;
    expect(renewed).not.toBe(token);
    expect(await findShareLink(token)).toBeNull();
    expect(await findShareLink(renewed ?? '')).toMatchObject({ gameId: game.id, role: 'writer' });
  });

  test('is for those who run the game to make, to see and to take back', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer');
    const asked = { gameId: game.id, role: 'writer' } as const;
    for (const [who, code] of [
      [beat, 'forbidden'],
      [stranger, 'not-found'],
      [null, 'not-found'],
    ] as const) {
      expect(refusal(await listShareLinks(who, game.id)).code).toBe(code);
      expect(refusal(await openShareLink(who, asked)).code).toBe(code);
      expect(refusal(await revokeShareLink(who, { ...asked, renew: false })).code).toBe(code);
    }
  });

  test('tells who plays and which seats are free, to whoever has it', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    const token = await linkTo(game, 'writer');
    expect(await findInvited(stranger, token)).toMatchObject({
      gameId: game.id,
      role: 'writer',
      table: { players: MITTLERE.players },
      taken: [1],
      isIn: false,
      seat: null,
    });
    expect(await findInvited(beat, token)).toMatchObject({ taken: [], isIn: true, seat: 1 });
    expect(await findInvited(stranger, nanoid(43))).toBeNull();
  });
});

inBothWays('who joined', () => {
  test.each([
    { role: 'writer', mayWrite: true },
    { role: 'reader', mayWrite: false },
  ] as const)('as $role sees the game', async ({ role, mayWrite }) => {
    const game = await play(owner, await startGame(owner), [entry(0)]);
    expect(await findGame(beat, game.id)).toBeNull();
    await joined(game, beat, role);
    expect(await findGame(beat, game.id)).toEqual(game);
    expect(await listChanges(beat, game.id, EN)).toHaveLength(1);
    expect(await findGame(stranger, game.id)).toBeNull();
    expect((await ownGames(beat)).running.games.map(({ id }) => id)).toContain(game.id);
    const wrote = await record(beat, game, 1);
    expect(refusal(wrote).code).toBe(mayWrite ? 'chalk-elsewhere' : 'forbidden');
    expect((await takeChalk(beat, { gameId: game.id })).ok).toBe(mayWrite);
    expect((await record(beat, game, 1)).ok).toBe(mayWrite);
    expect((await setNotes(beat, { gameId: game.id, notes: 'x' })).ok).toBe(mayWrite);
    // Running the game stays with those whose it is.
    expect(refusal(await deleteGame(beat, game.id)).code).toBe('forbidden');
    const settings = { gameId: game.id, manyWriters: true };
    expect(refusal(await setTable(beat, settings)).code).toBe('forbidden');
  });

  test('is out at once when the link is taken back, and the others are not', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    await joined(game, carla, 'reader');
    value(await record(beat, game, 0));
    value(await revokeShareLink(owner, { gameId: game.id, role: 'writer', renew: false }));
    expect(await findGame(beat, game.id)).toBeNull();
    expect(refusal(await record(beat, game, 1)).code).toBe('not-found');
    expect(await findGame(carla, game.id)).not.toBeNull();
    // The chalk that went with it lies on the table.
    expect(await findTable(owner, game.id)).toMatchObject({ chalk: null, taken: [] });
    value(await record(owner, game, 1));
  });

  test('to look on and then to write may write, and not the other way round', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'reader');
    expect(await findTable(beat, game.id)).toMatchObject({ role: 'reader' });
    await joined(game, beat, 'writer');
    await joined(game, beat, 'reader');
    expect(await findTable(beat, game.id)).toMatchObject({ role: 'writer' });
    value(await revokeShareLink(owner, { gameId: game.id, role: 'reader', renew: false }));
    expect(await findTable(beat, game.id)).toMatchObject({ role: 'writer' });
  });

  test('leaves, and is a stranger again', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 2);
    value(await leaveTable(beat, { gameId: game.id }));
    expect(await findGame(beat, game.id)).toBeNull();
    expect(refusal(await leaveTable(beat, { gameId: game.id })).code).toBe('not-found');
  });
});

describe('a seat', () => {
  test('has one phone; the owner may sit, too, and free one', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    const token = await linkTo(game, 'writer');
    expect(refusal(await joinTable(carla, { token, seat: 1 })).code).toBe('input-invalid');
    expect(await findGame(carla, game.id), 'nothing of it is kept').toBeNull();
    expect(refusal(await joinTable(carla, { token, seat: 3 })).code).toBe('input-invalid');
    value(await sit(owner, { gameId: game.id, seat: 0 }));
    expect(refusal(await sit(owner, { gameId: game.id, seat: 1 })).code).toBe('input-invalid');
    expect(await findTable(owner, game.id)).toMatchObject({ role: 'host', seat: 0, taken: [0, 1] });
    expect(refusal(await freeSeat(beat, { gameId: game.id, seat: 0 })).code).toBe('forbidden');
    value(await freeSeat(owner, { gameId: game.id, seat: 1 }));
    value(await joinTable(carla, { token, seat: 1 }));
    expect(await findTable(beat, game.id)).toMatchObject({ seat: null, taken: [0, 1] });
  });

  test('without a name gets one from whoever sits down, whoever has the chalk', async () => {
    const game = await startGame(owner, { ...MITTLERE, players: ['Anna', 'Platz 2', 'Seat 3'] });
    const played = value(await record(owner, game, 0));
    const token = await linkTo(game, 'writer');
    expect((await findInvited(beat, token))?.unnamed).toEqual([1, 2]);
    expect(refusal(await joinTable(beat, { token, seat: 1, name: 'anna' })).code).toBe(
      'record-invalid',
    );
    for (const _ of [1, 2]) value(await joinTable(beat, { token, seat: 1, name: ' Beat ' }));
    const named = await findGame(owner, game.id);
    expect(named).toMatchObject({
      revision: played.revision + 1,
      table: { players: ['Anna', 'Beat', 'Seat 3'] },
    });
    expect(await findTable(beat, game.id)).toMatchObject({ seat: 1, chalk: { isYours: false } });
    const [, line] = (await listChanges(owner, game.id, EN)) ?? [];
    expect(line?.step.after).toEqual({ players: [null, 'Beat', null] });
    // A name that somebody has is not taken away, and for all else the chalk is needed.
    value(await joinTable(beat, { token, seat: 1, name: 'Bert' }));
    expect((await findGame(owner, game.id))?.table.players[1]).toBe('Beat');
    expect(refusal(await record(beat, game, 1)).code).toBe('chalk-elsewhere');
    const target = named?.done.at(-1)?.id ?? '';
    const undone = value(await move(owner, game.id, { kind: 'undo', target }));
    expect(undone.table.players[1]).toBe('Platz 2');
  });

  test('is not for those who look on', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'reader', 1);
    expect(await findTable(beat, game.id)).toMatchObject({ seat: null, taken: [] });
    expect(refusal(await sit(beat, { gameId: game.id, seat: 1 })).code).toBe('forbidden');
    expect(refusal(await sit(stranger, { gameId: game.id, seat: 1 })).code).toBe('not-found');
  });

  test('wanted by a hundred at once goes to one', async () => {
    const game = await startGame(owner);
    const token = await linkTo(game, 'writer');
    const all = await Promise.all(Array.from({ length: 100 }, newViewer));
    const answers = await Promise.all(all.map((who) => joinTable(who, { token, seat: 1 })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

inBothWays('the chalk', () => {
  test('of a host without a name is the host’s, and of another guest nobody’s known', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer');
    await joined(game, carla, 'writer');
    value(await record(owner, game, 0));
    const hosts = { isYours: false, name: null, isHost: true };
    expect((await findTable(beat, game.id))?.chalk).toEqual(hosts);
    expect((await findTable(owner, game.id))?.chalk).toEqual({ isYours: true, name: null });
    value(await takeChalk(carla, { gameId: game.id }));
    expect((await findTable(beat, game.id))?.chalk).toEqual({ isYours: false, name: null });
  });

  test('is taken by the first who writes, kept, and taken over', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    expect(await findTable(beat, game.id)).toMatchObject({ chalk: null });
    value(await record(beat, game, 0));
    expect(await findTable(owner, game.id)).toMatchObject({
      chalk: { isYours: false, name: 'Beat' },
    });
    const refused = refusal(await record(owner, game, 1));
    expect(refused).toMatchObject({
      code: 'chalk-elsewhere',
      message: 'Beat has the chalk now. Take it to write.',
    });
    expect(refused.current?.hands).toHaveLength(1);
    value(await takeChalk(owner, { gameId: game.id }));
    value(await record(owner, game, 1));
    expect(refusal(await record(beat, game, 2)).code).toBe('chalk-elsewhere');
    expect(refusal(await takeChalk(stranger, { gameId: game.id })).code).toBe('not-found');
  });

  test('does not keep a change from being sent again', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer');
    const id = nanoid();
    const made = { kind: 'record', index: 0, entry: entry(0) } as const;
    value(await move(beat, game.id, made, id));
    value(await takeChalk(owner, { gameId: game.id }));
    expect(value(await move(beat, game.id, made, id)).hands).toHaveLength(1);
  });

  test('is not asked for where many write', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer');
    value(await setTable(owner, { gameId: game.id, manyWriters: true }));
    value(await record(beat, game, 0));
    value(await record(owner, game, 1));
    value(await record(beat, game, 2));
  });

  test('a hundred phones enter the same hand at once: one hand is stored', async () => {
    const game = await startGame(owner);
    value(await setTable(owner, { gameId: game.id, manyWriters: true }));
    const token = await linkTo(game, 'writer');
    const all = await Promise.all(Array.from({ length: 100 }, newViewer));
    for (const who of all) value(await joinTable(who, { token, seat: null }));
    const answers = await Promise.all(all.map((who, n) => record(who, game, 0, n)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok) expect(refusal(answer)).toMatchObject({ code: 'hand-taken', hand: 0 });
    const now = await findGame(owner, game.id);
    expect(now?.hands).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.current).toEqual(now);
    expect(await read((tx) => tx.change.count({ where: { gameId: game.id } }))).toBe(1);
  });
});

describe('the next game at the table', () => {
  const next = (who: Viewer, after: string, players = MITTLERE.players) =>
    createGame(who, { id: nanoid(), table: { ...MITTLERE, players, firstDealer: 1 }, after });

  test('takes everybody along, by name, whoever starts it', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    await joined(game, carla, 'reader');
    value(await setTable(owner, { gameId: game.id, manyWriters: true }));
    const made = value(await next(beat, game.id, ['Beat', 'Anna', 'Carla']));
    expect(await findTable(owner, made.id)).toMatchObject({ role: 'host', manyWriters: true });
    expect(await findTable(beat, made.id)).toMatchObject({ role: 'writer', seat: 0 });
    expect(await findTable(carla, made.id)).toMatchObject({ role: 'reader', seat: null });
    expect((await findTable(carla, game.id))?.next).toBe(made.id);
    // The links are new ones, and lead to the new game.
    const token = value(await listShareLinks(owner, made.id)).writer ?? '';
    expect(await findShareLink(token)).toMatchObject({ gameId: made.id });
  });

  test.each([
    { at: 'first', renew: false },
    { at: 'middle', renew: true },
    { at: 'last', renew: false },
  ] as const)('a link that is taken back at the $at one is taken back at all', async (taken) => {
    const first = await startGame(owner);
    await joined(first, beat, 'writer', 1);
    await joined(first, carla, 'reader');
    const middle = value(await next(beat, first.id));
    const last = value(await next(beat, middle.id));
    value(await takeChalk(beat, { gameId: last.id }));
    const games = { first, middle, last };
    const old = await Promise.all(
      Object.values(games).map(
        async ({ id }) => value(await listShareLinks(owner, id)).writer ?? '',
      ),
    );
    const { id: gameId } = games[taken.at];
    const left = value(
      await revokeShareLink(owner, { gameId, role: 'writer', renew: taken.renew }),
    );
    expect(left.writer === null).toBe(!taken.renew);
    for (const token of old) expect(await findShareLink(token)).toBeNull();
    for (const game of Object.values(games)) {
      expect(await findGame(beat, game.id)).toBeNull();
      expect(refusal(await record(beat, game, 0)).code).toBe('not-found');
      // What looks on came by another link.
      expect(await findGame(carla, game.id)).not.toBeNull();
      // Nothing grows out of it any more in the name of whoever gave it.
      const own = value(await next(beat, game.id));
      expect(await findGame(owner, own.id)).toBeNull();
    }
    expect(await findTable(owner, last.id)).toMatchObject({ chalk: null, taken: [] });
  });

  test('a link that was taken back is, whichever of the games between was deleted', async () => {
    const first = await startGame(owner);
    await joined(first, beat, 'writer', 1);
    const middle = value(await next(beat, first.id));
    const last = value(await next(beat, middle.id));
    value(await deleteGame(owner, middle.id));
    value(await revokeShareLink(owner, { gameId: first.id, role: 'writer', renew: false }));
    expect(await findGame(beat, last.id)).toBeNull();
  });

  test('taking a link back tells all the games', async () => {
    const first = await startGame(owner);
    await joined(first, beat, 'writer', 1);
    const last = value(await next(beat, first.id));
    const told: string[] = [];
    const ends = [first, last].map(({ id }) =>
      live.subscribe(id, ({ kind }) => void told.push(`${kind} ${id}`)),
    );
    value(await revokeShareLink(owner, { gameId: last.id, role: 'writer', renew: false }));
    await expect
      .poll(() => told)
      .toEqual(expect.arrayContaining([`access ${first.id}`, `access ${last.id}`]));
    for (const end of ends) end();
  });

  test('a link that is new since then stays', async () => {
    const first = await startGame(owner);
    await joined(first, beat, 'writer', 1);
    await next(beat, first.id);
    value(await revokeShareLink(owner, { gameId: first.id, role: 'writer', renew: true }));
    await joined(first, carla, 'writer', 2);
    const later = value(await next(carla, first.id));
    expect(await findGame(carla, later.id)).not.toBeNull();
    value(await revokeShareLink(owner, { gameId: later.id, role: 'writer', renew: false }));
    expect(await findGame(carla, first.id)).toBeNull();
  });

  test('started by two at once is one game', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    const made = await Promise.all([next(owner, game.id), next(beat, game.id)]);
    const [one, two] = made.map((answer) => value(answer).id);
    expect(one).toBe(two);
  });

  test('with others is the own game of whoever starts it', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    const made = value(await next(beat, game.id, ['Xaver', 'Beat', 'Zita']));
    expect(await findTable(beat, made.id)).toMatchObject({ role: 'host' });
    expect(await findGame(owner, made.id)).toBeNull();
  });

  test('after a game that is not there for the viewer takes nobody along', async () => {
    const game = await startGame(owner);
    await joined(game, beat, 'writer', 1);
    const made = value(await next(stranger, game.id));
    expect(await findGame(beat, made.id)).toBeNull();
    expect((await findTable(owner, game.id))?.next).toBeNull();
  });
});

describe('the code for a television', () => {
  test('shows the slate to whoever types it, in capitals too, and lets nobody write', async () => {
    const game = await startGame(owner);
    const { code } = value(await openShareLink(owner, { gameId: game.id, role: 'reader' }));
    expect(code).toMatch(/^[a-z2-9]{6}$/);
    expect(await watchByCode(beat, { code: ` ${code?.toUpperCase()}` })).toEqual({
      ok: true,
      value: { gameId: game.id },
    });
    expect(await findGame(beat, game.id)).not.toBeNull();
    expect(refusal(await record(beat, game, 0)).code).toBe('forbidden');
  });

  test('names nothing once the link is taken back, or twelve hours old; none is for writing', async () => {
    const game = await startGame(owner);
    const about = { gameId: game.id, role: 'reader' } as const;
    const { code } = value(await openShareLink(owner, about));
    const hours = (h: number) => new Date(Date.now() - h * 3_600_000);
    const age = (createdAt: Date) =>
      write((tx) => tx.shareLink.updateMany({ where: { gameId: game.id }, data: { createdAt } }));
    await age(hours(13));
    expect(refusal(await watchByCode(beat, { code: code ?? '' })).code).toBe('not-found');
    expect(value(await openShareLink(owner, about)).code).toBeNull();
    await age(hours(1));
    value(await revokeShareLink(owner, { ...about, renew: false }));
    expect(refusal(await watchByCode(beat, { code: code ?? '' })).code).toBe('not-found');
    expect(refusal(await watchByCode(beat, { code: '%%%%%%' })).code).toBe('not-found');
    const writer = value(await openShareLink(owner, { gameId: game.id, role: 'writer' }));
    expect(writer.code).toBeNull();
  });
});
