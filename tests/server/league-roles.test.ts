/** Every operation on a league and its people, as everybody: in a closed league and in a public one. */
import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import { ROLES, type Role, type Viewer } from '../../lib/server/access/access';
import type { Answer } from '../../lib/server/access/answer';
import {
  claimNewName,
  claimPlayer,
  releaseClaim,
  setMemberPlayer,
} from '../../lib/server/leagues/claims';
import { invite, listInvitations, revokeInvitation } from '../../lib/server/leagues/invitations';
import { changeLeague, deleteLeague, findLeague } from '../../lib/server/leagues/leagues';
import { changeRole, handOver, listMembers, takeOut } from '../../lib/server/leagues/members';
import { mergePlayers, unmergePlayer } from '../../lib/server/leagues/merges';
import {
  addPlayers,
  listPlayers,
  removePlayer,
  renamePlayer,
  setPlayerDays,
} from '../../lib/server/leagues/roster';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { type Club, foundClub, newAccount, WHO, type Who } from './club';
import { value } from './table';

useDatabase();

/** A club with Anna, Beat, and Toni who was merged into Anna; Beat is an account without a role. */
type Set = Club & { anna: string; beat: string; toni: string; invitationId: string };

async function prepare(isPublic: boolean): Promise<Set> {
  const club = await foundClub({ isPublic });
  const { leagueId, owner } = club;
  const { userId } = await newAccount('Beat Muster');
  const [anna, beat, toni] = [nanoid(), nanoid(), nanoid()];
  const createdAt = new Date();
  await write((tx) =>
    tx.player.createMany({
      data: [
        { id: anna, leagueId, name: 'Anna', key: 'anna', createdAt },
        { id: beat, leagueId, name: 'Beat', key: 'beat', createdAt, userId },
        { id: toni, leagueId, name: 'Toni', key: 'toni', createdAt, mergedIntoId: anna },
      ],
    }),
  );
  const made = await invite(owner, { leagueId, role: 'member', days: 7, single: false });
  return { ...club, anna, beat, toni, invitationId: value(made).id };
}

type Operation = (viewer: Viewer | null, set: Set) => Promise<Answer<unknown>>;

const idOf = (set: Set, who: 'reader' | 'member') => set.as[who]?.userId ?? '';

const CHANGES: readonly (readonly [string, Role, Operation])[] = [
  [
    'change the league',
    'owner',
    (viewer, { leagueId }) => changeLeague(viewer, { leagueId, name: 'Linde', isPublic: true }),
  ],
  [
    'delete the league',
    'owner',
    (viewer, { leagueId }) => deleteLeague(viewer, { leagueId, name: 'Jassclub Linde' }),
  ],
  [
    'change a role',
    'owner',
    (viewer, set) =>
      changeRole(viewer, { leagueId: set.leagueId, userId: idOf(set, 'member'), role: 'scorer' }),
  ],
  [
    'take somebody out',
    'owner',
    (viewer, set) => takeOut(viewer, { leagueId: set.leagueId, userId: idOf(set, 'reader') }),
  ],
  [
    'hand over',
    'owner',
    (viewer, set) => handOver(viewer, { leagueId: set.leagueId, userId: idOf(set, 'member') }),
  ],
  [
    'invite',
    'owner',
    (viewer, { leagueId }) => invite(viewer, { leagueId, role: 'member', days: 7, single: true }),
  ],
  [
    'revoke an invitation',
    'owner',
    (viewer, { leagueId, invitationId }) => revokeInvitation(viewer, { leagueId, invitationId }),
  ],
  [
    'claim a name',
    'member',
    (viewer, { leagueId, anna }) => claimPlayer(viewer, { leagueId, playerId: anna }),
  ],
  [
    'claim a new name',
    'scorer',
    (viewer, { leagueId }) => claimNewName(viewer, { leagueId, name: 'Zita' }),
  ],
  [
    'say who a member is',
    'owner',
    (viewer, set) =>
      setMemberPlayer(viewer, {
        leagueId: set.leagueId,
        userId: idOf(set, 'member'),
        playerId: set.anna,
      }),
  ],
  [
    'release the name of somebody else',
    'scorer',
    (viewer, { leagueId, beat }) => releaseClaim(viewer, { leagueId, playerId: beat }),
  ],
  [
    'add players',
    'scorer',
    (viewer, { leagueId }) => addPlayers(viewer, { leagueId, names: ['Carla'], joinedOn: null }),
  ],
  [
    'rename a player',
    'scorer',
    (viewer, { leagueId, anna }) =>
      renamePlayer(viewer, { leagueId, playerId: anna, name: 'Änni' }),
  ],
  [
    'set the days of a player',
    'scorer',
    (viewer, { leagueId, anna }) =>
      setPlayerDays(viewer, { leagueId, playerId: anna, joinedOn: null, leftOn: '2026-06-30' }),
  ],
  [
    'take out a player',
    'scorer',
    (viewer, { leagueId, beat }) => removePlayer(viewer, { leagueId, playerId: beat }),
  ],
  [
    'merge',
    'scorer',
    (viewer, { leagueId, anna, beat }) =>
      mergePlayers(viewer, { leagueId, playerId: anna, intoId: beat }),
  ],
  [
    'undo a merge',
    'scorer',
    (viewer, { leagueId, toni }) => unmergePlayer(viewer, { leagueId, playerId: toni }),
  ],
];

