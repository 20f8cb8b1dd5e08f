import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { exportAccount } from '../../lib/server/account/account-export';
import { createGame } from '../../lib/server/games/games';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { foundClub } from './club';
import { hold, newPhone } from './phone';
import { ANNA, signUpAnna, useSite } from './site';
import { ENTRIES, MITTLERE, move, newViewer, play, startGame, value } from './table';
import { found } from './tournament';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);

useDatabase();
useSite();
const EMAIL = ANNA.email;
let me: Viewer;
beforeEach(async () => {
  hold(newPhone('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'));
  me = await signUpAnna();
});

describe('the export', () => {
  const read = async () => {
    let text = '';
    for await (const piece of (await exportAccount(me, EN)) ?? []) text += piece;
    return { text, value: JSON.parse(text) };
  };

  test('of an account without games is whole', async () => {
    const { text, value: all } = await read();
    expect(all).toMatchObject({
      format: 'schiefer-account/1',
      account: { name: 'Anna', email: EMAIL, signsInWith: ['password'] },
      leagues: [],
      games: [],
    });
    expect(all.account.sessions).toMatchObject([{ browser: 'Safari on iPhone' }]);
    expect(text).not.toContain('argon2');
  });

  test('has the own games in order, with records, dates, notes and log, and nobody else’s', async () => {
    await startGame(await newViewer());
    const first = await play(me, await startGame(me), ENTRIES.slice(0, 2));
    await move(me, first.id, { kind: 'finish' });
    const second = await startGame(me);
    await write((tx) => tx.game.update({ where: { id: first.id }, data: { notes: 'Im Säli' } }));
    const { value: all } = await read();
    expect(all.games.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    expect(all.games[0]).toMatchObject({
      league: null,
      over: true,
      notes: 'Im Säli',
      record: {
        format: 'jass-record/1',
        variant: 'mittlere',
        players: ['Anna', 'Beat', 'Carla'],
        hands: ENTRIES.slice(0, 2),
      },
      log: [
        { kind: 'record', by: 'you' },
        { kind: 'record', by: 'you' },
        { kind: 'finish', by: 'you' },
      ],
    });
    expect(all.games[0].playedAt).toMatch(/^\d{4}-.*Z$/);
    expect(all.playsWith).toEqual(['Anna', 'Beat', 'Carla']);
  });

  test('has the own tournaments as documents', async () => {
    const id = await found(me, { people: 2 });
    await found(await newViewer(), { people: 2 });
    const { value: all } = await read();
    expect(all.tournaments).toMatchObject([
      { id, isPublic: false, document: { format: 'jass-tournament/1', name: 'Chlausjass' } },
    ]);
    expect(all.tournaments[0].document.entrants).toHaveLength(2);
  });

  test('has more games than are read at once', async () => {
    const ids = Array.from({ length: 205 }, () => nanoid());
    const at = new Date();
    const empty = { variant: 'mittlere', options: {}, firstDealer: 0, over: false, tally: {} };
    const dates = { createdAt: at, updatedAt: at, playedAt: at };
    await write((tx) =>
      tx.game.createMany({
        data: ids.map((id) => ({ id, ownerId: me.userId, ...empty, ...dates })),
      }),
    );
    const { value: all } = await read();
    expect(new Set(all.games.map(({ id }: { id: string }) => id))).toEqual(new Set(ids));
  });

  test('has the leagues with the roles, and the games that one played or began there', async () => {
    const club = await foundClub();
    const { leagueId, eveningId, owner } = club;
    await write((tx) =>
      tx.membership.create({
        data: { leagueId, userId: me.userId, role: 'member', createdAt: new Date() },
      }),
    );
    const game = async (players: readonly string[]) => {
      const table = { ...MITTLERE, players: [...players] };
      return value(await createGame(owner, { id: nanoid(), table, evening: eveningId }));
    };
    const played = await play(owner, await game(['Anna', 'Beat', 'Carla']), ENTRIES.slice(0, 1));
    const others = await game(['Dora', 'Eva', 'Fritz']);
    await write((tx) =>
      tx.player.updateMany({ where: { leagueId, key: 'anna' }, data: { userId: me.userId } }),
    );
    const { value: all } = await read();
    expect(all.leagues).toMatchObject([{ name: 'Jassclub Linde', role: 'member', player: 'Anna' }]);
    const ids = all.games.map(({ id }: { id: string }) => id);
    expect(ids).toContain(played.id);
    expect(ids).not.toContain(others.id);
    const inLeague = all.games.find(({ id }: { id: string }) => id === played.id);
    expect(inLeague).toMatchObject({ league: 'Jassclub Linde', log: [] });
  });
});
