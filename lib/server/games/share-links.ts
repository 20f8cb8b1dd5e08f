/**
 * Links to the table of one game, for other phones. A token is its id with a signature made
 * with the server's secret: it can be shown again at any time, and the database alone gives nobody a
 * link. For each role there is one link at a time.
 */
import 'server-only';
import { customAlphabet, nanoid } from 'nanoid';
import { type Answer, runBy, sign, signedId, type Viewer } from '../access';
import { live, read, type Tx, write } from '../store';
import { denyGuest } from './denied';

/** What a link gives: to write, or to look on. */
export const LINK_ROLES = ['writer', 'reader'] as const;
/** One of them. */
export type LinkRole = (typeof LINK_ROLES)[number];

/** The token of the link for each role; null where there is none. */
export type ShareLinks = { readonly [Role in LinkRole]: string | null } & {
  /** What a television types to watch; null where there is no link for reading, or an old one. */
  readonly code: string | null;
};

/** What nobody takes for another letter, and a remote control can type. */
const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const CODE_LENGTH = 6;
/** A code is short, and so it ends with the evening; the link goes on. */
const CODE_LASTS_MS = 12 * 60 * 60 * 1000;
const makeCode = customAlphabet(CODE_LETTERS, CODE_LENGTH);
const CODE = /^[a-hjkmnp-z2-9]{6}$/;

/** The token of a link. Its signature says `pass`, as those of all links that are out already. */
export const makeToken = (linkId: string): string => sign('pass', linkId);

/** The link that a token names; null where nobody here signed it. The link may be gone by now. */
export const parseToken = (token: string): string | null => signedId('pass', token);

/** The game that a token leads to, and as what; null where it leads nowhere any more. */
export function findShareLink(
  token: string,
): Promise<{ readonly id: string; readonly gameId: string; readonly role: LinkRole } | null> {
  return read((tx) => linkOf(tx, token));
}

/** The same within a transaction. */
export async function linkOf(tx: Tx, token: string) {
  const id = parseToken(token);
  const link =
    id === null
      ? null
      : await tx.shareLink.findFirst({
          where: { id, revokedAt: null },
          select: { id: true, gameId: true, role: true },
        });
  return link && { ...link, role: knownRole(link.role) };
}

/** The token of the link for reading that a code names; null where it names none, or more than one. */
export async function tokenOfCode(typed: string): Promise<string | null> {
  const code = typed.trim().toLowerCase();
  if (!CODE.test(code)) return null;
  const links = await read((tx) =>
    tx.shareLink.findMany({
      where: {
        id: { startsWith: code },
        role: 'reader',
        revokedAt: null,
        createdAt: { gt: new Date(Date.now() - CODE_LASTS_MS) },
      },
      select: { id: true },
    }),
  );
  // Of the database some take small letters for capitals.
  const [one, ...others] = links.filter(({ id }) => id.startsWith(code));
  return one && others.length === 0 ? makeToken(one.id) : null;
}

/** The links of a game, for those who run it. */
export function listShareLinks(viewer: Viewer | null, gameId: string): Promise<Answer<ShareLinks>> {
  return read(async (tx) => (await deniedTo(tx, viewer, gameId)) ?? linksOf(tx, gameId));
}

/** The link for a role, made where there is none. */
export function openShareLink(
  viewer: Viewer | null,
  { gameId, role }: { gameId: string; role: LinkRole },
): Promise<Answer<ShareLinks>> {
  return write(async (tx) => {
    const no = await deniedTo(tx, viewer, gameId);
    if (no) return no;
    await linkFor(tx, { gameId, role });
    return linksOf(tx, gameId);
  });
}

/**
 * Takes back the link for a role, and with it what it gave to those who came by it: in this game, and
 * in all that followed one another at its table, for whoever writes in one of them can have the next
 * one made. Where `renew` says so a new link to this game takes its place.
 */
