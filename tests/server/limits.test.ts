/** Who tries too often is told so, and nobody else is kept waiting. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { GET as look, POST as makeKnown } from '../../app/api/phone/route';
import { readTournament } from '../../app/api/v1/contract/tournaments';
import { joinTable } from '../../app/t/[token]/actions';
import {
  attempt,
  attemptFromHere,
  attemptMessage,
  forgiveAttempts,
} from '../../lib/server/access/attempts';
import { limiter, memoryLimiter, RULES, setLimiter } from '../../lib/server/access/limits';
import { signUp } from '../../lib/server/account/sign-up';
import { openShareLink } from '../../lib/server/games/share-links';
import { invite } from '../../lib/server/leagues/invitations';
import { read } from '../../lib/server/store/db';
import { publishTournament } from '../../lib/server/tournaments';
import { action } from '../../lib/server/transports/action';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { foundClub } from './club';
import { asHandler, endpointOf } from './endpoints';
import { ask, hold, newPhone } from './phone';
import { newViewer, startGame, value } from './table';
import { found, linksFor } from './tournament';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
useDatabase();

let now = 0;
const MINUTES = 60_000;
beforeEach(() => {
  now = 0;
  setLimiter(memoryLimiter(() => now));
  hold(newPhone());
});

/** How often it was allowed until it was not. */
async function allowed(again: () => Promise<boolean>): Promise<number> {
  for (let times = 0; times < 10_000; times += 1) if (!(await again())) return times;
  throw new Error('without an end');
}

describe('tries', () => {
  test('of one account are remembered, whatever else is asked from wherever', async () => {
    const again = () => attempt('password', 'anna@example.org');
    expect(await allowed(again)).toBe(20);
    const limiter = memoryLimiter(() => now);
    setLimiter(limiter);
    expect(await allowed(again)).toBe(20);
    for (let n = 0; n < 25_000; n += 1) await limiter.take(`address ${n}`, RULES.address);
    for (let n = 0; n < 25_000; n += 1) await attempt('signIn', `place ${n}`);
    for (let n = 0; n < 25_000; n += 1) await attempt('password', `${n}@example.org`);
    expect(await again()).toBe(false);
  });

  test('from the addresses that one place has are counted together', async () => {
    const from = (address: string) => hold({ ...newPhone(), from: address });
    const tries = async (address: string) => {
      from(address);
      return attemptFromHere('signIn');
    };
    let host = 0;
    const again = () => {
      host += 1;
      return tries(`2001:db8:1:2:${host.toString(16)}::${host.toString(16)}`);
    };
    expect(await allowed(again)).toBe(200);
    expect(await tries('2001:db8:1:3::1')).toBe(true);
    expect(await tries('203.0.113.7')).toBe(true);
  });

  test('of passwords for one account, given back to whoever knows it', async () => {
    const again = () => attempt('password', 'anna@example.org');
    expect(await allowed(again)).toBe(20);
    expect(await attempt('password', 'beat@example.org')).toBe(true);
    await forgiveAttempts('password', 'anna@example.org');
    expect(await allowed(again)).toBe(20);
    now += 16 * MINUTES;
    expect(await again()).toBe(true);
  });

  test('of passwords and accounts from one place', async () => {
    expect(await allowed(() => attemptFromHere('signIn'))).toBe(200);
    expect(await allowed(() => attemptFromHere('signUp'))).toBe(100);
  });

  test('to sign up', async () => {
    for (let i = 0; i < 100; i += 1) await attemptFromHere('signUp');
    const answer = await signUp(
      null,
      {
        name: 'Anna',
        email: 'anna@example.org',
        password: 'eine lange Losung',
      },
      EN,
    );
    expect(answer).toMatchObject({ ok: false, error: { code: 'too-many-requests' } });
  });

  test('of messages to one mailbox, whatever is added to its address', async () => {
    let n = 0;
    const again = () => attemptMessage(n++ % 2 ? 'anna@example.org' : `anna+${n}@example.org`);
    expect(await allowed(again)).toBe(5);
    expect(await attemptMessage('beat@example.org')).toBe(true);
  });

  test('of messages from one place, to whomever', async () => {
    let n = 0;
    expect(await allowed(() => attemptMessage(`anna${n++}@example.org`))).toBe(50);
  });

  test('to invite', async () => {
    const { owner, leagueId } = await foundClub();
    const one = { leagueId, role: 'member', days: 7, single: true } as const;
    expect(await allowed(async () => (await invite(owner, one)).ok)).toBe(100);
  });
});

