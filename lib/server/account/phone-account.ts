import 'server-only';
import { createHash } from 'node:crypto';
import { sentence } from '../../i18n/sentence';
import { type Denied, deny } from '../access';
import { account } from './session';

const MARK_LENGTH = 16;

/**
 * A mark of the account that is signed in on a phone, by which the phone tells whose what is that it
 * keeps; null for a guest and for nobody: what they enter belongs to whoever signs in next.
 */
export async function accountMark(): Promise<string | null> {
  const person = await account();
  return person && !person.guest ? markOf(person.userId) : null;
}

const markOf = (userId: string): string =>
  createHash('sha256').update(`phone ${userId}`).digest('hex').slice(0, MARK_LENGTH);

/** The denial of what was entered under another account of the phone than the one signed in now. */
export async function enteredByOther(entered: string | null): Promise<Denied | null> {
  if (!entered || entered === (await accountMark())) return null;
  return deny('forbidden', sentence('offline.otherAccount'));
}
