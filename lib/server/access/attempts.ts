/** How often something may be tried that somebody could guess with, or wear others out. */
import 'server-only';
import { addressIn, placeIn } from '../config/client-address';
import { env } from '../config/env';
import { noteEvent } from '../config/security-log';
import { limiter } from './limits';
import { headers } from './request';

/** Tries in a quarter of an hour. */
const TRIES = {
  /** Passwords for one account: too few to guess, enough to remember. */
  password: 20,
  /** Messages to one mailbox. */
  message: 5,
  /** Messages from one place, to whomever. */
  messages: 50,
  /** Codes of games that are watched, from one place: they are short. */
  code: 40,
  /** Passwords from one place, for whichever accounts: a restaurant full of players has fewer. */
  signIn: 200,
  /** Accounts from one place. */
  signUp: 100,
  /** Leagues to try from one place: each is a season of games. */
  trial: 10,
  /** Invitations by one person. */
  invitation: 100,
  /** Files brought from one place: each may be large, and is long work. */
  upload: 60,
  /** Files that are made for one place: all games of a league at the most. */
  file: 300,
  /** Pictures that are drawn for one place, each about a tenth of a second. */
  picture: 300,
} as const;
type Kind = keyof typeof TRIES;

const WINDOW_MS = 15 * 60 * 1000;

/** Few enough that every one of them is counted for all servers. */
const ruleOf = (kind: Kind) => ({ limit: TRIES[kind], windowMs: WINDOW_MS, isExact: true });

/** Takes one try for what `key` names; false where none is left. */
export async function attempt(kind: Kind, key: string): Promise<boolean> {
  const { isAllowed } = await limiter().take(`${kind} ${key}`, ruleOf(kind));
  if (!isAllowed) noteEvent('too-many-tries', { what: kind, from: addressIn(await headers()) });
  return isAllowed;
}

/** Takes one try for the place that the request comes from; `RATE_LIMITS=off` counts no places. */
export const attemptFromHere = async (kind: Kind): Promise<boolean> =>
  env().RATE_LIMITS === 'off' || attempt(kind, placeIn(await headers()));

/** Takes one try for a message to an address, of the place that asks for it and of its mailbox. */
export const attemptMessage = async (email: string): Promise<boolean> =>
  (await attemptFromHere('messages')) && attempt('message', mailboxOf(email));

/** What stands behind a plus is the same mailbox at most providers. */
const mailboxOf = (email: string): string => email.replace(/\+[^@]*/, '');

/** Gives the tries back: whoever knows the password was not guessing. */
export const forgiveAttempts = (kind: Kind, key: string): Promise<void> =>
  limiter().forget(`${kind} ${key}`, ruleOf(kind));
