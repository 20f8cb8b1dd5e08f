import { beforeEach, describe, expect, test } from 'vitest';
import { ROLES, type Role, type Viewer } from '../../lib/server/access/access';
import { claimPlayer, ownPlayer, releaseClaim } from '../../lib/server/leagues/claims';
import {
  acceptInvitation,
  findInvitation,
  invite,
  listInvitations,
  revokeInvitation,
} from '../../lib/server/leagues/invitations';
import { findLeague } from '../../lib/server/leagues/leagues';
import { mergePlayers, unmergePlayer } from '../../lib/server/leagues/merges';
import { addPlayers, listPlayers, removePlayer } from '../../lib/server/leagues/roster';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { type Club, foundClub, newAccount } from './club';
import { newViewer, refusal, value } from './table';

useDatabase();
let club: Club;
let guest: Viewer;
beforeEach(async () => {
  club = await foundClub();
  guest = await newAccount('Gina');
  value(
    await addPlayers(club.owner, {
      leagueId: club.leagueId,
      names: ['Anna', 'Toni'],
      joinedOn: null,
    }),
  );
});

type Asked = { role?: Role; playerId?: string; days?: number; single?: boolean };
const send = async (asked: Asked = {}) =>
  value(
    await invite(club.owner, {
      leagueId: club.leagueId,
      role: 'member',
      days: 7,
      single: false,
      ...asked,
    }),
  );
const take = (viewer: Viewer | null, token: string) => acceptInvitation(viewer, { token });
const roleOf = async (viewer: Viewer | null) =>
  (await findLeague(viewer, club.leagueId))?.role ?? null;
async function player(name: string): Promise<string> {
  const found = (await listPlayers(club.owner, club.leagueId))?.find((one) => one.name === name);
  if (!found) throw new Error(`no player ${name}`);
  return found.id;
}
const GONE = { code: 'not-found', path: 'token' };

test('the link is kept nowhere', async () => {
  const { token } = await send();
  expect(token).toMatch(/^[\w-]{43}$/);
  const rows = await read((tx) => tx.invitation.findMany());
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('whoever has the link sees league, role and name, signed in or not', async () => {
  const { token } = await send({ role: 'scorer', playerId: await player('Anna') });
  for (const who of [null, guest])
    expect(await findInvitation(who, token)).toMatchObject({
      league: { id: club.leagueId, name: 'Jassclub Linde' },
      role: 'scorer',
      player: 'Anna',
      isTaken: false,
    });
});

test('taken, it gives the role; taken again, it changes nothing', async () => {
  const { id, token } = await send();
  expect(value(await take(guest, token))).toEqual({ leagueId: club.leagueId });
  expect(await roleOf(guest)).toBe('member');
  value(await take(guest, token));
  expect(await findInvitation(guest, token)).toMatchObject({ isTaken: true });
  const lines = await listInvitations(club.owner, club.leagueId);
  expect(lines?.find((line) => line.id === id)).toMatchObject({ uses: 1, state: 'open' });
});

test('it is for accounts', async () => {
  const { token } = await send();
  for (const who of [null, await newViewer()]) {
    expect(refusal(await take(who, token))).toMatchObject({ code: 'forbidden' });
    expect(await roleOf(who)).toBeNull();
  }
});

test.each(ROLES)('an invitation as %s raises a role and never lowers one', async (role) => {
  for (const held of ROLES) {
    const { token } = await send({ role });
    const who = await newAccount('H');
    await write((tx) =>
      tx.membership.create({
        data: {
          leagueId: club.leagueId,
          userId: who.userId,
          role: held,
          createdAt: new Date(),
        },
      }),
    );
    value(await take(who, token));
    expect(await roleOf(who)).toBe(ROLES[Math.max(ROLES.indexOf(role), ROLES.indexOf(held))]);
  }
});

describe('a link that leads nowhere', () => {
  const dead: [string, () => Promise<string>][] = [
    ['unknown', async () => 'x'.repeat(32)],
    ['empty', async () => ''],
    [
      'too old',
      async () => {
        const { id, token } = await send();
        await write((tx) =>
          tx.invitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } }),
        );
        return token;
      },
    ],
    [
      'revoked',
      async () => {
        const { id: invitationId, token } = await send();
        const { leagueId, owner } = club;
        value(await revokeInvitation(owner, { leagueId, invitationId }));
        value(await revokeInvitation(owner, { leagueId, invitationId }));
        return token;
      },
    ],
    [
      'used',
      async () => {
        const { token } = await send({ single: true });
        value(await take(await newAccount('First'), token));
        return token;
      },
    ],
    [
      'to a name that was taken out',
      async () => {
        const playerId = await player('Anna');
        const { token } = await send({ playerId });
        value(await removePlayer(club.owner, { leagueId: club.leagueId, playerId }));
        return token;
      },
    ],
  ];
  test.each(dead)('%s, says one and the same', async (_, make) => {
    const token = await make();
    expect(await findInvitation(guest, token)).toBeNull();
    expect(await findInvitation(null, token)).toBeNull();
    expect(refusal(await take(guest, token))).toMatchObject(GONE);
    expect(await roleOf(guest)).toBeNull();
  });

  test('is told apart in the list of owners', async () => {
    const used = await send({ single: true });
    value(await take(guest, used.token));
    const revoked = await send();
    value(
      await revokeInvitation(club.owner, { leagueId: club.leagueId, invitationId: revoked.id }),
    );
    const open = await send({ role: 'scorer', playerId: await player('Anna') });
    const lines = await listInvitations(club.owner, club.leagueId);
    const line = (id: string) => lines?.find((one) => one.id === id);
    expect(line(used.id)).toMatchObject({ state: 'used', uses: 1, single: true });
    expect(line(revoked.id)).toMatchObject({ state: 'revoked', uses: 0 });
    expect(line(open.id)).toMatchObject({ state: 'open', role: 'scorer', player: 'Anna' });
  });
});

