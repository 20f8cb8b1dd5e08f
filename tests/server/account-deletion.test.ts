import { nanoid } from 'nanoid';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { deleteAccount, whatLeaves } from '../../lib/server/account/account-deletion';
import { viewer } from '../../lib/server/account/session';
import { createGame, findGame } from '../../lib/server/games/games';
import { read, write } from '../../lib/server/store/db';
import { readTournament } from '../../lib/server/tournaments';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { type Club, foundClub } from './club';
import { hold, newPhone, type Phone } from './phone';
import { ANNA, signUpAnna, useSite } from './site';
import { ENTRIES, MITTLERE, newViewer, play, refusal, startGame, value } from './table';
import { found } from './tournament';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);

useDatabase();
useSite();
const { email: EMAIL, password: PASSWORD } = ANNA;
const confirmed = { confirmation: EMAIL, password: PASSWORD };
let me: Viewer;
let phone: Phone;
beforeEach(async () => {
  phone = hold(newPhone());
  me = await signUpAnna();
});

const join = (club: Club, role: string) =>
  write((tx) =>
    tx.membership.create({
      data: { leagueId: club.leagueId, userId: me.userId, role, createdAt: new Date() },
    }),
  );
const playerIds = (club: Club) =>
  read(async (tx) => {
    const rows = await tx.player.findMany({
      where: { leagueId: club.leagueId },
      select: { id: true, key: true },
    });
    return (key: string) => rows.find((row) => row.key === key)?.id ?? '';
  });
const names = (club: Club) =>
  read(async (tx) =>
    (
      await tx.player.findMany({
        where: { leagueId: club.leagueId },
        orderBy: { key: 'asc' },
        select: { name: true, key: true, userId: true },
      })
    ).map(({ name, key, userId }) => {
      expect(key).toBe(name.toLowerCase());
      return userId === null ? name : `${name} (claimed)`;
    }),
  );
const playIn = async (club: Club, who: Viewer, players = ['Anna', 'Beat', 'Carla']) => {
  const table = { ...MITTLERE, players };
  const game = value(await createGame(who, { id: nanoid(), table, evening: club.eveningId }));
  return play(who, game, ENTRIES.slice(0, 2));
};

test('goes only with the address typed, and only an account', async () => {
  for (const who of [null, await newViewer(), { userId: 'gone' }])
    expect(refusal(await deleteAccount(who, confirmed, EN)).code).toBe('forbidden');
  const wrong = refusal(await deleteAccount(me, { ...confirmed, confirmation: 'anna' }, EN));
  expect(wrong).toMatchObject({
    path: 'confirmation',
    message: 'To delete the account, type anna@example.org.',
  });
  value(await deleteAccount(me, { ...confirmed, confirmation: ' Anna@Example.org ' }, EN));
});

test('asks for the password where there is one', async () => {
  for (const password of [undefined, '', 'acht Asse'])
    expect(refusal(await deleteAccount(me, { confirmation: EMAIL, password }, EN))).toMatchObject({
      code: 'input-invalid',
      path: 'password',
    });
  expect(await viewer()).toEqual(me);
  await write((tx) => tx.user.update({ where: { id: me.userId }, data: { passwordHash: null } }));
  value(await deleteAccount(me, { confirmation: EMAIL }, EN));
  expect(await viewer()).toBeNull();
});

test('without an address the name is typed', async () => {
  await write((tx) => tx.user.update({ where: { id: me.userId }, data: { email: null } }));
  expect(refusal(await deleteAccount(me, confirmed, EN)).message).toContain('type Anna.');
  value(await deleteAccount(me, { ...confirmed, confirmation: 'Anna' }, EN));
});

test('takes the own tournaments, and leaves those of leagues to who writes there', async () => {
  const club = await foundClub();
  await join(club, 'scorer');
  const own = await found(me, { people: 4 });
  const ours = await found(me, { people: 4, leagueId: club.leagueId });
  value(await deleteAccount(me, confirmed, EN));
  const left = await read((tx) =>
    tx.tournament.findMany({
      where: { id: { in: [own, ours] } },
      select: { id: true, ownerId: true, changes: { select: { userId: true } } },
    }),
  );
  expect(left).toEqual([{ id: ours, ownerId: null, changes: [{ userId: null }] }]);
  expect(value(await readTournament(club.scorer, { tournamentId: ours })).runsIt).toBe(true);
});

test('takes the person, their games and all that belongs to them, and signs them out', async () => {
  const game = await play(me, await startGame(me), ENTRIES);
  const stranger = await newViewer();
  const theirs = await startGame(stranger);
  const tourney = { id: nanoid(), length: 3 };
  value(await createGame(me, { id: nanoid(), table: MITTLERE, tourney }));
  await write((tx) =>
    tx.verificationToken.create({
      data: { identifier: EMAIL, token: 'x', expires: new Date(Date.now() + 1e6) },
    }),
  );
  value(await deleteAccount(me, confirmed, EN));
  expect(phone.jar.size).toBe(0);
  expect(await findGame(me, game.id)).toBeNull();
  expect(await findGame(stranger, theirs.id)).toEqual(theirs);
  await read(async (tx) => {
    expect(await tx.user.count()).toBe(1);
    expect(await tx.game.count()).toBe(1);
    // Their types differ; that they count does not.
    for (const left of [tx.hand, tx.change, tx.tourney, tx.session, tx.verificationToken])
      expect(await (left as typeof tx.hand).count()).toBe(0);
    expect(await tx.player.count()).toBe(3);
  });
});

