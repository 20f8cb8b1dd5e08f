import 'server-only';
import { nanoid } from 'nanoid';
import { cookies } from 'next/headers';
import type { NextAuthOptions } from 'next-auth';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import type { Viewer } from './access';
import { env, sessionSecret } from './env';
import { log } from './log';
import { createGuest, hasUser } from './users';

/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
// A cookie set by an action makes Next render the page again with the answer: not for every hand.
const RENEW_AFTER_SECONDS = 24 * 60 * 60;

/** `sub` is the user, `sid` this sign-in, so that sessions can be listed and ended one by one. */
const Token = z.object({ sub: z.string().min(1), sid: z.string().min(1), iat: z.number() });
type Token = z.infer<typeof Token>;

const isSecure = () => env().NEXTAUTH_URL?.startsWith('https:') ?? false;
const sessionCookie = () => ({
  name: `${isSecure() ? '__Secure-' : ''}next-auth.session-token`,
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() } as const,
});

/** How next-auth treats sessions; made when needed, so that building needs no secret. */
export function authOptions(): NextAuthOptions {
  // Without a fixed address the phones' own is right: they reach the server as they please.
  if (!env().NEXTAUTH_URL) process.env.AUTH_TRUST_HOST ??= 'true';
  return {
    providers: [],
    secret: sessionSecret(),
    session: { strategy: 'jwt', maxAge: MAX_AGE_SECONDS },
    useSecureCookies: isSecure(),
    cookies: { sessionToken: sessionCookie() },
    logger: {
      // A stranger's cookie is no fault of ours.
      error: (code, about) =>
        code === 'JWT_SESSION_ERROR' ? log.debug({ code }) : log.error({ code, about }),
      warn: (code) => log.warn({ code }),
      debug: (code) => log.debug({ code }),
    },
  };
}

/** Who looks at a page; null for somebody without a session. Costs no query. */
export async function viewer(): Promise<Viewer | null> {
  const token = await readToken();
  return token && { userId: token.sub };
}

/** Who changes something that is there already; keeps the session from running out. */
export async function renewedViewer(): Promise<Viewer | null> {
  const token = await readToken();
  if (token) await renew(token);
  return token && { userId: token.sub };
}

/**
 * Who makes something new: the user of the session, else a new guest. For actions and route
 * handlers, the only places where cookies can be set.
 */
export async function viewerOrGuest(): Promise<Viewer> {
  const token = await readToken();
  if (token && (await hasUser(token.sub))) {
    await renew(token);
    return { userId: token.sub };
  }
  const userId = await createGuest();
  await setToken({ sub: userId, sid: nanoid() });
  return { userId };
}

async function readToken(): Promise<Token | null> {
  const token = (await cookies()).get(sessionCookie().name)?.value;
  if (!token) return null;
  const secret = sessionSecret();
  // Whatever cannot be read is somebody we do not know.
  const payload = await decode({ token, secret }).catch(() => null);
  return Token.safeParse(payload).data ?? null;
}

async function renew(token: Token): Promise<void> {
  if (Date.now() / 1000 - token.iat > RENEW_AFTER_SECONDS) await setToken(token);
}

async function setToken({ sub, sid }: Omit<Token, 'iat'>): Promise<void> {
  const maxAge = MAX_AGE_SECONDS;
  const token = await encode({ token: { sub, sid }, secret: sessionSecret(), maxAge });
  const { name, options } = sessionCookie();
  (await cookies()).set(name, token, { ...options, maxAge });
}
