import { encode } from 'uqr';
import { afterEach, describe, expect, test } from 'vitest';
import { qrCode } from '../../lib/files/qr-code';
import { input } from '../../lib/server/leagues/input';
import { inviteByLink, showInvitation } from '../../lib/server/leagues/invitation-link';
import { findInvitation, revokeInvitation } from '../../lib/server/leagues/invitations';
import { useDatabase } from '../helpers/database';
import { foundClub } from './club';
import { refusal, value } from './table';

useDatabase();
afterEach(() => {
  delete process.env.NEXTAUTH_URL;
});

describe('the link', () => {
  const make = async () => {
    const { leagueId, owner } = await foundClub();
    const asked = { leagueId, role: 'member', days: 7, single: true } as const;
    return value(await inviteByLink(owner, { ...asked, origin: 'http://192.0.2.7:3000' }));
  };

  test('leads to where the browser found the server, and is what the code says', async () => {
    const { url, qr } = await make();
    const [, token] = /^http:\/\/192\.0\.2\.7:3000\/join\/([\w-]{43})$/.exec(url) ?? [];
    expect(await findInvitation(null, token ?? '')).toMatchObject({ role: 'member' });
    expect(qr).toEqual(qrCode(url));
  });

  test('leads to the configured address where there is one', async () => {
    process.env.NEXTAUTH_URL = 'https://jass.example.org';
    expect((await make()).url).toMatch(/^https:\/\/jass\.example\.org\/join\/[\w-]{43}$/);
  });
});

test('the link is shown again to owners while it is open, and to nobody else', async () => {
  const { leagueId, owner, as } = await foundClub();
  const origin = 'http://192.0.2.7:3000';
  const asked = { leagueId, role: 'member', days: 7, single: false } as const;
  const made = value(await inviteByLink(owner, { ...asked, origin }));
  const again = { leagueId, invitationId: made.id, origin };
  expect(value(await showInvitation(owner, again))).toEqual(made);
  for (const who of [null, as.stranger, as.member, as.scorer])
    expect((await showInvitation(who, again)).ok).toBe(false);
  const other = await foundClub();
  const mixed = { ...again, leagueId: other.leagueId };
  expect(refusal(await showInvitation(other.owner, mixed)).code).toBe('not-found');
  value(await revokeInvitation(owner, { leagueId, invitationId: made.id }));
  expect(refusal(await showInvitation(owner, again)).code).toBe('not-found');
});

test('a code has a dark square for every dark module, and light around it', () => {
  const { size, path } = qrCode('https://jass.example.org/join/x');
  const { data } = encode('https://jass.example.org/join/x', { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}`] : [])));
  expect(size).toBe(data.length);
  expect(path.match(/M\d+ \d+/g)).toEqual(dark);
  expect(dark.every((at) => !/^M[0-3] | [0-3]$/.test(at))).toBe(true);
});

const id = 'abcdefghijklmnopqrs_-';
const invitation = {
  leagueId: id,
  role: 'member',
  days: 7,
  single: true,
  origin: 'http://localhost:3000',
};
test.each([
  ['an invitation', input.invite, invitation, true],
  ['an invitation to a name', input.invite, { ...invitation, playerId: id }, true],
  ['an unknown role', input.invite, { ...invitation, role: 'king' }, false],
  ['for no day', input.invite, { ...invitation, days: 0 }, false],
  ['for ever', input.invite, { ...invitation, days: 10_000 }, false],
  ['to another place', input.invite, { ...invitation, origin: 'javascript:alert(1)' }, false],
  ['a league', input.foundLeague, { id, name: 'Linde', isPublic: false }, true],
  [
    'a league with a novel for a name',
    input.foundLeague,
    { id, name: 'x'.repeat(201), isPublic: false },
    false,
  ],
  ['players', input.addPlayers, { leagueId: id, names: ['Anna'], joinedOn: null }, true],
  [
    'a crowd',
    input.addPlayers,
    { leagueId: id, names: Array(201).fill('A'), joinedOn: null },
    false,
  ],
  [
    'days',
    input.setPlayerDays,
    { leagueId: id, playerId: id, joinedOn: '2026-02-28', leftOn: null },
    true,
  ],
  [
    'no such day',
    input.setPlayerDays,
    { leagueId: id, playerId: id, joinedOn: '2026-02-30', leftOn: null },
    false,
  ],
  ['an id that is none', input.claimPlayer, { leagueId: id, playerId: '1' }, false],
  ['an unknown key', input.leaveLeague, { leagueId: id, more: 1 }, false],
])('what may be sent: %s', (_, schema, given, good) => {
  expect(schema.safeParse(given).success).toBe(good);
});