describe('in a league', () => {
  let club: Club;
  beforeEach(async () => {
    club = await foundClub();
    await join(club, 'scorer');
  });

  test('games stay with hands and log; who began and wrote them is a former player', async () => {
    const game = await playIn(club, me);
    value(await deleteAccount(me, confirmed, EN));
    expect((await findGame(club.owner, game.id))?.hands).toEqual(game.hands);
    await read(async (tx) => {
      const row = await tx.game.findUniqueOrThrow({
        where: { id: game.id },
        select: { ownerId: true, changes: { select: { userId: true, author: true } } },
      });
      expect(row.ownerId).toBeNull();
      expect(row.changes).toEqual([
        { userId: null, author: 'former player' },
        { userId: null, author: 'former player' },
      ]);
      const where = { leagueId: club.leagueId, userId: me.userId };
      expect(await tx.membership.count({ where })).toBe(0);
    });
  });

  test('the own name is former player in all games; other names stay', async () => {
    const game = await playIn(club, me);
    const idOf = await playerIds(club);
    await write((tx) =>
      tx.player.update({ where: { id: idOf('anna') }, data: { userId: me.userId } }),
    );
    value(await deleteAccount(me, confirmed, EN));
    expect(await names(club)).toEqual(['Beat', 'Carla', 'former player']);
    expect((await findGame(club.owner, game.id))?.table.players).toEqual([
      'former player',
      'Beat',
      'Carla',
    ]);
  });

  test('restored lines that say the own name say former player; those of others stay', async () => {
    const game = await playIn(club, club.owner);
    const other = await foundClub();
    const elsewhere = await playIn(other, other.owner);
    const idOf = await playerIds(club);
    const say = (gameId: string, authors: readonly (string | null)[]) =>
      write(async (tx) => {
        for (const [seq, author] of authors.entries())
          await tx.change.update({
            where: { gameId_seq: { gameId, seq } },
            data: { userId: null, author },
          });
      });
    const said = (gameId: string) =>
      read(async (tx) =>
        (
          await tx.change.findMany({
            where: { gameId },
            orderBy: { seq: 'asc' },
            select: { author: true },
          })
        ).map(({ author }) => author),
      );
    await write(async (tx) => {
      await tx.user.update({ where: { id: me.userId }, data: { name: 'Anna Meier' } });
      await tx.player.update({ where: { id: idOf('anna') }, data: { userId: me.userId } });
    });
    await say(game.id, ['Anna Meier', 'Beat']);
    await say(elsewhere.id, ['Anna Meier', null]);
    const more = await playIn(club, club.owner, ['Dora', 'Beat', 'Anna']);
    await say(more.id, ['Anna', null]);
    value(await deleteAccount(me, confirmed, EN));
    expect(await said(game.id)).toEqual(['former player', 'Beat']);
    expect(await said(more.id)).toEqual(['former player', null]);
    expect(await said(elsewhere.id)).toEqual(['Anna Meier', null]);
  });

  test('a second one is told apart, and names that were found to be the same go with it', async () => {
    await playIn(club, me);
    await playIn(club, me, ['Former Player', 'Änni', 'Beat']);
    const idOf = await playerIds(club);
    await write(async (tx) => {
      const merged = { mergedIntoId: idOf('anna') };
      await tx.player.update({ where: { id: idOf('änni') }, data: merged });
      await tx.player.update({ where: { id: idOf('anna') }, data: { userId: me.userId } });
      const olga = { userId: club.owner.userId };
      await tx.player.update({ where: { id: idOf('beat') }, data: olga });
    });
    value(await deleteAccount(me, confirmed, EN));
    expect(await names(club)).toEqual([
      'Beat (claimed)',
      'Carla',
      'Former Player',
      'former player 2',
      'former player 3',
    ]);
    const after = await playerIds(club);
    expect(after('former player 2')).toBe(idOf('anna'));
    expect(after('former player 3')).toBe(idOf('änni'));
  });

  test('names in other leagues, and of people who are called the same, stay', async () => {
    const other = await foundClub();
    await playIn(other, other.owner);
    value(await deleteAccount(me, confirmed, EN));
    expect(await names(other)).toEqual(['Anna', 'Beat', 'Carla']);
  });
});

describe('of an owner', () => {
  test('is refused while the league has members and no other owner', async () => {
    const club = await foundClub();
    await write(async (tx) => {
      await tx.membership.updateMany({ data: { role: 'member' } });
      await tx.league.update({ where: { id: club.leagueId }, data: { name: 'Linde' } });
    });
    await join(club, 'owner');
    const game = await startGame(me);
    expect(await whatLeaves(me)).toEqual({ needed: ['Linde'], alone: [] });
    expect(refusal(await deleteAccount(me, confirmed, EN))).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('You are the only owner of Linde.'),
    });
    expect(await viewer()).toEqual(me);
    expect(await findGame(me, game.id)).toEqual(game);
  });

  test('goes where there is another owner', async () => {
    const club = await foundClub();
    await join(club, 'owner');
    expect(await whatLeaves(me)).toEqual({ needed: [], alone: [] });
    value(await deleteAccount(me, confirmed, EN));
    expect(await read((tx) => tx.league.count())).toBe(1);
  });

  test('takes along a league where nobody else is a member', async () => {
    const club = await foundClub({ isPublic: true });
    await write((tx) => tx.membership.deleteMany());
    await join(club, 'owner');
    const game = await playIn(club, me);
    expect(await whatLeaves(me)).toEqual({ needed: [], alone: ['Jassclub Linde'] });
    value(await deleteAccount(me, confirmed, EN));
    await read(async (tx) => {
      expect(await tx.league.count()).toBe(0);
      expect(await tx.game.count({ where: { id: game.id } })).toBe(0);
    });
  });
});
