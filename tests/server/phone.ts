/**
 * A phone with a browser, for the tests of signing in: it keeps cookies, and asks next-auth's own
 * route handler. A test file that uses it begins with
 * `vi.mock('next/headers', async () => (await import('./phone')).nextHeaders)`.
 */
import { createRequire } from 'node:module';
import { NextRequest } from 'next/server';

const SITE = 'http://jass.example';

/** What one phone keeps. */
export type Phone = {
  readonly jar: Map<string, string>;
  agent: string;
  accepts: string;
  /** The address that it has, where that counts. */
  from?: string;
};
/** `accepts` are the languages that its browser asks for. */
export const newPhone = (agent = 'a browser', accepts = 'en'): Phone => ({
  jar: new Map(),
  agent,
  accepts,
});

let held = newPhone();

/** Takes another phone into the hand: all requests come from it from now on. */
export const hold = (phone: Phone): Phone => {
  held = phone;
  return phone;
};

/** Stands in for Next, which knows the request only where it serves it. */
export const nextHeaders = {
  cookies: async () => ({
    get: (name: string) => {
      const value = held.jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    getAll: () => [...held.jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, { maxAge }: { maxAge?: number }) =>
      keep(name, value, maxAge),
  }),
  headers: async () =>
    new Headers({
      'user-agent': held.agent,
      'accept-language': held.accepts,
      host: 'jass.example',
      ...(held.from !== undefined && { 'x-forwarded-for': held.from }),
    }),
};

function keep(name: string, value: string, maxAge?: number): void {
  if (value === '' || maxAge === 0) held.jar.delete(name);
  else held.jar.set(name, value);
}

// next-auth is not written in modules and asks Node for them itself.
const require = createRequire(import.meta.url);
const path = require.resolve('next/headers');
require(path);
const loaded = require.cache[path];
if (loaded) loaded.exports = nextHeaders;

type Answer = {
  readonly status: number;
  /** Where it leads, without the site. */
  readonly to: string | null;
  readonly json: () => Promise<unknown>;
};

/**
 * Asks next-auth, as a browser does: `session`, `callback/github?code=…`. `more` are headers that the
 * browser sends along.
 */
export async function ask(
  path: string,
  form?: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { GET, POST } = await import('../../app/api/auth/[...nextauth]/route');
  const url = new URL(`/api/auth/${path}`, SITE);
  const request = new NextRequest(url, {
    headers: {
      host: url.host,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...more,
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
  });
  const nextauth = url.pathname.split('/').slice(3);
  const answer = await (form ? POST : GET)(request, { params: Promise.resolve({ nextauth }) });
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = '', ...rest] = cookie.split('; ');
    const cut = pair.indexOf('=');
    const gone = rest.some((part) => part === 'Max-Age=0' || part.includes('1970'));
    keep(pair.slice(0, cut), gone ? '' : decodeURIComponent(pair.slice(cut + 1)));
  }
  return {
    status: answer.status,
    to: answer.headers.get('location')?.replace(SITE, '') ?? null,
    json: () => answer.json(),
  };
}

/** Sends a form of next-auth with the token that it wants. */
export async function send(path: string, form: Readonly<Record<string, string>>): Promise<Answer> {
  const { csrfToken } = (await (await ask('csrf')).json()) as { csrfToken: string };
  return ask(path, { ...form, csrfToken });
}

/** Signs in with a password; answers where that leads. */
export const signInWith = async (email: string, password: string): Promise<string | null> =>
  (await send('callback/credentials', { email, password, callbackUrl: '/games' })).to;

/** The settings under which the tests sign in. */
export const SETTINGS = { NEXTAUTH_URL: SITE } as const;