test('an invitation for one is taken by one, whoever tries at the same moment', async () => {
  const { token } = await send({ single: true });
  const crowd = await Promise.all(Array.from({ length: 6 }, (_, i) => newAccount(`C${i}`)));
  const answers = await Promise.all(crowd.map((who) => take(who, token)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const roles = await Promise.all(crowd.map(roleOf));
  expect(roles.filter((role) => role !== null)).toEqual(['member']);
});

test('an invitation for many is taken by all of them', async () => {
  const { token } = await send();
  const crowd = await Promise.all(Array.from({ length: 6 }, (_, i) => newAccount(`C${i}`)));
  const answers = await Promise.all(crowd.map((who) => take(who, token)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
});

describe('an invitation to a name', () => {
  test('makes the account that player, and is for one', async () => {
    const playerId = await player('Anna');
    const { token } = await send({ playerId });
    const other = await newAccount('Other');
    const answers = await Promise.all([take(guest, token), take(other, token)]);
    // Which of the two comes first is not said.
    const [taken, late] = answers[0].ok ? [guest, other] : [other, guest];
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await ownPlayer(taken, club.leagueId)).toEqual({ id: playerId, name: 'Anna' });
    expect(await roleOf(late)).toBeNull();
  });

  test('goes to nobody where two links name one player: the second gives nothing', async () => {
    const playerId = await player('Anna');
    const [one, two] = [await send({ playerId }), await send({ playerId })];
    value(await take(guest, one.token));
    const other = await newAccount('Other');
    expect(refusal(await take(other, two.token))).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('Anna belongs to another account'),
    });
    expect(await roleOf(other)).toBeNull();
    const lines = await listInvitations(club.owner, club.leagueId);
    expect(lines?.find(({ id }) => id === two.id)).toMatchObject({ uses: 0, state: 'open' });
  });

  test('is refused to an account that is another player already', async () => {
    value(await take(guest, (await send({ playerId: await player('Anna') })).token));
    const { token } = await send({ playerId: await player('Toni'), role: 'scorer' });
    expect(refusal(await take(guest, token))).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('You are Anna'),
    });
    expect(await roleOf(guest)).toBe('member');
  });

  test('is not made for a name that belongs to an account', async () => {
    const playerId = await player('Anna');
    const { leagueId, owner } = club;
    value(await claimPlayer(owner, { leagueId, playerId }));
    const again = { leagueId, role: 'member', playerId, days: 7, single: true } as const;
    expect(refusal(await invite(owner, again))).toMatchObject({ path: 'playerId' });
    value(await releaseClaim(owner, { leagueId, playerId }));
    value(await invite(owner, again));
  });

  test('that was merged since shows and gives the whole person; undone, the name itself', async () => {
    const { leagueId, owner } = club;
    const [anna, toni] = [await player('Anna'), await player('Toni')];
    const { token } = await send({ playerId: toni });
    value(await mergePlayers(owner, { leagueId, playerId: toni, intoId: anna }));
    expect(await findInvitation(null, token)).toMatchObject({ player: 'Anna' });
    value(await take(guest, token));
    expect(await ownPlayer(guest, leagueId)).toEqual({ id: anna, name: 'Anna' });
    expect(refusal(await claimPlayer(owner, { leagueId, playerId: anna }))).toMatchObject({
      code: 'forbidden',
    });
    value(await unmergePlayer(owner, { leagueId, playerId: toni }));
    expect(await ownPlayer(guest, leagueId)).toEqual({ id: toni, name: 'Toni' });
  });
});

test('whoever has a name lets it go themselves; others do not', async () => {
  const { leagueId, owner, as } = club;
  const playerId = await player('Anna');
  value(await take(guest, (await send({ playerId })).token));
  for (const who of [as.reader, as.member])
    expect(refusal(await releaseClaim(who, { leagueId, playerId }))).toMatchObject({
      code: 'forbidden',
    });
  value(await releaseClaim(guest, { leagueId, playerId }));
  expect(await ownPlayer(guest, leagueId)).toBeNull();
  expect(await roleOf(guest)).toBe('member');
  expect((await listPlayers(owner, leagueId))?.find(({ id }) => id === playerId)?.claim).toBeNull();
});

test("an owner's role is given to one person", async () => {
  const { token } = await send({ role: 'owner', single: false });
  value(await take(guest, token));
  expect(refusal(await take(await newAccount('Second'), token))).toMatchObject(GONE);
});
