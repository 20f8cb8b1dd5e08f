import { describe, expect, test } from 'vitest';
import type { Role } from '../../lib/server/access/access';
import { claimPlayer, ownPlayer } from '../../lib/server/leagues/claims';
import { findLeague } from '../../lib/server/leagues/leagues';
import {
  changeRole,
  handOver,
  leaveLeague,
  listMembers,
  takeOut,
} from '../../lib/server/leagues/members';
import { addPlayers, listPlayers } from '../../lib/server/leagues/roster';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { type Club, foundClub, type Who } from './club';
import { refusal, value } from './table';

useDatabase();

const idOf = (club: Club, who: Who) => club.as[who]?.userId ?? '';
const roleOf = async (club: Club, who: Who) =>
  (await findLeague(club.as[who], club.leagueId))?.role ?? null;
const setRole = (club: Club, who: Who, role: Role) =>
  changeRole(club.owner, { leagueId: club.leagueId, userId: idOf(club, who), role });

const LAST = {
  code: 'forbidden',
  message:
    'A league has at least one owner. Make another member an owner first, or delete the league.',
};

test('members are listed with their roles, the highest first', async () => {
  const club = await foundClub();
  expect(await listMembers(club.as.member, club.leagueId)).toMatchObject([
    { name: 'Olga', role: 'owner', isYou: false, player: null },
    { name: 'Sami', role: 'scorer', isYou: false },
    { name: 'Max', role: 'member', isYou: true },
    { name: 'Rita', role: 'reader', isYou: false },
  ]);
});

test('a role goes up and down, and only for members', async () => {
  const club = await foundClub();
  value(await setRole(club, 'reader', 'scorer'));
  expect(await roleOf(club, 'reader')).toBe('scorer');
  value(await setRole(club, 'reader', 'member'));
  expect(await roleOf(club, 'reader')).toBe('member');
  expect(refusal(await setRole(club, 'stranger', 'member'))).toMatchObject({ code: 'not-found' });
});

describe('the last owner', () => {
  test('neither leaves nor steps down nor is taken out', async () => {
    const club = await foundClub();
    const { leagueId, owner } = club;
    expect(refusal(await setRole(club, 'owner', 'scorer'))).toMatchObject(LAST);
    expect(refusal(await leaveLeague(owner, { leagueId }))).toMatchObject(LAST);
    expect(refusal(await takeOut(owner, { leagueId, userId: owner.userId }))).toMatchObject(LAST);
    value(await setRole(club, 'owner', 'owner'));
    expect(await roleOf(club, 'owner')).toBe('owner');
  });

  test('is whoever of two is slower, where both leave at the same moment', async () => {
    const club = await foundClub();
    value(await setRole(club, 'scorer', 'owner'));
    const { leagueId, owner, scorer } = club;
    const answers = await Promise.all([
      leaveLeague(owner, { leagueId }),
      leaveLeague(scorer, { leagueId }),
    ]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const [slower, name] = answers[0]?.ok
      ? ([scorer, 'Sami'] as const)
      : ([owner, 'Olga'] as const);
    expect((await listMembers(slower, leagueId))?.filter(({ role }) => role === 'owner')).toEqual([
      expect.objectContaining({ name }),
    ]);
  });

  test('is whoever of two is slower, where each takes the role from the other', async () => {
    const club = await foundClub();
    value(await setRole(club, 'scorer', 'owner'));
    const { leagueId, owner, scorer } = club;
    const answers = await Promise.all([
      changeRole(owner, { leagueId, userId: scorer.userId, role: 'member' }),
      changeRole(scorer, { leagueId, userId: owner.userId, role: 'member' }),
    ]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});

test('handing over makes another the owner, and the one before a scorer', async () => {
  const club = await foundClub();
  const { leagueId, owner } = club;
  const to = (who: Who) => handOver(owner, { leagueId, userId: idOf(club, who) });
  expect(refusal(await to('owner'))).toMatchObject({ code: 'input-invalid', path: 'userId' });
  expect(refusal(await to('stranger'))).toMatchObject({ code: 'not-found' });
  value(await to('member'));
  expect(await roleOf(club, 'member')).toBe('owner');
  expect(await roleOf(club, 'owner')).toBe('scorer');
});

describe('whoever leaves, or is taken out,', () => {
  test('has no role any more, and their name is free', async () => {
    const club = await foundClub();
    const { leagueId, owner } = club;
    value(await addPlayers(owner, { leagueId, names: ['Anna'], joinedOn: null }));
    const anna = (await listPlayers(owner, leagueId))?.[0]?.id ?? '';
    for (const go of [
      () => takeOut(owner, { leagueId, userId: idOf(club, 'member') }),
      () => leaveLeague(club.as.scorer, { leagueId }),
    ]) {
      const who = (await roleOf(club, 'member')) ? 'member' : 'scorer';
      await write((tx) =>
        tx.player.update({ where: { id: anna }, data: { userId: idOf(club, who) } }),
      );
      expect(await ownPlayer(club.as[who], leagueId)).toEqual({ id: anna, name: 'Anna' });
      value(await go());
      expect(await roleOf(club, who)).toBeNull();
      expect(await ownPlayer(club.as[who], leagueId)).toBeNull();
    }
    value(await claimPlayer(owner, { leagueId, playerId: anna }));
  });

  test('must have been there', async () => {
    const { leagueId, as } = await foundClub({ isPublic: true });
    for (const who of ['nobody', 'stranger'] as const)
      expect(refusal(await leaveLeague(as[who], { leagueId }))).toMatchObject({
        code: 'not-found',
      });
    value(await leaveLeague(as.reader, { leagueId }));
    const closed = await foundClub();
    expect(
      refusal(await leaveLeague(closed.as.stranger, { leagueId: closed.leagueId })),
    ).toMatchObject({ code: 'not-found' });
  });
});