test('an action counts with what its asker sends elsewhere', async () => {
  const nothing = action({
    name: 'nothing',
    input: z.strictObject({}),
    run: async () => ({ ok: true, value: null }),
  });
  expect(await allowed(async () => (await nothing({})).ok)).toBe(RULES.address.limit);
  expect(await nothing({})).toMatchObject({ error: { code: 'too-many-requests' } });
  now += 2 * MINUTES;
  expect((await nothing({})).ok).toBe(true);
});

describe('where nobody is signed in, a place has one limit', () => {
  /** All but one of a minute's requests. */
  const useUp = async () => {
    for (let n = 1; n < RULES.address.limit; n += 1)
      await limiter().take('address unknown', RULES.address);
  };
  const users = () => read((tx) => tx.user.count());
  /** Each time a phone that nobody knows. */
  const fresh = <T>(asked: () => Promise<T>) => {
    hold(newPhone());
    return asked();
  };

  test('for all who come to a table as somebody new', async () => {
    const owner = await newViewer();
    const game = await startGame(owner);
    const { reader } = value(await openShareLink(owner, { gameId: game.id, role: 'reader' }));
    const join = () => joinTable({ token: reader ?? '', seat: null });
    await useUp();
    expect((await fresh(join)).ok).toBe(true);
    const before = await users();
    expect(await fresh(join)).toMatchObject({ error: { code: 'too-many-requests' } });
    expect(await users()).toBe(before);
  });

  test('for phones that make themselves known; one that has nothing is answered in any case', async () => {
    const request = (method: string) => new Request('http://jass.example/api/phone', { method });
    await useUp();
    expect((await fresh(() => makeKnown(request('POST')))).status).toBe(200);
    const before = await users();
    expect((await fresh(() => makeKnown(request('POST')))).status).toBe(429);
    const nothing = await fresh(() => look(request('GET')));
    expect(await nothing.json()).toEqual({ account: null, latest: [], games: [] });
    expect(await users()).toBe(before);
  });

  test('for the addresses of signing in', async () => {
    await useUp();
    expect((await ask('csrf')).status).toBe(200);
    expect((await ask('csrf')).status).toBe(429);
    expect((await ask('callback/credentials', { email: 'a@example.org' })).status).toBe(429);
  });
});

describe('a hall of phones has one address', () => {
  const asked = (id: string, link?: string, what = '') =>
    new Request(
      `http://jass.example/api/v1/tournaments/${id}${what}${link === undefined ? '' : `?link=${link}`}`,
    );
  const handle = asHandler(endpointOf(readTournament));
  const status = async (request: Request, tournamentId: string) =>
    (await handle(request, { params: Promise.resolve({ tournamentId }) })).status;

  test('and each of its links enough of its own; who guesses links has what any address has', async () => {
    const me = await newViewer();
    const id = await found(me, { people: 8 });
    const [link = ''] = await linksFor(me, id, 'public');
    const [desk = ''] = await linksFor(me, id, 'desk');
    const guess = `${'x'.repeat(21)}${link.slice(21)}`;
    const guesses = await allowed(async () => (await status(asked(id, guess), id)) !== 429);
    expect(guesses).toBe(RULES.address.limit);
    expect(await status(asked(id), id)).toBe(429);
    // Four hundred phones, each of which looks once in five seconds.
    for (let times = 0; times < 400 * 12; times += 1)
      if (times % 400 === 0) expect(await status(asked(id, link), id)).toBe(200);
      else await limiter().take(`hall ${link.slice(0, 21)} unknown`, RULES.hall);
    expect(await status(asked(id, link), id)).toBe(200);
    // Who floods by the link of all keeps no desk waiting.
    while ((await limiter().take(`hall ${link.slice(0, 21)} unknown`, RULES.hall)).isAllowed);
    expect(await status(asked(id, link), id)).toBe(429);
    expect(await status(asked(id, desk), id)).toBe(200);
  });

  test('a tournament that is open to all is read without a link', async () => {
    const me = await newViewer();
    const id = await found(me, { people: 8 });
    for (let n = 0; n < RULES.address.limit; n += 1)
      await limiter().take('address unknown', RULES.address);
    expect(await status(asked(id), id)).toBe(429);
    value(await publishTournament(me, { tournamentId: id, isPublic: true, publicNames: null }));
    expect(await status(asked(id), id)).toBe(200);
  });
});
