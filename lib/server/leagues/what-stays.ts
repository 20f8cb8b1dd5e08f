/** What keeps an evening or a season from being deleted. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';
import { leaguesOf, type Viewer } from '../access';
import { CountedVariants } from '../games';
import { read, type Tx } from '../store';

type At = { readonly eveningId: string } | { readonly seasonId: string };

/** Why an evening or a season stays: what was planned there or counts there, and payments; null where it may go. */
export const whatStays = async (tx: Tx, at: At): Promise<Said | null> =>
  'eveningId' in at ? ofEvening(tx, at) : ((await gamesOf(tx, at)) ?? paymentsOf(tx, at));

async function ofEvening(tx: Tx, at: { eveningId: string }): Promise<Said | null> {
  const [games, paper] = await playedIn(tx, at);
  if (games + paper > 0) return sentence('server-leagues.eveningHasGames', { games, paper });
  const payments = await tx.payment.count({ where: at });
  return payments > 0 ? sentence('server-leagues.cash.eveningStays', { payments }) : null;
}

/** The payments that keep a season; null without any. */
export async function paymentsOf(tx: Tx, { seasonId }: { seasonId: string }): Promise<Said | null> {
  const payments = await tx.payment.count({ where: { seasonId } });
  return payments > 0 ? sentence('server-leagues.cash.seasonStays', { payments }) : null;
}

/** The games of a season: those of evenings that others count as well are only taken out, the rest is to be deleted. */
async function gamesOf(tx: Tx, { seasonId }: { seasonId: string }): Promise<Said | null> {
  const season = await tx.season.findUnique({
    where: { id: seasonId },
    select: { leagueId: true, variants: true },
  });
  const { leagueId = '', variants = [] } = season ?? {};
  const planned = { leagueId, seasonId, shared: { some: {} } };
  const taken = { leagueId, shared: { some: { seasonId } } };
  const alone = await countGames(tx, { evening: { ...planned, shared: { none: {} } } });
  const games = await countGames(tx, {
    OR: [
      { evening: planned },
      { variant: { in: CountedVariants.parse(variants) }, evening: taken },
    ],
  });
  if (games === 0)
    return alone > 0 ? sentence('server-leagues.seasonHasGames', { games: alone }) : null;
  const evenings = await tx.evening.findMany({
    where: { OR: [planned, taken] },
    select: { seasonId: true, shared: { select: { seasonId: true } } },
  });
  const counting = evenings.flatMap((one) => [one, ...one.shared]).map((one) => one.seasonId);
  const others = await tx.season.findMany({
    where: { leagueId, id: { in: counting, not: seasonId } },
    orderBy: [{ endsOn: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
    select: { name: true },
  });
  return sentence('server-leagues.seasonHasLinked', {
    ...{ games, alone, evenings: evenings.length },
    seasons: others.map(({ name }) => name),
  });
}

type Where = Prisma.GameWhereInput & Prisma.PaperWhereInput;
/** Games, and results without hands. */
const playedIn = async (tx: Tx, where: Where) =>
  [await tx.game.count({ where }), await tx.paper.count({ where })] as const;
const countGames = async (tx: Tx, where: Where) => {
  const [games, paper] = await playedIn(tx, where);
  return games + paper;
};

/** The same for a page; nothing where this viewer sees no such league. */
export const findWhatStays = (
  viewer: Viewer | null,
  leagueId: string,
  at: At,
): Promise<Said | null> =>
  read(async (tx) => {
    const where = { id: leagueId, ...leaguesOf(viewer, 'reader') };
    const league = await tx.league.findFirst({ where, select: { id: true } });
    return league && whatStays(tx, at);
  });
