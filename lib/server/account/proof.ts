/** Proof that an address is somebody's: a link that only its mailbox gets. */
import 'server-only';
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import type { Tx } from '../store';
import { revokeTokens } from './tokens';

const VALID_MS = 24 * 60 * 60 * 1000;
const TOKEN_LENGTH = 32;

/** Which link: whose address it is to be, which one, and the secret that only the mailbox gets. */
export type Proof = { readonly userId: string; readonly email: string; readonly token: string };

const PREFIX = 'address';
const identifierOf = (userId: string, email: string) => `${PREFIX} ${userId} ${email}`;
const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a proof for the user's address to be; the one that waited before does not count any more. */
export async function askForProof(tx: Tx, userId: string, email: string): Promise<Proof> {
  await dropProofs(tx, userId);
  const token = nanoid(TOKEN_LENGTH);
  await tx.verificationToken.create({
    data: {
      identifier: identifierOf(userId, email),
      token: tokenHash(token),
      expires: new Date(Date.now() + VALID_MS),
    },
  });
  return { userId, email, token };
}

/** Uses a proof up; false where there is none such, or it has run out. */
export async function useProof(tx: Tx, { userId, email, token }: Proof): Promise<boolean> {
  const { count } = await tx.verificationToken.deleteMany({
    where: {
      identifier: identifierOf(userId, email),
      token: tokenHash(token),
      expires: { gte: new Date() },
    },
  });
  return count === 1;
}

/** The address of the user that waits for its proof. */
export async function awaitedAddress(tx: Tx, userId: string): Promise<string | null> {
  const start = identifierOf(userId, '');
  const found = await tx.verificationToken.findFirst({
    where: { identifier: { startsWith: start }, expires: { gte: new Date() } },
    select: { identifier: true },
  });
  return found?.identifier.slice(start.length) ?? null;
}

/** Takes back what waits for a proof of this user, and what has run out of anybody. */
export const dropProofs = (tx: Tx, userId: string) =>
  tx.verificationToken.deleteMany({
    where: {
      OR: [
        { identifier: { startsWith: identifierOf(userId, '') } },
        { expires: { lt: new Date() } },
      ],
    },
  });

/**
 * The account's address has been proven. If it never was before, somebody else may have made the
 * account and be waiting for its owner: everything that got in so far is dropped, sessions and tokens
 * with it, save the way by which the proof came.
 */
export async function proveAddress(
  tx: Tx,
  userId: string,
  by?: { readonly provider: string; readonly providerAccountId: string },
): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerified: null },
    data: { emailVerified: new Date(), passwordHash: null },
  });
  if (count === 0) return;
  await tx.session.deleteMany({ where: { userId } });
  await tx.account.deleteMany({ where: { userId, ...(by && { NOT: by }) } });
  await revokeTokens(tx, userId);
  await dropProofs(tx, userId);
}
