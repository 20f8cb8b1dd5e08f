import 'server-only';
import { nanoid } from 'nanoid';
import type { Viewer } from '../access';
import { type Tx, write } from '../store';

/** Makes a user without a name for a phone that writes for the first time; answers the id. */
export async function createGuest(): Promise<string> {
  const id = nanoid();
  await write((tx) => tx.user.create({ data: { id, guest: true, createdAt: new Date() } }));
  return id;
}

/** Makes an account; answers the id. */
export async function createAccount(
  tx: Tx,
  given: {
    readonly name: string | null;
    readonly email: string | null;
    readonly passwordHash?: string;
    readonly emailVerified?: Date | null;
  },
): Promise<string> {
  const id = nanoid();
  await tx.user.create({ data: { ...given, id, guest: false, createdAt: new Date() } });
  return id;
}

/** Does an account have the address already? */
export async function isTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.user.findUnique({ where: { email }, select: { id: true } })) !== null;
}

/** The viewer's account; null for nobody and for guests. */
export function findAccount(tx: Tx, viewer: Viewer | null) {
  return tx.user.findFirst({
    where: { id: { in: viewer ? [viewer.userId] : [] }, guest: false },
    select: {
      id: true,
      name: true,
      email: true,
      emailVerified: true,
      passwordHash: true,
      createdAt: true,
      accounts: { select: { provider: true }, orderBy: { provider: 'asc' } },
    },
  });
}
