/**
 * Phones that an account was signed in on. Each has tries of its own for the password, so that the tries
 * of strangers keep nobody out there (OWASP calls it a device cookie).
 *
 * The cookie names the phone and has a mark for each account, signed with the server's secret: a mark
 * counts on this phone, for this account, with the password that it has now. It lets nobody in.
 */
import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { nanoid } from 'nanoid';
import { PHONE_COOKIE_SECONDS } from '../../phone/settings';
import { type CookieOptions, cookies } from '../access';
import { isSecure, sessionSecret } from '../config/env';
import { read } from '../store';

const ID_LENGTH = 22;
const MARK_BYTES = 16;
/** The accounts of a family that shares a phone. */
const MOST_ACCOUNTS = 5;

const nameOfCookie = () => `${isSecure() ? '__Host-' : ''}schiefer-known`;
const COOKIE = /^([\w-]{22})((?:\.[\w-]{22}){1,5})$/;

/** What the phone brings: its id, and the marks of accounts, the latest first. */
async function broughtHere(): Promise<{ readonly id: string; readonly marks: readonly string[] }> {
  const [, id, marks] = COOKIE.exec((await cookies()).get(nameOfCookie())?.value ?? '') ?? [];
  return { id: id ?? nanoid(ID_LENGTH), marks: marks?.split('.').slice(1) ?? [] };
}

type Account = { readonly id: string; readonly passwordHash: string | null };

const markOf = (phoneId: string, { id, passwordHash }: Account): string =>
  createHmac('sha256', sessionSecret())
    .update(`known phone:${phoneId}:${id}:${passwordHash}`)
    .digest()
    .subarray(0, MARK_BYTES)
    .toString('base64url');

/** Under what the tries of the phone that asks are counted for an account; null where it is not known. */
export async function knownPhone(account: Account): Promise<string | null> {
  const { id, marks } = await broughtHere();
  const right = Buffer.from(markOf(id, account));
  // All marks are of one length.
  const isKnown = marks.some((mark) => timingSafeEqual(Buffer.from(mark), right));
  return isKnown ? `${id} ${account.id}` : null;
}

type Cookie = [name: string, value: string, options: CookieOptions];

/** The cookie by which the phone that asks is known to an account; null for one without a password. */
export async function knownPhoneCookie(userId: string): Promise<Cookie | null> {
  const account = await read((tx) =>
    tx.user.findUnique({ where: { id: userId }, select: { id: true, passwordHash: true } }),
  );
  if (!account || account.passwordHash === null) return null;
  const { id, marks } = await broughtHere();
  const all = new Set([markOf(id, account), ...marks]);
  const value = [id, ...[...all].slice(0, MOST_ACCOUNTS)].join('.');
  const secure = isSecure();
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return [nameOfCookie(), value, { ...options, maxAge: PHONE_COOKIE_SECONDS }];
}

/** Takes from the phone that asks what it is known by, to whichever accounts. */
export async function forgetPhone(): Promise<void> {
  (await cookies()).set(nameOfCookie(), '', { path: '/', secure: isSecure(), maxAge: 0 });
}

/** Makes the phone that asks known to an account. For actions, where cookies can be set. */
export async function rememberHere(userId: string): Promise<void> {
  const cookie = await knownPhoneCookie(userId);
  if (cookie) (await cookies()).set(...cookie);
}
