/** Signing in through next-auth: what each way of it proves. */
import 'server-only';
import type { NextAuthOptions, Profile } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import EmailProvider from 'next-auth/providers/email';
import { signInMessage } from '../../i18n/mail';
import { wordsIn } from '../../i18n/words-in';
import { attempt, attemptFromHere, attemptMessage, forgiveAttempts, headers } from '../access';
import {
  authAdapter,
  beginSession,
  EmailAddress,
  endSession,
  findPerson,
  github,
  google,
  isPassword,
  knownPhone,
  MAX_AGE_SECONDS,
  Password,
  phone,
  proveAddress,
  type SessionIds,
  sendMail,
  sessionCookie,
  sitePath,
  siteUrl,
  waysIn,
} from '../account';
import { addressIn } from '../config/client-address';
import { env, isSecure, sessionSecret } from '../config/env';
import { log } from '../config/log';
import { noteEvent } from '../config/security-log';
import { accessEnded, read, write } from '../store';
import { requestLanguage } from './request-language';

/** What next-auth is to do; made when needed, so that building needs no secret. */
export function authOptions(): NextAuthOptions {
  // Without a fixed address the phones' own is right: they reach the server as they please.
  if (!env().NEXTAUTH_URL) process.env.AUTH_TRUST_HOST ??= 'true';
  const { link, providers } = waysIn();
  return {
    adapter: authAdapter(),
    providers: [
      password(),
      ...(link ? [mailLink()] : []),
      ...providers.map(({ id }) => ({ google, github })[id]()),
    ],
    secret: sessionSecret(),
    session: { strategy: 'jwt', maxAge: MAX_AGE_SECONDS },
    jwt: { maxAge: MAX_AGE_SECONDS },
    useSecureCookies: isSecure(),
    cookies: { sessionToken: sessionCookie() },
    pages: {
      signIn: '/account',
      signOut: '/account',
      error: '/account/error',
      verifyRequest: '/account/sent',
    },
    callbacks: { signIn: maySignIn, jwt: beginOrGoOn, session: tell, redirect: stayHere },
    events: { signOut: ({ token }) => end(token) },
    logger: {
      // A stranger's cookie is no fault of ours.
      error: (code, about) =>
        code === 'JWT_SESSION_ERROR' ? log.debug({ code }) : log.error({ code, err: fault(about) }),
      warn: (code) => log.warn({ code }),
      debug: (code) => log.debug({ code }),
    },
  };
}

type Callbacks = Required<NonNullable<NextAuthOptions['callbacks']>>;

/** The fault alone: what comes with it may be somebody's profile. */
const fault = (about: Error | { error: Error }) => (about instanceof Error ? about : about.error);

const password = () =>
  CredentialsProvider({
    name: 'Password',
    credentials: {
      email: { label: 'E-mail', type: 'email' },
      password: { label: 'Password', type: 'password' },
    },
    async authorize(given) {
      const email = EmailAddress.safeParse(given?.email).data;
      const typed = Password.safeParse(given?.password).data;
      if (email === undefined || typed === undefined) return null;
      const user = await read((tx) =>
        tx.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } }),
      );
      // A phone that is known has tries of its own, which strangers cannot use up.
      const known = user && (await knownPhone(user));
      const key = known ?? email;
      // Becomes the error that the page is told.
      if (!(known || (await attemptFromHere('signIn'))) || !(await attempt('password', key)))
        throw new Error('TooManyTries');
      if (!(await isPassword(user?.passwordHash, typed)) || !user) {
        const from = addressIn(await headers());
        noteEvent('sign-in-refused', { way: 'password', user: user?.id ?? null, from });
        return null;
      }
      await forgiveAttempts('password', key);
      return { id: user.id };
    },
  });

const mailLink = () =>
  EmailProvider({
    maxAge: 24 * 60 * 60,
    normalizeIdentifier: (given) => EmailAddress.parse(given),
    // To a page with a key: programs that look at the links in messages must not use it up.
    async sendVerificationRequest({ identifier, url }) {
      const query = Object.fromEntries(new URL(url).searchParams);
      const link = siteUrl('/account/link', query);
      await sendMail(identifier, signInMessage(wordsIn(await requestLanguage()), link));
    },
  });

/** Asked before a link is sent and before anybody is signed in. */
const maySignIn: Callbacks['signIn'] = async ({ user, email }) =>
  email?.verificationRequest && !(await attemptMessage(user.email ?? ''))
    ? '/account/error?error=TooManyMessages'
    : true;

/** Called with a user when somebody signs in, and else for a session that goes on. */
const beginOrGoOn: Callbacks['jwt'] = async ({ token, user, account, profile }) => {
  if (!user || !account) {
    const ids = idsOf(token);
    if (!ids || !(await findPerson(ids))) throw new Error('The session has ended.');
    return ids;
  }
  const here = await phone();
  const proven = profile && provenBy(profile);
  const { provider, providerAccountId } = account;
  const ids = await write(async (tx) => {
    if (proven !== undefined) {
      const { email } = await tx.user.findUniqueOrThrow({
        where: { id: user.id },
        select: { email: true },
      });
      if (email === proven) await proveAddress(tx, user.id, { provider, providerAccountId });
    }
    const byMail = account.type === 'email';
    return { ...(await beginSession(tx, user.id, here, { byMail })) };
  });
  for (const userId of new Set([here.before?.sub ?? ids.sub, ids.sub])) accessEnded(userId);
  noteEvent('signed-in', { way: provider, user: user.id, from: addressIn(await headers()) });
  return ids;
};

/** The address that a provider vouches for. */
const provenBy = (profile: Profile & { readonly email_verified?: unknown }): string | undefined =>
  profile.email_verified === true ? EmailAddress.safeParse(profile.email).data : undefined;

const tell: Callbacks['session'] = async ({ session, token }) => {
  const ids = idsOf(token);
  const person = ids && (await findPerson(ids));
  if (!person) return session;
  const { name, email } = person;
  return { ...session, user: { name, email } };
};

const stayHere: Callbacks['redirect'] = async ({ url, baseUrl }) =>
  new URL(sitePath(url, baseUrl) ?? '/account', baseUrl).toString();

const idsOf = ({ sub, sid }: { readonly sub?: string; readonly sid?: unknown }) =>
  sub && typeof sid === 'string' ? ({ sub, sid } satisfies SessionIds) : null;

async function end(token: Parameters<typeof idsOf>[0] | null): Promise<void> {
  const ids = token && idsOf(token);
  if (!ids) return;
  await endSession(ids);
  noteEvent('signed-out', { user: ids.sub });
}
