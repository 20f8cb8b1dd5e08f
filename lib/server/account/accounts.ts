/** What people see and change of their own account. */
import 'server-only';
import { haveAccountMessage, newAddressMessage } from '../../i18n/mail';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import {
  type Answer,
  attempt,
  attemptMessage,
  type Denied,
  deny,
  forgiveAttempts,
  invalid,
  type Viewer,
} from '../access';
import { accessEnded, read, type Tx, write } from '../store';
import { hashPassword, isPassword } from './credentials';
import { guessed, isGuessed } from './guessed';
import { rememberHere } from './known-phone';
import { hasMail, siteUrl } from './mail';
import { PROVIDER_NAMES } from './oauth';
import { askForProof, awaitedAddress, dropProofs } from './proof';
import { sessionIds } from './session';
import { isFreshByMail, SEEN_AFTER_MS, type SessionIds } from './sessions';
import {
  type Addressed,
  isSent,
  isTwice,
  notSent,
  proofLink,
  taken,
  tooManyMessages,
} from './sign-up';
import { revokeTokens } from './tokens';
import { browserOf } from './user-agent';
import { findAccount, isTaken } from './users';
import { waysIn } from './ways-in';

/** A sign-in that has not ended. Times in ISO 8601, UTC. */
export type SessionLine = {
  readonly id: string;
  /** In words: Firefox on Linux. */
  readonly browser: string;
  readonly since: string;
  readonly seenAt: string;
  /** Seen within the last hour: the time is noted once an hour at the most. */
  readonly isRecent: boolean;
  /** Is it the one that asks? */
  readonly isThis: boolean;
};

/** An account as its own page shows it. */
export type OwnAccount = {
  readonly name: string;
  readonly email: string | null;
  /** Has the address been shown to be theirs? */
  readonly isProven: boolean;
  /** The address that waits for an answer to a message. */
  readonly awaited: string | null;
  readonly hasPassword: boolean;
  /** Is it asked for where something is at stake? */
  readonly asksPassword: boolean;
  /** Google and the like: those that are connected, and those that could be. */
  readonly providers: readonly {
    readonly id: string;
    readonly name: string;
    readonly isConnected: boolean;
  }[];
  /** Latest first. */
  readonly sessions: readonly SessionLine[];
  /** Are there tokens for programs, which end with all other sessions? */
  readonly hasTokens: boolean;
};

/** The viewer's account, or null for somebody who has none. */
export async function ownAccount(viewer: Viewer | null, words: Words): Promise<OwnAccount | null> {
  const ids = await sessionIds();
  const { providers } = waysIn();
  return read(async (tx) => {
    const account = await findAccount(tx, viewer);
    if (!account) return null;
    const { id: userId, name, email, emailVerified, passwordHash } = account;
    const connected = account.accounts.map(({ provider }) => provider);
    const sessions = await tx.session.findMany({
      where: { userId },
      orderBy: [{ seenAt: 'desc' }, { id: 'asc' }],
      select: { id: true, createdAt: true, seenAt: true, agent: true },
    });
    return {
      name: name ?? '',
      email,
      isProven: emailVerified !== null,
      awaited: await awaitedAddress(tx, userId),
      hasPassword: passwordHash !== null,
      asksPassword: await asksPassword(tx, account, ids),
      providers: Object.entries(PROVIDER_NAMES)
        .map(([id, called]) => ({ id, name: called, isConnected: connected.includes(id) }))
        .filter(({ id, isConnected }) => isConnected || providers.some((one) => one.id === id)),
      sessions: sessions.map(({ id, createdAt, seenAt, agent }) => ({
        id,
        browser: browserOf(words, agent),
        since: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        isRecent: Date.now() - seenAt.getTime() <= SEEN_AFTER_MS,
        isThis: id === ids?.sid,
      })),
      hasTokens: (await tx.token.count({ where: { userId, revokedAt: null } })) > 0,
    };
  });
}

/** What a guest has on this phone: how many games, and the address that waits for an answer. */
export function guestOnThisPhone(
  viewer: Viewer | null,
): Promise<{ readonly games: number; readonly awaited: string | null }> {
  return read(async (tx) =>
    viewer
      ? {
          games: await tx.game.count({ where: { ownerId: viewer.userId, leagueId: null } }),
          awaited: await awaitedAddress(tx, viewer.userId),
        }
      : { games: 0, awaited: null },
  );
}

const noAccount = () => deny('forbidden', sentence('server-account.signInFirst'));

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Changes the name that others read. */
export function changeName(
  viewer: Viewer | null,
  { name }: { readonly name: string },
): Promise<Answer<null>> {
  return write(async (tx) => {
    const account = await findAccount(tx, viewer);
    if (!account) return noAccount();
    await tx.user.update({ where: { id: account.id }, data: { name } });
    return { ok: true, value: null };
  });
}

const asksPassword = async (tx: Tx, { id, passwordHash }: Account, ids: SessionIds | null) =>
  passwordHash !== null && !(ids?.sub === id && (await isFreshByMail(tx, ids)));

/**
 * The account, where the password is right or not needed: there is none, or the phone has just been
 * signed in by a link in a message. Else why not.
 */
