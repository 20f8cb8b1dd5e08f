/** A stream ends with what let its reader in: the session, the token, the role. Not a minute later. */

import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '../../app/api/v1/games/[gameId]/live/route';
import type { Viewer } from '../../lib/server/access/access';
import { memoryLimiter, setLimiter } from '../../lib/server/access/limits';
import { deleteAccount } from '../../lib/server/account/account-deletion';
import {
  changePassword,
  endOneSession,
  endOtherSessions,
  ownAccount,
} from '../../lib/server/account/accounts';
import { viewer, viewerOrGuest } from '../../lib/server/account/session';
import { makeToken, revokeToken } from '../../lib/server/account/tokens';
import { createGame } from '../../lib/server/games/games';
import { changeRole, leaveLeague, takeOut } from '../../lib/server/leagues/members';
import { write } from '../../lib/server/store/db';
import type { GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { foundClub } from './club';
import { hold, newPhone, type Phone, send, signInWith } from './phone';
import { comeAs } from './roles/place';
import { ANNA, signUpAnna, useSite } from './site';
import { entry, MITTLERE, play, startGame, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);

useDatabase();
useSite();

let anna: Viewer;
let owners: Phone;
let game: GameState;
const open: AbortController[] = [];
beforeEach(async () => {
  setLimiter(memoryLimiter());
  owners = hold(newPhone());
  anna = await signUpAnna();
  game = await startGame(anna);
});
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});

/** A stream as the phone in the hand, or a program with a token, opens it. */
async function follow(gameId: string, token?: string) {
  const control = new AbortController();
  open.push(control);
  const request = new Request(`http://jass.example/api/v1/games/${gameId}/live`, {
    signal: control.signal,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const answer = await GET(request, { params: Promise.resolve({ gameId }) });
  const stream = { text: '', isOver: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) stream.text += decoder.decode(bytes);
    stream.isOver = true;
  })();
  await until(() => expect(stream.text).toContain('event: table'));
  return stream;
}
type Stream = Awaited<ReturnType<typeof follow>>;
const until = (check: () => void) => vi.waitFor(check, { timeout: 2000, interval: 5 });
const hands = ({ text }: Stream) => text.match(/event: line/g)?.length ?? 0;

/** Those ended, with a word; the others hear the next hand, and they do not. */
async function expectEnded(ended: readonly Stream[], others: readonly Stream[]): Promise<void> {
  await until(() => {
    for (const one of ended) expect(one).toMatchObject({ isOver: true });
  });
  for (const one of ended) expect(one.text).toContain('event: gone');
  await play(anna, game, [entry(0)]);
  await until(() => {
    for (const one of others) expect(hands(one)).toBe(1);
  });
  for (const one of ended) expect(hands(one)).toBe(0);
  for (const one of others) expect(one.isOver).toBe(false);
}

/** Somebody else with Anna's password: a phone that is signed in, and follows her game. */
async function thief(): Promise<{ readonly phone: Phone; readonly stream: Stream }> {
  const phone = hold(newPhone());
  await signInWith(ANNA.email, ANNA.password);
  const stream = await follow(game.id);
  hold(owners);
  return { phone, stream };
}
const ASKED = { name: 'Bot', scopes: ['games:read'], days: null } as const;
const byToken = async () => {
  const { id, token } = value(await makeToken(anna, ASKED));
  return { id, stream: await follow(game.id, token) };
};

describe('a stream ends', () => {
  test('with a new password: on all other phones, and of all tokens', async () => {
    const own = await follow(game.id);
    const ended = [(await thief()).stream, (await byToken()).stream];
    value(await changePassword(anna, { current: ANNA.password, password: 'neun Zehner' }));
    await expectEnded(ended, [own]);
  });

  test('with all other sessions', async () => {
    const own = await follow(game.id);
    const ended = [(await thief()).stream, (await byToken()).stream];
    value(await endOtherSessions(anna));
    await expectEnded(ended, [own]);
  });

  test('with its session alone', async () => {
    const own = await follow(game.id);
    const [first, second] = [await thief(), await thief()];
    hold(first.phone);
    const id = (await ownAccount(anna, EN))?.sessions.find(({ isThis }) => isThis)?.id ?? '';
    hold(owners);
    value(await endOneSession(anna, { sessionId: id }));
    await expectEnded([first.stream], [own, second.stream]);
  });

  test('with signing out', async () => {
    const own = await follow(game.id);
    const { phone, stream } = await thief();
    hold(phone);
    await send('signout', {});
    expect(await viewer()).toBeNull();
    hold(owners);
    await expectEnded([stream], [own]);
  });

  test('with its token alone', async () => {
    const own = await follow(game.id);
    const [first, second] = [await byToken(), await byToken()];
    value(await revokeToken(anna, { tokenId: first.id }));
    await expectEnded([first.stream], [own, second.stream]);
  });

  test('when a sign-in takes the place of the guest who follows', async () => {
    hold(newPhone());
    const guest = await viewerOrGuest();
    const own = await startGame(guest);
    const stream = await follow(own.id);
    await signInWith(ANNA.email, ANNA.password);
    await until(() => expect(stream.isOver).toBe(true));
  });

  test('with the account', async () => {
    const stream = await follow(game.id);
    const asked = { confirmation: ANNA.email, password: ANNA.password };
    value(await deleteAccount(anna, asked, EN));
    await until(() => expect(stream.isOver).toBe(true));
  });

  test('with the role in the league, and not with another role there', async () => {
    const club = await foundClub();
    const { leagueId, owner, eveningId } = club;
    const { reader, member, scorer } = club.as;
    const asked = { id: nanoid(), table: MITTLERE, evening: eveningId };
    game = value(await createGame(scorer ?? owner, asked));
    anna = owner;
    const streams: Stream[] = [];
    for (const who of [reader, member, scorer, owner]) {
      await comeAs(who ?? null);
      streams.push(await follow(game.id));
    }
    const [readers, members, ...others] = streams as [Stream, Stream, ...Stream[]];
    const userId = (who: Viewer | null) => who?.userId ?? '';
    value(await takeOut(owner, { leagueId, userId: userId(reader) }));
    value(await leaveLeague(member, { leagueId }));
    value(await changeRole(owner, { leagueId, userId: userId(scorer), role: 'member' }));
    await expectEnded([readers, members], others);
  });
});

test('what everybody may see goes on as nobody’s: the phone is to come back', async () => {
  const { as, owner, eveningId } = await foundClub({ isPublic: true });
  const asked = { id: nanoid(), table: MITTLERE, evening: eveningId };
  const { id } = value(await createGame(owner, asked));
  await comeAs(as.stranger);
  const stream = await follow(id);
  await send('signout', {});
  await until(() => expect(stream.isOver).toBe(true));
  expect(stream.text).not.toContain('event: gone');
  expect((await follow(id)).isOver).toBe(false);
});

test('a token that has run out ends its stream with the next look', async () => {
  const { id, stream } = await byToken();
  const expiresAt = new Date(Date.now() - 1);
  await write((tx) => tx.token.update({ where: { id }, data: { expiresAt } }));
  value(await endOneSession(anna, { sessionId: 'none' }));
  await until(() => expect(stream.isOver).toBe(true));
});
