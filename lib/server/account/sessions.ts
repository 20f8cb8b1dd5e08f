/** Sign-ins as the database knows them. Guests have none: their cookie alone says who they are. */
import 'server-only';
import { nanoid } from 'nanoid';
import { Prisma } from '../../../generated/prisma/client';
import { accessEnded, batched, read, type Tx, write } from '../store';
import { takeOver } from './take-over';

/** What a session cookie says: `sub` is the user, `sid` this sign-in. */
export type SessionIds = { readonly sub: string; readonly sid: string };

/** Somebody with a session. */
export type Person = {
  readonly userId: string;
  /** A phone that nobody has signed in on. */
  readonly guest: boolean;
  readonly name: string | null;
  readonly email: string | null;
};

/** The phone that a request comes from: the session it has so far, and what its browser says it is. */
export type Phone = { readonly before: SessionIds | null; readonly agent: string };

/** How long a session can be in use without its time being noted anew. */
export const SEEN_AFTER_MS = 60 * 60 * 1000;

/** 132 bits; the 126 of an id of another thing are a little less than a session should have. */
export const newSessionId = (): string => nanoid(22);

/** Whose session it is; null where the user is gone or the session has ended. */
export async function findPerson({ sub, sid }: SessionIds): Promise<Person | null> {
  const found = await findSession({ sub, sid });
  if (!found) return null;
  const { seenAt, ...person } = found;
  // Looking writes once an hour at the most, whoever of several at once comes first.
  if (seenAt && Date.now() - seenAt.getTime() > SEEN_AFTER_MS)
    await write((tx) =>
      tx.session.updateMany({ where: { id: sid, seenAt }, data: { seenAt: new Date() } }),
    );
  return person;
}

type Found = {
  readonly id: string;
  readonly guest: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly sid: string | null;
  readonly seenAt: Date | null;
};

// Every request asks: those that come together ask the database once, and by hand, because `findMany`
// costs more than the database does.
const findSession = batched(async (asked: readonly SessionIds[]) => {
  const rows = await read(
    (tx) => tx.$queryRaw<Found[]>`
      SELECT "User"."id", "User"."guest", "User"."name", "User"."email",
        "Session"."id" AS "sid", "Session"."seenAt"
      FROM "User" LEFT JOIN "Session" ON "Session"."userId" = "User"."id"
        AND "Session"."id" IN (${Prisma.join(asked.map(({ sid }) => sid))})
      WHERE "User"."id" IN (${Prisma.join(asked.map(({ sub }) => sub))})`,
  );
  const users = new Map(rows.map((row) => [row.id, row]));
  const sessions = new Map(rows.map((row) => [row.sid, row]));
  return asked.map(({ sub, sid }): (Person & { seenAt: Date | null }) | null => {
    const session = sessions.get(sid);
    const isOpen = session?.id === sub;
    const user = isOpen ? session : users.get(sub);
    if (!user || !(isOpen || user.guest)) return null;
    const { id: userId, guest, name, email } = user;
    return { userId, guest, name, email, seenAt: isOpen ? session.seenAt : null };
  });
});

/**
 * Begins a session of an account and answers its id. The session that the phone had before ends; if
 * it was a guest's, the account takes over the guest's games.
 */
export async function beginSession(
  tx: Tx,
  userId: string,
  { before, agent }: Phone,
  { byMail = false } = {},
): Promise<SessionIds> {
  if (before) {
    await takeOver(tx, before.sub, userId);
    await tx.session.deleteMany({ where: { id: before.sid, userId: before.sub } });
  }
  const sid = newSessionId();
  const at = new Date();
  await tx.session.create({ data: { id: sid, userId, createdAt: at, seenAt: at, agent, byMail } });
  return { sub: userId, sid };
}

const PROVES_FOR_MS = 30 * 60 * 1000;

/**
 * Did this session begin by a link in a message less than half an hour ago? That proves as much as
 * the password, so that one who forgot it can set another.
 */
export async function isFreshByMail(tx: Tx, { sub, sid }: SessionIds): Promise<boolean> {
  const since = new Date(Date.now() - PROVES_FOR_MS);
  const where = { id: sid, userId: sub, byMail: true, createdAt: { gt: since } };
  return (await tx.session.findFirst({ where, select: { id: true } })) !== null;
}

/** Ends one session at once; its cookie is nobody's from then on. */
export async function endSession({ sub, sid }: SessionIds): Promise<void> {
  await write((tx) => tx.session.deleteMany({ where: { id: sid, userId: sub } }));
  accessEnded(sub);
}
