/**
 * Links to the table of one game, for other phones. A token is the id of a pass with a signature made
 * with the server's secret: it can be shown again at any time, and the database alone gives nobody a
 * link. For each role there is one link at a time.
 */
import 'server-only';
import { nanoid } from 'nanoid';
import { type Answer, runBy, sign, signedId, type Viewer } from '../access';
import { live, read, type Tx, write } from '../store';
import { notForGuests } from './barred';

/** What a link gives: to write, or to look on. */
export const PASS_ROLES = ['writer', 'reader'] as const;
/** One of them. */
export type PassRole = (typeof PASS_ROLES)[number];

/** The token of the link for each role; null where there is none. */
export type Passes = { readonly [Role in PassRole]: string | null };

/** The token of a pass, for its link. */
export const makeToken = (passId: string): string => sign('pass', passId);

/** The pass that a token names; null where nobody here signed it. The pass may be gone by now. */
export const parseToken = (token: string): string | null => signedId('pass', token);

/** The game that a token leads to, and as what; null where it leads nowhere any more. */
export function findPass(
  token: string,
): Promise<{ readonly id: string; readonly gameId: string; readonly role: PassRole } | null> {
  return read((tx) => passOf(tx, token));
}

/** The same within a transaction. */
export async function passOf(tx: Tx, token: string) {
  const id = parseToken(token);
  const pass =
    id === null
      ? null
      : await tx.pass.findFirst({
          where: { id, revokedAt: null },
          select: { id: true, gameId: true, role: true },
        });
  return pass && { ...pass, role: knownRole(pass.role) };
}

/** The links of a game, for those who run it. */
export function listPasses(viewer: Viewer | null, gameId: string): Promise<Answer<Passes>> {
  return read(async (tx) => (await barred(tx, viewer, gameId)) ?? passesOf(tx, gameId));
}

/** The link for a role, made where there is none. */
export function openPass(
  viewer: Viewer | null,
  { gameId, role }: { gameId: string; role: PassRole },
): Promise<Answer<Passes>> {
  return write(async (tx) => {
    const no = await barred(tx, viewer, gameId);
    if (no) return no;
    await passFor(tx, { gameId, role });
    return passesOf(tx, gameId);
  });
}

/**
 * Takes back the link for a role, and with it what it gave to those who came by it: in this game, and
 * in all that followed one another at its table, for whoever writes in one of them can have the next
 * one made. Where `renew` says so a new link to this game takes its place.
 */
export async function revokePass(
  viewer: Viewer | null,
  { gameId, role, renew }: { gameId: string; role: PassRole; renew: boolean },
): Promise<Answer<Passes>> {
  const concerned = new Set([gameId]);
  const answer = await write(async (tx) => {
    const no = await barred(tx, viewer, gameId);
    if (no) return no;
    const here = await tx.pass.findMany({
      where: { gameId, role, revokedAt: null },
      select: { id: true, firstId: true },
    });
    const first = { in: here.map(({ id, firstId }) => firstId ?? id) };
    const together = { OR: [{ id: first }, { firstId: first }], revokedAt: null };
    const came = { pass: together };
    const rows = await tx.companion.findMany({
      where: came,
      select: { gameId: true, userId: true },
    });
    const writing = await tx.game.findMany({
      where: { companions: { some: came }, chalkId: { not: null } },
      select: { id: true, chalkId: true },
    });
    await tx.companion.deleteMany({ where: came });
    await tx.pass.updateMany({ where: together, data: { revokedAt: new Date() } });
    // Who cannot write any more does not keep others from it.
    const gone = new Set(rows.map((row) => `${row.gameId} ${row.userId}`));
    const free = writing.filter(({ id, chalkId }) => gone.has(`${id} ${chalkId}`));
    await tx.game.updateMany({
      where: { id: { in: free.map(({ id }) => id) } },
      data: { chalkId: null },
    });
    if (renew) await passFor(tx, { gameId, role });
    for (const row of rows) concerned.add(row.gameId);
    return passesOf(tx, gameId);
  });
  if (answer.ok) for (const id of concerned) live.publish(id, { kind: 'access' });
  return answer;
}

/**
 * The id of the pass for a role of this game, made where there is none.
 *
 * @param from the pass of the game before, by which somebody comes along
 */
export async function passFor(
  tx: Tx,
  { gameId, role, from }: { gameId: string; role: PassRole; from?: string },
): Promise<string> {
  const found = await tx.pass.findFirst({
    where: { gameId, role, revokedAt: null },
    select: { id: true },
  });
  if (found) return found.id;
  const before =
    from === undefined
      ? null
      : await tx.pass.findUniqueOrThrow({
          where: { id: from },
          select: { id: true, firstId: true },
        });
  const firstId = before && (before.firstId ?? before.id);
  const id = nanoid();
  await tx.pass.create({ data: { id, gameId, role, firstId, createdAt: new Date() } });
  return id;
}

async function passesOf(tx: Tx, gameId: string): Promise<Answer<Passes>> {
  const rows = await tx.pass.findMany({
    where: { gameId, revokedAt: null },
    select: { id: true, role: true },
  });
  const tokenFor = (role: PassRole) => {
    const row = rows.find((one) => one.role === role);
    return row ? makeToken(row.id) : null;
  };
  return { ok: true, value: { writer: tokenFor('writer'), reader: tokenFor('reader') } };
}

/** The answer to those who do not run this game. */
async function barred(tx: Tx, viewer: Viewer | null, id: string) {
  const runs = await tx.game.findFirst({
    where: { AND: [{ id }, runBy(viewer)] },
    select: { id: true },
  });
  return runs ? undefined : notForGuests(tx, viewer, id);
}

// A role that is not known gives the least.
const knownRole = (role: string): PassRole => (role === 'writer' ? 'writer' : 'reader');
