import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { createGame } from '../../lib/server/games/games';
import {
  changeLeague,
  deleteLeague,
  findLeague,
  foundLeague,
  listLeagues,
} from '../../lib/server/leagues/leagues';
import { addPlayers } from '../../lib/server/leagues/roster';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { foundClub, newAccount } from './club';
import { MITTLERE, newViewer, refusal, value } from './table';

useDatabase();
let founder: Viewer;
beforeAll(async () => {
  founder = await newAccount('Fritz');
});

const found = (viewer: Viewer | null, name = 'Jassclub Linde', id = nanoid()) =>
  foundLeague(viewer, { id, name, isPublic: false });

describe('founding', () => {
  test('makes the founder owner, and a season of this year', async () => {
    const { leagueId } = value(await found(founder, '  Jassclub   Linde '));
    expect(await findLeague(founder, leagueId)).toEqual({
      id: leagueId,
      name: 'Jassclub Linde',
      isPublic: false,
      role: 'owner',
      hasRole: true,
      publicNames: null,
      byFamily: false,
      isTrial: false,
    });
    const year = new Date().getFullYear();
    const seasons = await read((tx) => tx.season.findMany({ where: { leagueId } }));
    expect(seasons).toMatchObject([
      {
        name: `${year}`,
        startsOn: `${year}-01-01`,
        endsOn: `${year}-12-31`,
        variants: ['mittlere'],
        scheme: Scheme.parse({}),
        closed: false,
      },
    ]);
  });

  test('again under the same id changes nothing, also at the same moment', async () => {
    const id = nanoid();
    const answers = await Promise.all([found(founder, 'A', id), found(founder, 'B', id)]);
    expect(answers.map(value)).toEqual([{ leagueId: id }, { leagueId: id }]);
    expect(await findLeague(founder, id)).toMatchObject({ name: 'A' });
    expect(await read((tx) => tx.season.count({ where: { leagueId: id } }))).toBe(1);
  });

  test('under the id of a league of somebody else is refused', async () => {
    const { leagueId } = value(await found(founder));
    const stranger = await newAccount('Urs');
    expect(refusal(await found(stranger, 'Mine', leagueId))).toMatchObject({ code: 'id-taken' });
  });

  test('needs an account', async () => {
    for (const who of [null, await newViewer(), { userId: nanoid() }])
      expect(refusal(await found(who))).toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining('sign up'),
      });
  });

  test.each([
    ['', 'A league needs a name.'],
    [' \t ', 'A league needs a name.'],
    ['x'.repeat(61), 'The name has 61 characters; a league’s has 60 at the most.'],
    ['Lin\u0007de', 'A name is written with letters.'],
  ])('with the name %j is refused', async (name, message) => {
    expect(refusal(await found(founder, name))).toMatchObject({ path: 'name', message });
    const { leagueId, owner } = await foundClub();
    const changed = await changeLeague(owner, { leagueId, name, isPublic: false });
    expect(refusal(changed)).toMatchObject({ path: 'name', message });
  });
});

test('a league that is made public is read by everybody, and by members alone once it is closed', async () => {
  const { leagueId, owner } = await foundClub();
  const set = (isPublic: boolean) => changeLeague(owner, { leagueId, name: 'Linde', isPublic });
  value(await set(true));
  expect(await findLeague(null, leagueId)).toMatchObject({
    name: 'Linde',
    role: 'reader',
    hasRole: false,
  });
  value(await set(false));
  expect(await findLeague(null, leagueId)).toBeNull();
});

