/** New accounts, and addresses that count once somebody has shown that they are theirs. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import { addressChangedMessage, finishSignUpMessage, haveAccountMessage } from '../../i18n/mail';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import {
  type Answer,
  attemptFromHere,
  attemptMessage,
  deny,
  invalid,
  type Viewer,
} from '../access';
import { log } from '../config/log';
import { type Tx, write } from '../store';
import { hashPassword } from './credentials';
import { guessed, isGuessed } from './guessed';
import { hasMail, sendMail, siteUrl } from './mail';
import { askForProof, type Proof, useProof } from './proof';
import { signInHere, viewerOrGuest } from './session';
import { createAccount, isTaken } from './users';

/** What somebody signs up with; `back` is the path to lead on to. */
export type SignUp = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly back?: string | undefined;
};

/** What became of a wish for an address: it counts, or a message went there that is to be answered. */
export type Addressed = { readonly sentTo: string | null };

/**
 * Makes an account and signs it in; the guest of this phone becomes it, with all its games.
 *
 * Where messages can be sent, the account begins when the one to the address is answered, and nobody
 * learns here whether the address has an account already: its owner reads it in the message. Without
 * mail there is no such way, and an address that is taken is refused.
 */
export async function signUp(
  viewer: Viewer | null,
  { back, ...given }: SignUp,
  words: Words,
): Promise<Answer<Addressed>> {
  const { name, email } = given;
  if (!(await attemptFromHere('signUp')))
    return deny('too-many-requests', sentence('server-account.tooManyTries'));
  if (isGuessed(given.password, given)) return guessed();
  const passwordHash = await hashPassword(given.password);
  if (!hasMail()) return signUpAtOnce(viewer, { name, email, passwordHash });
  if (!(await attemptMessage(email))) return tooManyMessages();
  const guest = await viewerOrGuest();
  const asked = await write(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: guest.userId, guest: true },
      data: { name, passwordHash },
    });
    if (count === 0) return null;
    return { taken: await isTaken(tx, email), proof: await askForProof(tx, guest.userId, email) };
  });
  if (!asked) return signedInAlready();
  const message = asked.taken
    ? haveAccountMessage(words, siteUrl('/account', back ? { back } : {}))
    : finishSignUpMessage(words, proofLink(asked.proof, back));
  return (await isSent(email, message)) ? { ok: true, value: { sentTo: email } } : notSent(email);
}

type New = { readonly name: string; readonly email: string; readonly passwordHash: string };

async function signUpAtOnce(viewer: Viewer | null, given: New): Promise<Answer<Addressed>> {
  let refused: ReturnType<typeof deny> | undefined;
  try {
    await signInHere(async (tx) => {
      refused = undefined;
      if (await isTaken(tx, given.email)) {
        refused = taken(given.email);
        return null;
      }
      if (!viewer) return createAccount(tx, given);
      const { count } = await tx.user.updateMany({
        where: { id: viewer.userId, guest: true },
        data: { ...given, guest: false },
      });
      if (count === 1) return viewer.userId;
      refused = signedInAlready();
      return null;
    });
  } catch (error) {
    if (!isTwice(error)) throw error;
    refused = taken(given.email);
  }
  return refused ?? { ok: true, value: { sentTo: null } };
}

/** The link that proves an address. */
export const proofLink = ({ userId, email, token }: Proof, back?: string): string =>
  siteUrl('/account/address', { user: userId, email, token, ...(back && { back }) });

/**
 * Answers a message: from now on the address is the user's. An account takes one only where it is
 * signed in: somebody else's could else be given the address of whoever opens the link, who would take
 * it for the own one. A guest who signed up becomes an account and is signed in here. The password then stays only where it was chosen on this phone: whoever else
 * chose one may have waited for the owner of the address to open the link.
 */
export async function confirmAddress(
  viewer: Viewer | null,
  proof: Proof,
  words: Words,
): Promise<Answer<{ readonly isNew: boolean }>> {
  const { userId, email } = proof;
  const here = viewer?.userId === userId;
  let outcome: Outcome = { kind: 'void' };
  try {
    await signInHere(async (tx) => {
      outcome = await settle(tx, { proof, here });
      return outcome.kind === 'new' ? userId : null;
    });
  } catch (error) {
    if (!isTwice(error)) throw error;
    outcome = { kind: 'taken' };
  }
  return answerTo(outcome, email, words);
}

type Outcome =
  | { readonly kind: 'void' | 'elsewhere' | 'taken' | 'new' }
  | { readonly kind: 'changed'; readonly before: string | null };

async function settle(
  tx: Tx,
  { proof, here }: { readonly proof: Proof; readonly here: boolean },
): Promise<Outcome> {
  const { userId, email } = proof;
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { guest: true, email: true },
  });
  if (user && !user.guest && !here) return { kind: 'elsewhere' };
  if (!user || !(await useProof(tx, proof))) return { kind: 'void' };
  if (await isTaken(tx, email)) return { kind: 'taken' };
  const proven = { email, emailVerified: new Date() };
  await tx.user.update({
    where: { id: userId },
    data: user.guest ? { ...proven, guest: false, ...(!here && { passwordHash: null }) } : proven,
  });
  return user.guest ? { kind: 'new' } : { kind: 'changed', before: user.email };
}

async function answerTo(
  outcome: Outcome,
  email: string,
  words: Words,
): Promise<Answer<{ readonly isNew: boolean }>> {
  switch (outcome.kind) {
    case 'void':
      return deny('not-found', sentence('server-account.linkVoid'));
    case 'elsewhere':
      return deny('forbidden', sentence('server-account.addressElsewhere', { email }));
    case 'taken':
      return taken(email);
    case 'changed':
      // The old address is told, so that nobody loses an account without noticing.
      if (outcome.before !== null)
        await isSent(outcome.before, addressChangedMessage(words, email));
      return { ok: true, value: { isNew: false } };
    case 'new':
      return { ok: true, value: { isNew: true } };
  }
}

/** Sends a message; what stands in the way is logged. */
export async function isSent(
  to: string,
  message: Parameters<typeof sendMail>[1],
): Promise<boolean> {
  try {
    await sendMail(to, message);
    return true;
  } catch (error) {
    log.error({ err: error }, 'a message could not be sent');
    return false;
  }
}

/** The refusal of an address that another account has. */
export const taken = (email: string) =>
  invalid(sentence('server-account.addressTaken', { email }), 'email');

/** The refusal where the mail server did not take a message. */
export const notSent = (email: string) =>
  deny('internal', sentence('server-account.notSent', { email }));

/** The refusal of one message too many. */
export const tooManyMessages = () => deny('forbidden', sentence('server-account.tooManyMessages'));

const signedInAlready = () => deny('forbidden', sentence('server-account.signedInAlready'));

/** A unique index stood in the way: somebody else was quicker. */
export const isTwice = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