type Question = (viewer: Viewer | null, leagueId: string) => Promise<unknown>;
const QUESTIONS: readonly (readonly [string, Role, Question])[] = [
  ['the league', 'reader', findLeague],
  ['the players', 'reader', listPlayers],
  ['the members', 'member', listMembers],
  ['the invitations', 'owner', listInvitations],
];

const roleOf = (who: Who, isPublic: boolean): Role | null =>
  who === 'nobody' || who === 'stranger' ? (isPublic ? 'reader' : null) : who;
const may = (role: Role | null, needed: Role) =>
  role !== null && ROLES.indexOf(role) >= ROLES.indexOf(needed);

describe.each([
  ['closed', false],
  ['public', true],
])('in a %s league', (_, isPublic) => {
  test.each(CHANGES)('%s: from %s on', async (_, needed, run) => {
    for (const who of WHO) {
      const set = await prepare(isPublic);
      const before = await everything();
      const answer = await run(set.as[who], set);
      const role = roleOf(who, isPublic);
      const expected = may(role, needed) ? 'ok' : role ? 'forbidden' : 'not-found';
      expect([who, answer.ok ? 'ok' : answer.error.code]).toEqual([who, expected]);
      if (!answer.ok) expect(await everything()).toEqual(before);
    }
  });

  test.each(QUESTIONS)('%s: from %s on', async (_, needed, ask) => {
    const set = await prepare(isPublic);
    for (const who of WHO) {
      const found = (await ask(set.as[who], set.leagueId)) !== null;
      expect([who, found]).toEqual([who, may(roleOf(who, isPublic), needed)]);
    }
  });

  test('another league of the owner lends no rights, nor things, of this one', async () => {
    const set = await prepare(isPublic);
    const other = await prepare(false);
    for (const [name, , run] of CHANGES) {
      const answer = await run(other.owner, set);
      const expected = isPublic ? 'forbidden' : 'not-found';
      expect([name, answer.ok || answer.error.code]).toEqual([name, expected]);
      // Named in the own league, what is in the other one is not there.
      if (
        [
          'change the league',
          'delete the league',
          'invite',
          'add players',
          'claim a new name',
        ].includes(name)
      )
        continue;
      const mixed = await run(other.owner, { ...set, leagueId: other.leagueId });
      expect([name, mixed.ok || mixed.error.code]).toEqual([name, 'not-found']);
    }
  });
});

/** All rows that an operation could have changed. */
const everything = () =>
  write(async (tx) => [
    await tx.league.findMany(),
    await tx.membership.findMany(),
    await tx.invitation.findMany(),
    await tx.player.findMany(),
  ]);
