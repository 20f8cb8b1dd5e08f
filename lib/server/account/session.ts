import 'server-only';
import { LRUCache } from 'lru-cache';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { cookies, headers, type Viewer } from '../access';
import { isSecure, sessionSecret } from '../config/env';
import { noteEvent } from '../config/security-log';
import { accessEnded, type Tx, write } from '../store';
import { rememberHere } from './known-phone';
import {
  beginSession,
  findPerson,
  newSessionId,
  type Person,
  type Phone,
  type SessionIds,
} from './sessions';
import { createGuest } from './users';

/** The longest that browsers keep a cookie. */
export const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
// A cookie set by an action makes Next render the page again with the answer: not for every hand.
const RENEW_AFTER_SECONDS = 24 * 60 * 60;
const AGENT_LENGTH = 300;

/** `sub` is the user, `sid` this sign-in, so that sessions can be listed and ended one by one. */
const Token = z.object({ sub: z.string().min(1), sid: z.string().min(1), iat: z.number() });
type Token = z.infer<typeof Token>;

/** The cookie of the session, as next-auth names it. */
export const sessionCookie = () => ({
  name: `${isSecure() ? '__Host-' : ''}next-auth.session-token`,
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() } as const,
});

type Current = { readonly token: Token; readonly person: Person } | null;

// Asked for by several parts of a request, looked up once; a request has its cookies as one object.
const looked = new WeakMap<object, Promise<Current>>();
async function current(): Promise<Current> {
  const request = await cookies();
  const found = looked.get(request) ?? lookUp();
  looked.set(request, found);
  return found;
}
async function lookUp(): Promise<Current> {
  const token = await readToken();
  const person = token && (await findPerson(token));
  return person && { token, person };
}

const asViewer = (person: Person): Viewer => ({ userId: person.userId });

/** Who looks at a page; null for somebody without a session, or whose session has ended. */
export async function viewer(): Promise<Viewer | null> {
  const found = await current();
  return found && asViewer(found.person);
}

/**
 * Did the session of this phone end elsewhere: from another phone, with a new password, with the
 * account? Whoever signs out here takes the cookie along.
 */
export async function wasSignedOut(): Promise<boolean> {
  return (await current()) === null && (await readToken()) !== null;
}

/** The viewer with what pages show of them; a guest too. */
export async function account(): Promise<Person | null> {
  return (await current())?.person ?? null;
}

/** Who changes something that is there already; keeps the session from running out. */
export async function renewedViewer(): Promise<Viewer | null> {
  const found = await current();
  if (found) await renew(found.token);
  return found && asViewer(found.person);
}

/**
 * Who makes something new: the user of the session, else a new guest. For actions and route
 * handlers, the only places where cookies can be set.
 */
export async function viewerOrGuest(): Promise<Viewer> {
  const known = await renewedViewer();
  if (known) return known;
  const userId = await createGuest();
  await setToken({ sub: userId, sid: newSessionId() });
  return { userId };
}

/**
 * A question for whatever outlives the request, as a stream does: does the session that let somebody
 * in still count? For nobody it always does.
 */
export async function sessionCheck(): Promise<() => Promise<boolean>> {
  const found = await current();
  return async () => found === null || (await findPerson(found.token)) !== null;
}

/** The ids of the session that the request comes with; whether it has ended is not looked at. */
export async function sessionIds(): Promise<SessionIds | null> {
  const token = await readToken();
  return token && { sub: token.sub, sid: token.sid };
}

/** The phone that the request comes from. */
export async function phone(): Promise<Phone> {
  const agent = (await headers()).get('user-agent') ?? '';
  return { before: await sessionIds(), agent: agent.slice(0, AGENT_LENGTH) };
}

/**
 * Signs somebody in on the phone that the request comes from: `find` does in the same transaction
 * what goes before it and answers whose session begins, or null for nobody's.
 */
export async function signInHere(find: (tx: Tx) => Promise<string | null>): Promise<void> {
  const here = await phone();
  const ids = await write(async (tx) => {
    const userId = await find(tx);
    return userId === null ? null : beginSession(tx, userId, here);
  });
  if (ids === null) return;
  // Of the guest who was here, and of a guest elsewhere who is an account now.
  for (const userId of new Set([here.before?.sub ?? ids.sub, ids.sub])) accessEnded(userId);
  await setToken(ids);
  await rememberHere(ids.sub);
  noteEvent('signed-in', { way: 'sign-up', user: ids.sub });
}

/** Takes the session's cookie from the phone. */
export async function forgetSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}

async function readToken(): Promise<Token | null> {
  const token = (await cookies()).get(sessionCookie().name)?.value;
  if (!token) return null;
  const known = opened.get(token);
  if (known) return known;
  const secret = sessionSecret();
  // Whatever cannot be read is somebody we do not know.
  const payload = await decode({ token, secret }).catch(() => null);
  const read = Token.safeParse(payload).data ?? null;
  if (read) opened.set(token, read);
  return read;
}

/** What cookies say, which takes long to decipher; whether it still counts is looked up each time. */
const opened = new LRUCache<string, Token>({ max: 5000, ttl: 60_000 });

async function renew(token: Token): Promise<void> {
  if (Date.now() / 1000 - token.iat <= RENEW_AFTER_SECONDS) return;
  await setToken(token);
  await rememberHere(token.sub);
}

async function setToken({ sub, sid }: SessionIds): Promise<void> {
  const maxAge = MAX_AGE_SECONDS;
  const token = await encode({ token: { sub, sid }, secret: sessionSecret(), maxAge });
  const { name, options } = sessionCookie();
  (await cookies()).set(name, token, { ...options, maxAge });
}
