/** Names at the table that members take by themselves, and that owners give. */
import { beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import {
  claimNewName,
  claimPlayer,
  freeNames,
  isNameless,
  ownPlayer,
  releaseClaim,
  setMemberPlayer,
} from '../../lib/server/leagues/claims';
import { acceptInvitation, invite } from '../../lib/server/leagues/invitations';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { addPlayers, listPlayers } from '../../lib/server/leagues/roster';
import { read } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { type Club, foundClub, newAccount, WHO } from './club';
import { newViewer, refusal, value } from './table';

useDatabase();
let club: Club;
let member: Viewer;
let leagueId: string;
const join = async (who: Viewer, more: { playerId?: string } = {}) => {
  const asked = { leagueId, role: 'member', days: 7, single: false, ...more } as const;
  const { token } = value(await invite(club.owner, asked));
  value(await acceptInvitation(who, { token }));
  return who;
};
beforeEach(async () => {
  club = await foundClub();
  ({ leagueId } = club);
  const names = ['Anna Aebi', 'Beat', 'Toni'];
  value(await addPlayers(club.owner, { leagueId, names, joinedOn: null }));
  member = await join(await newAccount('Aebi Anna'));
});
async function idOf(name: string): Promise<string> {
  const found = (await listPlayers(club.owner, leagueId))?.find((one) => one.name === name);
  if (!found) throw new Error(`no player ${name}`);
  return found.id;
}
const free = async (who: Viewer | null) =>
  (await freeNames(who, leagueId))?.names.map(({ name }) => name) ?? null;

test('whoever joined by a general link is offered the names that are free, their own first', async () => {
  expect(await freeNames(member, leagueId)).toMatchObject({
    likely: { name: 'Anna Aebi' },
    called: 'Aebi Anna',
    mayAdd: false,
  });
  expect(await free(member)).toEqual(['Anna Aebi', 'Beat', 'Toni']);
  value(await claimPlayer(member, { leagueId, playerId: await idOf('Anna Aebi') }));
  expect(await ownPlayer(member, leagueId)).toMatchObject({ name: 'Anna Aebi' });
  expect(await freeNames(member, leagueId)).toBeNull();
  expect(await free(club.scorer)).toEqual(['Beat', 'Toni']);
  expect(await freeNames(club.scorer, leagueId)).toMatchObject({ likely: null, mayAdd: true });
});

test('is asked of members with an account and without a name alone', async () => {
  const asked = await Promise.all(
    WHO.map(async (who) => [who, (await free(club.as[who])) !== null] as const),
  );
  expect(Object.fromEntries(asked)).toEqual({
    ...{ nobody: false, stranger: false, reader: false },
    ...{ member: true, scorer: true, owner: true },
  });
  const guest = await newViewer();
  expect(await read((tx) => isNameless(tx, guest, leagueId))).toBe(false);
});

test('a member takes one name, and none that is somebody else’s', async () => {
  const [anna, beat, toni] = [await idOf('Anna Aebi'), await idOf('Beat'), await idOf('Toni')];
  value(await mergePlayers(club.owner, { leagueId, playerId: toni, intoId: beat }));
  value(await claimPlayer(club.as.member, { leagueId, playerId: toni }));
  // The whole person is theirs, under whichever name.
  expect(await free(member)).toEqual(['Anna Aebi']);
  for (const playerId of [beat, toni])
    expect(refusal(await claimPlayer(member, { leagueId, playerId })).message).toContain(
      'belongs to another account',
    );
  expect(
    refusal(await claimPlayer(club.as.member, { leagueId, playerId: anna })).message,
  ).toContain('You are Toni');
  value(await claimPlayer(member, { leagueId, playerId: anna }));
  value(await claimPlayer(member, { leagueId, playerId: anna }));
});

test('of two who take a name at once one gets it', async () => {
  const playerId = await idOf('Anna Aebi');
  const both = await Promise.all(
    [member, club.as.member].map((who) => claimPlayer(who, { leagueId, playerId })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a name that somebody is invited to waits for them', async () => {
  const playerId = await idOf('Beat');
  const asked = { leagueId, role: 'member', playerId, days: 7, single: true } as const;
  const { token } = value(await invite(club.owner, asked));
  expect(await free(member)).toEqual(['Anna Aebi', 'Toni']);
  expect(refusal(await claimPlayer(member, { leagueId, playerId })).message).toContain(
    'invited to the name Beat',
  );
  expect(refusal(await claimNewName(club.scorer, { leagueId, name: 'beat' })).message).toContain(
    'invited to the name Beat',
  );
  expect(await ownPlayer(club.scorer, leagueId)).toBeNull();
  const beat = await newAccount('Beat');
  value(await acceptInvitation(beat, { token }));
  expect(await ownPlayer(beat, leagueId)).toMatchObject({ name: 'Beat' });
});

test('a scorer adds the name that is missing; sent again it is the same', async () => {
  value(await claimNewName(club.scorer, { leagueId, name: ' Zita  Zbinden ' }));
  value(await claimNewName(club.scorer, { leagueId, name: 'zita zbinden' }));
  expect(await ownPlayer(club.scorer, leagueId)).toMatchObject({ name: 'Zita Zbinden' });
  expect(refusal(await claimNewName(club.owner, { leagueId, name: ' ' }))).toMatchObject({
    path: 'name',
  });
  expect(refusal(await claimNewName(club.owner, { leagueId, name: 'Zita Zbinden' })).code).toBe(
    'forbidden',
  );
});

test('an owner says who a member is, somebody else instead, or nobody', async () => {
  const { owner } = club;
  const { userId } = member;
  const [anna, beat] = [await idOf('Anna Aebi'), await idOf('Beat')];
  value(await setMemberPlayer(owner, { leagueId, userId, playerId: beat }));
  value(await setMemberPlayer(owner, { leagueId, userId, playerId: beat }));
  expect(await ownPlayer(member, leagueId)).toMatchObject({ name: 'Beat' });
  value(await setMemberPlayer(owner, { leagueId, userId, playerId: anna }));
  expect(await ownPlayer(member, leagueId)).toMatchObject({ name: 'Anna Aebi' });
  // A name that is somebody else's is refused, and theirs stays what it was.
  value(await claimPlayer(club.as.member, { leagueId, playerId: beat }));
  expect((await setMemberPlayer(owner, { leagueId, userId, playerId: beat })).ok).toBe(false);
  expect(await ownPlayer(member, leagueId)).toMatchObject({ name: 'Anna Aebi' });
  value(await setMemberPlayer(owner, { leagueId, userId, playerId: null }));
  expect(await ownPlayer(member, leagueId)).toBeNull();
  const stranger = club.as.stranger?.userId ?? '';
  expect(
    refusal(await setMemberPlayer(owner, { leagueId, userId: stranger, playerId: anna })).code,
  ).toBe('not-found');
});

test('a scorer frees a name that somebody took', async () => {
  const playerId = await idOf('Beat');
  value(await claimPlayer(member, { leagueId, playerId }));
  expect((await releaseClaim(club.as.member, { leagueId, playerId })).ok).toBe(false);
  value(await releaseClaim(club.scorer, { leagueId, playerId }));
  expect(await ownPlayer(member, leagueId)).toBeNull();
});