describe('the list', () => {
  test('has the own leagues by name, with role, players, and the evening next or last', async () => {
    const viewer = await newAccount('Lena');
    const clubs = [await foundClub({ isPublic: true }), await foundClub(), await foundClub()];
    const [public_, second, first] = clubs.map(({ leagueId }) => leagueId);
    if (!first || !second || !public_) throw new Error('three clubs were founded');
    const createdAt = new Date();
    await write(async (tx) => {
      await tx.league.update({ where: { id: first }, data: { name: 'Adler' } });
      for (const [leagueId, role] of [[first, 'member'] as const, [second, 'scorer'] as const])
        await tx.membership.create({
          data: { leagueId, userId: viewer.userId, role, createdAt },
        });
      await tx.player.createMany({
        data: [
          { id: 'a', name: 'A', key: 'a', leagueId: first, createdAt, leftOn: '2026-01-08' },
          { id: 'b', name: 'B', key: 'b', leagueId: first, createdAt, leftOn: '2026-01-07' },
          { id: 'c', name: 'C', key: 'c', leagueId: first, createdAt },
          { id: 'd', name: 'D', key: 'd', leagueId: first, createdAt, mergedIntoId: 'c' },
        ],
      });
    });
    const shared = { isPublic: false, isTrial: false, hasRole: true };
    expect(await listLeagues(viewer, '2026-01-08')).toEqual([
      {
        ...shared,
        id: first,
        name: 'Adler',
        role: 'member',
        players: 2,
        evening: { date: '2026-01-08', isAhead: true },
      },
      {
        ...shared,
        id: second,
        name: 'Jassclub Linde',
        role: 'scorer',
        players: 0,
        evening: { date: '2026-01-08', isAhead: true },
      },
    ]);
    expect((await listLeagues(viewer, '2026-01-09'))[0]?.evening).toEqual({
      date: '2026-01-08',
      isAhead: false,
    });
    expect(await listLeagues(null)).toEqual([]);
  });
});

describe('deleting', () => {
  test('takes everything along, tourneys too, and leaves other leagues alone', async () => {
    const club = await foundClub();
    const other = await foundClub();
    const { leagueId, owner, eveningId } = club;
    value(await addPlayers(owner, { leagueId, names: ['Anna', 'Zoe'], joinedOn: null }));
    const tourneyId = nanoid();
    const table = { ...MITTLERE, variant: 'schieber', players: ['A', 'B', 'C', 'D'] } as const;
    for (const evening of [eveningId, other.eveningId])
      value(
        await createGame(evening === eveningId ? owner : other.owner, {
          id: nanoid(),
          table,
          evening,
          ...(evening === eveningId && { tourney: { id: tourneyId, length: null } }),
        }),
      );
    const refused = await deleteLeague(owner, { leagueId, name: 'Linde' });
    expect(refusal(refused)).toMatchObject({ path: 'name', code: 'input-invalid' });
    value(await deleteLeague(owner, { leagueId, name: ' jassclub  LINDE' }));
    expect(await findLeague(owner, leagueId)).toBeNull();
    const left = await read(async (tx) => ({
      games: await tx.game.count({ where: { leagueId } }),
      players: await tx.player.count({ where: { leagueId } }),
      seats: await tx.seat.count({ where: { game: { eveningId } } }),
      tourneys: await tx.tourney.count({ where: { id: tourneyId } }),
      members: await tx.membership.count({ where: { leagueId } }),
      others: await tx.game.count({ where: { leagueId: other.leagueId } }),
    }));
    expect(left).toEqual({ games: 0, players: 0, seats: 0, tourneys: 0, members: 0, others: 1 });
  });

  test('goes on where it was interrupted, with more games than go at once', async () => {
    const { leagueId, owner, eveningId } = await foundClub();
    await write((tx) =>
      tx.game.createMany({
        data: Array.from({ length: 450 }, () => ({
          id: nanoid(),
          leagueId,
          eveningId,
          variant: 'mittlere',
          options: {},
          firstDealer: 0,
          createdAt: new Date(),
          updatedAt: new Date(),
          playedAt: new Date(),
          over: false,
          tally: {},
        })),
      }),
    );
    value(await deleteLeague(owner, { leagueId, name: 'Jassclub Linde' }));
    expect(await read((tx) => tx.game.count({ where: { leagueId } }))).toBe(0);
  });
});