export async function revokeShareLink(
  viewer: Viewer | null,
  { gameId, role, renew }: { gameId: string; role: LinkRole; renew: boolean },
): Promise<Answer<ShareLinks>> {
  const concerned = new Set([gameId]);
  const answer = await write(async (tx) => {
    const no = await deniedTo(tx, viewer, gameId);
    if (no) return no;
    const here = await tx.shareLink.findMany({
      where: { gameId, role, revokedAt: null },
      select: { id: true, firstId: true },
    });
    const first = { in: here.map(({ id, firstId }) => firstId ?? id) };
    const together = { OR: [{ id: first }, { firstId: first }], revokedAt: null };
    const came = { link: together };
    const rows = await tx.participant.findMany({
      where: came,
      select: { gameId: true, userId: true },
    });
    const writing = await tx.game.findMany({
      where: { participants: { some: came }, chalkId: { not: null } },
      select: { id: true, chalkId: true },
    });
    await tx.participant.deleteMany({ where: came });
    await tx.shareLink.updateMany({ where: together, data: { revokedAt: new Date() } });
    // Who cannot write any more does not keep others from it.
    const gone = new Set(rows.map((row) => `${row.gameId} ${row.userId}`));
    const free = writing.filter(({ id, chalkId }) => gone.has(`${id} ${chalkId}`));
    await tx.game.updateMany({
      where: { id: { in: free.map(({ id }) => id) } },
      data: { chalkId: null },
    });
    if (renew) await linkFor(tx, { gameId, role });
    for (const row of rows) concerned.add(row.gameId);
    return linksOf(tx, gameId);
  });
  if (answer.ok) for (const id of concerned) live.publish(id, { kind: 'access' });
  return answer;
}

/**
 * The id of the link for a role of this game, made where there is none.
 *
 * @param from the link of the game before, by which somebody comes along
 */
export async function linkFor(
  tx: Tx,
  { gameId, role, from }: { gameId: string; role: LinkRole; from?: string },
): Promise<string> {
  const found = await tx.shareLink.findFirst({
    where: { gameId, role, revokedAt: null },
    select: { id: true },
  });
  if (found) return found.id;
  const before =
    from === undefined
      ? null
      : await tx.shareLink.findUniqueOrThrow({
          where: { id: from },
          select: { id: true, firstId: true },
        });
  const firstId = before && (before.firstId ?? before.id);
  const id = role === 'reader' ? makeCode() + nanoid(21 - CODE_LENGTH) : nanoid();
  await tx.shareLink.create({ data: { id, gameId, role, firstId, createdAt: new Date() } });
  return id;
}

async function linksOf(tx: Tx, gameId: string): Promise<Answer<ShareLinks>> {
  const rows = await tx.shareLink.findMany({
    where: { gameId, revokedAt: null },
    select: { id: true, role: true, createdAt: true },
  });
  const reader = rows.find(({ role }) => role === 'reader');
  const code = reader?.id.slice(0, CODE_LENGTH) ?? '';
  const isFresh = reader && Date.now() - reader.createdAt.getTime() < CODE_LASTS_MS;
  const tokenFor = (role: LinkRole) => {
    const row = rows.find((one) => one.role === role);
    return row ? makeToken(row.id) : null;
  };
  return {
    ok: true,
    value: {
      writer: tokenFor('writer'),
      reader: tokenFor('reader'),
      code: isFresh && CODE.test(code) ? code : null,
    },
  };
}

/** The answer to those who do not run this game. */
async function deniedTo(tx: Tx, viewer: Viewer | null, id: string) {
  const runs = await tx.game.findFirst({
    where: { AND: [{ id }, runBy(viewer)] },
    select: { id: true },
  });
  return runs ? undefined : denyGuest(tx, viewer, id);
}

// A role that is not known gives the least.
const knownRole = (role: string): LinkRole => (role === 'writer' ? 'writer' : 'reader');
