/** Sign-ins as the database knows them. Guests have none: their cookie alone says who they are. */
import 'server-only';
import { nanoid } from 'nanoid';
import { read, type Tx, write } from '../db';
import { gather } from '../gather';
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

// Every request asks: those that come together ask the database once.
const findSession = gather((asked: readonly SessionIds[]) =>
  read(async (tx) => {
    const users = await tx.user.findMany({
      where: { id: { in: asked.map(({ sub }) => sub) } },
      select: {
        id: true,
        guest: true,
        name: true,
        email: true,
        sessions: {
          where: { id: { in: asked.map(({ sid }) => sid) } },
          select: { id: true, seenAt: true },
        },
      },
    });
    const byId = new Map(users.map((user) => [user.id, user]));
    return asked.map(({ sub, sid }): (Person & { seenAt?: Date }) | null => {
      const { id: userId = '', sessions = [], ...person } = byId.get(sub) ?? {};
      const session = sessions.find(({ id }) => id === sid);
      if (!('guest' in person) || !(person.guest || session)) return null;
      return { userId, ...person, ...(session && { seenAt: session.seenAt }) };
    });
  }),
);

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
export const endSession = ({ sub, sid }: SessionIds) =>
  write((tx) => tx.session.deleteMany({ where: { id: sid, userId: sub } }));
