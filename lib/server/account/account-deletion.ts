import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import type { Said } from '../../jass';
import { nameKey } from '../../sync/table';
import { type Answer, deny, invalid, type Viewer } from '../access';
import { FORMER_PLAYER } from '../games';
import { loadMerges } from '../leagues';
import { accessEnded, read, type Tx, write } from '../store';
import { whoKnows } from './accounts';
import { forgetPhone } from './known-phone';
import { dropProofs } from './proof';
import { forgetSession } from './session';
import { findAccount } from './users';

/** What stands in the way of deleting an account, and what would go with it: names of leagues. */
export type Leaving = {
  /** Others are members there, and nobody else is an owner. */
  readonly needed: readonly string[];
  /** Nobody else is a member there. */
  readonly alone: readonly string[];
};

/** What deleting the viewer's account would come to. */
export const whatLeaves = (viewer: Viewer): Promise<Leaving> =>
  read(async (tx) => {
    const { needed, alone } = await leaguesLeft(tx, viewer.userId);
    return { needed: needed.map(({ name }) => name), alone: alone.map(({ name }) => name) };
  });

/** What is typed to delete the account: its address, else its name, else a word. */
export const confirmationOf = (
  account: { readonly email: string | null; readonly name: string | null },
  { t }: Words,
): string => account.email ?? (account.name || t('server-account.deleteWord'));

/**
 * Deletes the viewer's account, for whoever knows its password where it has one. Games and tournaments outside of leagues go with it; those of leagues stay, and the
 * player is a former player there, in the log too. Refused where a league with other members would
 * be left without an owner; a league without other members goes.
 */
export async function deleteAccount(
  viewer: Viewer | null,
  {
    confirmation,
    password,
  }: { readonly confirmation: string; readonly password?: string | undefined },
  words: Words,
): Promise<Answer<null>> {
  const known = await whoKnows(viewer, password);
  if (!known.ok) return known;
  const answer = await write(async (tx): Promise<Answer<null>> => {
    const account = await findAccount(tx, viewer);
    if (!account) return deny('forbidden', sentence('server-account.deleteNeedsAccount'));
    const expected = confirmationOf(account, words);
    if (confirmation.trim().toLowerCase() !== expected.toLowerCase())
      return invalid(sentence('server-account.typeToDelete', { expected }), 'confirmation');
    if (account.passwordHash !== known.account.passwordHash)
      return deny('forbidden', sentence('server-account.passwordChanged'), 'password');
    const { needed, alone } = await leaguesLeft(tx, account.id);
    if (needed.length > 0) return deny('forbidden', needSentence(needed.map(({ name }) => name)));
    await tx.league.deleteMany({ where: { id: { in: alone.map(({ id }) => id) } } });
    await becomeFormer(tx, account, words);
    await removeOwn(tx, account.id);
    // A link that was asked for before must not bring the account back.
    if (account.email !== null)
      await tx.verificationToken.deleteMany({ where: { identifier: account.email } });
    return { ok: true, value: null };
  });
  if (!answer.ok) return answer;
  accessEnded(known.account.id);
  await forgetSession();
  await forgetPhone();
  return answer;
}

/** Why an account cannot go yet. */
export const needSentence = (leagues: readonly string[]): Said =>
  sentence('server-account.onlyOwner', { leagues, count: leagues.length });

type Named = { readonly id: string; readonly name: string };

async function leaguesLeft(
  tx: Tx,
  userId: string,
): Promise<{ readonly needed: readonly Named[]; readonly alone: readonly Named[] }> {
  const own = await tx.membership.findMany({
    where: { userId },
    orderBy: { league: { name: 'asc' } },
    select: {
      role: true,
      league: {
        select: {
          id: true,
          name: true,
          memberships: { where: { NOT: { userId } }, select: { role: true } },
        },
      },
    },
  });
  const named = (rows: typeof own) => rows.map(({ league: { id, name } }) => ({ id, name }));
  return {
    alone: named(own.filter(({ league }) => league.memberships.length === 0)),
    needed: named(
      own.filter(
        ({ role, league: { memberships } }) =>
          role === 'owner' &&
          memberships.length > 0 &&
          !memberships.some((other) => other.role === 'owner'),
      ),
    ),
  };
}

/**
 * Takes the name from what leagues keep: from the players that the account is, with all names that
 * turned out to be theirs, the one in the games first; and from logs, restored ones too: their lines
 * know no account, only what it was called.
 */
async function becomeFormer(
  tx: Tx,
  { id: userId, name: called }: { readonly id: string; readonly name: string | null },
  words: Words,
): Promise<void> {
  const memberships = await tx.membership.findMany({
    where: { userId },
    select: { leagueId: true },
  });
  if (called) for (const { leagueId } of memberships) await forgetAuthor(tx, leagueId, called);
  const claims = await tx.player.findMany({
    where: { userId, leagueId: { not: null } },
    select: { id: true, leagueId: true },
  });
  for (const { id, leagueId } of claims) {
    if (leagueId === null) continue;
    const { namesOf } = await loadMerges(tx, leagueId);
    for (const one of namesOf(id)) {
      const before = await tx.player.findUnique({
        where: { id: one, OR: [{ userId: null }, { userId }] },
        select: { name: true },
      });
      // A backup calls by their player whoever is one.
      if (before) await forgetAuthor(tx, leagueId, before.name);
      const name = await freeName(tx, leagueId, words);
      // Save a name that another account is.
      await tx.player.updateMany({
        where: { id: one, OR: [{ userId: null }, { userId }] },
        data: { name, key: nameKey(name), userId: null },
      });
    }
  }
  await tx.change.updateMany({
    where: { userId, game: { leagueId: { not: null } } },
    data: { userId: null, author: FORMER_PLAYER },
  });
  await tx.seasonChange.updateMany({
    where: { userId },
    data: { userId: null, author: FORMER_PLAYER },
  });
  await tx.payment.updateMany({ where: { userId }, data: { userId: null, author: FORMER_PLAYER } });
}

async function forgetAuthor(tx: Tx, leagueId: string, author: string): Promise<void> {
  const [by, data] = [{ userId: null, author }, { author: FORMER_PLAYER }];
  await tx.change.updateMany({ where: { ...by, game: { leagueId } }, data });
  await tx.seasonChange.updateMany({ where: { ...by, season: { leagueId } }, data });
  await tx.payment.updateMany({ where: { ...by, leagueId }, data });
}

async function freeName(tx: Tx, leagueId: string, { t }: Words): Promise<string> {
  const former = t('server.who.formerPlayer');
  const taken = await tx.player.findMany({
    where: { leagueId, key: { startsWith: nameKey(former) } },
    select: { key: true },
  });
  const keys = new Set(taken.map(({ key }) => key));
  for (let n = 1; ; n++) {
    const name = n === 1 ? former : `${former} ${n}`;
    if (!keys.has(nameKey(name))) return name;
  }
}

async function removeOwn(tx: Tx, userId: string): Promise<void> {
  const own = { ownerId: userId };
  await tx.game.deleteMany({ where: { ...own, leagueId: null } });
  // Before the account goes: with it would go the games that it began.
  await tx.game.updateMany({ where: own, data: { ownerId: null } });
  // Those of leagues stay; the others go with the account.
  await tx.tournament.updateMany({
    where: { ...own, leagueId: { not: null } },
    data: { ownerId: null },
  });
  await tx.tourney.deleteMany({ where: { ...own, games: { none: {} } } });
  await dropProofs(tx, userId);
  await tx.user.delete({ where: { id: userId } });
}
