/**
 * What lets a program read or write in somebody's name. The token itself is kept nowhere; whoever
 * reads the database finds only its hash. It never gives more than its account may.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import { canBeKept, tidyName } from '../../sync/table';
import { type Answer, type Denied, deny, invalid, type Viewer } from '../access';
import { accessEnded, read, type Tx, write } from '../store';
import { findAccount } from './users';

/** What a token may do: read games, write games, read leagues with their tables and players, run them. */
export const TOKEN_SCOPES = ['games:read', 'games:write', 'leagues:read', 'leagues:write'] as const;
/** One of them. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** For how many days a token can be made; null for no end. */
export const TOKEN_DAYS = [30, 90, 365, null] as const;

/** A token as its owner sees it; the token itself is not known any more. */
export type TokenLine = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** ISO 8601, UTC; `usedAt` is right to the hour, null where it was never used. */
  readonly createdAt: string;
  readonly usedAt: string | null;
  /** Null for no end. */
  readonly expiresAt: string | null;
  readonly isOver: boolean;
};

const PREFIX = 'sch_';
const SECRET_LENGTH = 40;
const SECRET = /^sch_[\w-]{40}$/;
const NAME_LENGTH = 60;
/** More than anybody has programs. */
const MOST_TOKENS = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOTED_AFTER_MS = 60 * 60 * 1000;

const Scopes = z.array(z.enum(TOKEN_SCOPES));
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a token and answers it, this once. For accounts; who may ask for it is looked at before. */
export function makeToken(
  viewer: Viewer | null,
  {
    name: asked,
    scopes,
    days,
  }: { name: string; scopes: readonly TokenScope[]; days: number | null },
): Promise<Answer<{ readonly id: string; readonly token: string }>> {
  return write(async (tx) => {
    const account = await findAccount(tx, viewer);
    if (!account) return deny('forbidden', sentence('api.tokensNeedAccount'));
    const name = tidyName(asked);
    if (name === '' || name.length > NAME_LENGTH || !canBeKept(name))
      return invalid(sentence('api.tokenNameFault', { most: NAME_LENGTH }), 'name');
    if (scopes.length === 0) return invalid(sentence('api.tokenScopesFault'), 'scopes');
    const own = { userId: account.id, revokedAt: null };
    if ((await tx.token.count({ where: own })) >= MOST_TOKENS)
      return invalid(sentence('api.tooManyTokens', { most: MOST_TOKENS }));
    const [id, token] = [nanoid(), PREFIX + nanoid(SECRET_LENGTH)];
    const createdAt = new Date();
    await tx.token.create({
      data: {
        id,
        userId: account.id,
        name,
        hash: hashOf(token),
        scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
        createdAt,
        expiresAt: days === null ? null : new Date(createdAt.getTime() + days * DAY_MS),
      },
    });
    return { ok: true, value: { id, token } };
  });
}

const lineColumns = {
  id: true,
  name: true,
  scopes: true,
  createdAt: true,
  usedAt: true,
  expiresAt: true,
} as const;

/** The viewer's tokens that are not revoked, the latest first. */
export function listTokens(viewer: Viewer | null): Promise<TokenLine[]> {
  return read(async (tx) => {
    const rows = await tx.token.findMany({
      where: { userId: { in: viewer ? [viewer.userId] : [] }, revokedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: lineColumns,
    });
    return rows.map(({ id, name, scopes, createdAt, usedAt, expiresAt }) => ({
      id,
      name,
      scopes: Scopes.parse(scopes),
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
      isOver: isPast(expiresAt),
    }));
  });
}

/** All the tokens an account ever had, for its owner to take away; none of it lets anybody in. */
export async function tokensOf(tx: Tx, userId: string) {
  const rows = await tx.token.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { ...lineColumns, revokedAt: true },
  });
  return rows.map(({ id: _, scopes, ...token }) => ({ ...token, scopes: Scopes.parse(scopes) }));
}

/** Ends a token at once, and what is open by it. Done again it changes nothing. */
export async function revokeToken(
  viewer: Viewer | null,
  { tokenId }: { tokenId: string },
): Promise<Answer<null>> {
  const answer = await write(async (tx): Promise<Answer<null>> => {
    const own = { id: tokenId, userId: { in: viewer ? [viewer.userId] : [] } };
    const row = await tx.token.findFirst({ where: own, select: { id: true } });
    if (!row) return deny('not-found', sentence('api.noSuchToken'));
    await tx.token.updateMany({
      where: { ...own, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    return { ok: true, value: null };
  });
  if (answer.ok && viewer) accessEnded(viewer.userId);
  return answer;
}

/** Ends all tokens of an account at once; `accessEnded` is to be called after it. */
export const revokeTokens = (tx: Tx, userId: string) =>
  tx.token.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } });

/** Whose token it is and what it may do; else a denial that says why it lets nobody in. */
export async function useToken(token: string): Promise<
  | {
      readonly ok: true;
      readonly value: {
        readonly id: string;
        readonly userId: string;
        readonly scopes: readonly TokenScope[];
      };
    }
  | Denied
> {
  if (!SECRET.test(token)) return deny('token-invalid', sentence('api.tokenUnknown'));
  const found = await read((tx) =>
    tx.token.findUnique({
      where: { hash: hashOf(token) },
      select: {
        id: true,
        userId: true,
        scopes: true,
        usedAt: true,
        expiresAt: true,
        revokedAt: true,
      },
    }),
  );
  if (!found) return deny('token-invalid', sentence('api.tokenUnknown'));
  const { id, userId, scopes, usedAt, expiresAt, revokedAt } = found;
  if (revokedAt) return deny('token-invalid', sentence('api.tokenRevoked'));
  if (isPast(expiresAt)) return deny('token-invalid', sentence('api.tokenOver'));
  // Looking writes once an hour at the most, whoever of several at once comes first.
  if (!usedAt || Date.now() - usedAt.getTime() > NOTED_AFTER_MS)
    await write((tx) =>
      tx.token.updateMany({ where: { id, usedAt }, data: { usedAt: new Date() } }),
    );
  return { ok: true, value: { id, userId, scopes: Scopes.parse(scopes) } };
}

/** Does a token that has let somebody in still do so? */
export async function isInForce(tokenId: string): Promise<boolean> {
  const found = await read((tx) =>
    tx.token.findUnique({ where: { id: tokenId }, select: { expiresAt: true, revokedAt: true } }),
  );
  return found !== null && found.revokedAt === null && !isPast(found.expiresAt);
}

const isPast = (at: Date | null): boolean => at !== null && at.getTime() <= Date.now();