export async function whoKnows(
  viewer: Viewer | null,
  password: string | undefined,
): Promise<{ readonly ok: true; readonly account: Account } | Denied> {
  const ids = await sessionIds();
  const { account, asks } = await read(async (tx) => {
    const account = await findAccount(tx, viewer);
    return { account, asks: account !== null && (await asksPassword(tx, account, ids)) };
  });
  if (!account) return noAccount();
  if (!asks) return { ok: true, account };
  if (!(await attempt('password', account.id)))
    return deny('forbidden', sentence('server-account.tooManyTries'), 'password');
  if (!(await isPassword(account.passwordHash, password ?? '')))
    return invalid(sentence('server-account.wrongPassword'), 'password');
  await forgiveAttempts('password', account.id);
  return { ok: true, account };
}

/**
 * Changes the address. Where messages can be sent, the new one counts when the message to it is
 * answered, and nobody learns here whether it has an account already; else it counts at once.
 */
export async function changeEmail(
  viewer: Viewer | null,
  { email, password }: { readonly email: string; readonly password?: string | undefined },
  words: Words,
): Promise<Answer<Addressed>> {
  const known = await whoKnows(viewer, password);
  if (!known.ok) return known;
  const { id } = known.account;
  if (email === known.account.email)
    return invalid(sentence('server-account.sameAddress', { email }), 'email');
  return hasMail() ? askNewAddress(id, email, words) : takeAddress(id, email);
}

async function askNewAddress(id: string, email: string, words: Words): Promise<Answer<Addressed>> {
  if (!(await attemptMessage(email))) return tooManyMessages();
  const asked = await write(async (tx) => ({
    isFree: !(await isTaken(tx, email)),
    proof: await askForProof(tx, id, email),
  }));
  const link = proofLink(asked.proof);
  const message = asked.isFree
    ? newAddressMessage(words, link)
    : haveAccountMessage(words, siteUrl('/account', {}));
  return (await isSent(email, message)) ? { ok: true, value: { sentTo: email } } : notSent(email);
}

async function takeAddress(id: string, email: string): Promise<Answer<Addressed>> {
  try {
    return await write(async (tx) => {
      if (await isTaken(tx, email)) return taken(email);
      await tx.user.update({ where: { id }, data: { email, emailVerified: null } });
      return { ok: true, value: { sentTo: null } };
    });
  } catch (error) {
    if (isTwice(error)) return taken(email);
    throw error;
  }
}

/**
 * Changes the password, or gives the account its first one. All other sessions and all tokens end,
 * and an address that waits for its proof does not count any more: whoever got in before is out.
 */
export async function changePassword(
  viewer: Viewer | null,
  { current, password }: { readonly current?: string | undefined; readonly password: string },
): Promise<Answer<null>> {
  const known = await whoKnows(viewer, current);
  if (!known.ok)
    return known.error.path === 'password'
      ? { ...known, error: { ...known.error, path: 'current' } }
      : known;
  const { id, passwordHash: before } = known.account;
  if (isGuessed(password, known.account)) return guessed();
  const passwordHash = await hashPassword(password);
  const ids = await sessionIds();
  const answer = await endingAccess(id, async (tx) => {
    // Not over a password that was changed meanwhile.
    const { count } = await tx.user.updateMany({
      where: { id, passwordHash: before },
      data: { passwordHash },
    });
    if (count === 0) return deny('forbidden', sentence('server-account.passwordChanged'));
    await endOthers(tx, id, ids?.sid);
    await dropProofs(tx, id);
    return { ok: true, value: null };
  });
  if (answer.ok) await rememberHere(id);
  return answer;
}

/** Ends whatever else is in: all sessions but this one, and all tokens. */
async function endOthers(tx: Tx, userId: string, sid: string | undefined): Promise<void> {
  const here = sid === undefined ? [] : [sid];
  await tx.session.deleteMany({ where: { userId, NOT: { id: { in: here } } } });
  await revokeTokens(tx, userId);
}

/** Does what ends a way in; what is open by it ends too. */
async function endingAccess(
  userId: string | undefined,
  job: (tx: Tx) => Promise<Answer<null>>,
): Promise<Answer<null>> {
  const answer = await write(job);
  if (answer.ok && userId !== undefined) accessEnded(userId);
  return answer;
}

/** Ends one session of the account. */
export function endOneSession(
  viewer: Viewer | null,
  { sessionId }: { readonly sessionId: string },
): Promise<Answer<null>> {
  return endingAccess(viewer?.userId, async (tx) => {
    const account = await findAccount(tx, viewer);
    if (!account) return noAccount();
    // Ended already is ended.
    await tx.session.deleteMany({ where: { id: sessionId, userId: account.id } });
    return { ok: true, value: null };
  });
}

/** Ends all sessions of the account but the one that asks, and all its tokens. */
export async function endOtherSessions(viewer: Viewer | null): Promise<Answer<null>> {
  const ids = await sessionIds();
  return endingAccess(viewer?.userId, async (tx) => {
    const account = await findAccount(tx, viewer);
    if (!account) return noAccount();
    await endOthers(tx, account.id, ids?.sid);
    return { ok: true, value: null };
  });
}

/** Takes a provider out of the ways to sign in; the last way stays. */
export function disconnect(
  viewer: Viewer | null,
  { provider }: { readonly provider: string },
): Promise<Answer<null>> {
  return write(async (tx) => {
    const account = await findAccount(tx, viewer);
    if (!account) return noAccount();
    const others = account.accounts.filter((one) => one.provider !== provider);
    const byAddress = account.email !== null && (account.passwordHash !== null || hasMail());
    if (others.length === 0 && !byAddress)
      return deny('forbidden', sentence('server-account.onlyWayIn'));
    await tx.account.deleteMany({ where: { userId: account.id, provider } });
    return { ok: true, value: null };
  });
}
