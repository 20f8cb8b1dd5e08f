/**
 * The order of the archive, and the ways through it: every one of them an index of the database read
 * in its order from a given place on, so that the next page costs what the first one did.
 */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import type { Tx } from '../store';

export type Order = 'newest' | 'oldest';

/** A place in the order: when a game was played (ms since 1970), and its id where that is the same. */
export type Spot = { readonly at: number; readonly id: string };

/** A span of time in ms, both ends included; null for no end. */
export type Span = { readonly from: number | null; readonly to: number | null };

/** Where the games of a search lie: those of one person outside of leagues, or those of a league. */
export type Scope = { readonly ownerId: string } | { readonly leagueId: string };

/** Reads the next spots of a way, in the order, from behind `after` on. */
export type Way = (tx: Tx, next: { after: Spot | null; take: number }) => Promise<Spot[]>;

type Along = { readonly order: Order; readonly span: Span };

/** Which of two spots comes first; for `sort`. */
export const inOrder =
  (order: Order) =>
  (a: Spot, b: Spot): number => {
    const ascending = a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
    return order === 'oldest' ? ascending : -ascending;
  };

/** A spot as an address carries it. */
export const makeCursor = ({ at, id }: Spot): string => `${at}.${id}`;

/** The inverse of `makeCursor`; null for what is no cursor. */
export function parseCursor(cursor: string | undefined): Spot | null {
  const [, ms, id] = /^(-?\d{1,15})\.([\w-]{1,64})$/.exec(cursor ?? '') ?? [];
  return ms === undefined || id === undefined ? null : { at: Number(ms), id };
}

/** A scope as a condition on its games. */
export const inScope = (scope: Scope) =>
  'leagueId' in scope ? scope : { ...scope, leagueId: null };

/** All games of a scope, or those of one variant, which the index of a league knows too; or those of an evening. */
export const gamesOf =
  (where: Prisma.GameWhereInput, along: Along): Way =>
  async (tx, { after, take }) => {
    const rows = await tx.game.findMany({
      where: { ...where, ...between(along, after, 'id') },
      orderBy: [{ playedAt: direction(along) }, { id: direction(along) }],
      take,
      select: { id: true, playedAt: true },
    });
    return rows.map(({ id, playedAt }) => ({ at: playedAt.getTime(), id }));
  };

/**
 * The games in which a player began or stood in; or only those won, or lost, which they are for those who
 * began.
 */
export const gamesWith =
  (playerId: string, { won, ...along }: Along & { won?: boolean | undefined }): Way =>
  async (tx, { after, take }) => {
    const where = { playerId, ...between(along, after, 'gameId') };
    const orderBy = [{ playedAt: direction(along) }, { gameId: direction(along) }];
    const began = await tx.seat.findMany({
      where: { ...where, ...(won !== undefined && { won }) },
      orderBy,
      take,
      select: { gameId: true, playedAt: true },
    });
    // Somebody can stand in twice in one game.
    const stoodIn =
      won === undefined
        ? await tx.standIn.groupBy({ by: ['playedAt', 'gameId'], where, orderBy, take })
        : [];
    const spots = new Map(
      [...began, ...stoodIn].map(({ gameId: id, playedAt }) => [
        id,
        { at: playedAt.getTime(), id },
      ]),
    );
    return [...spots.values()].toSorted(inOrder(along.order)).slice(0, take);
  };

/** Some games that are known already. */
export const gamesListed = (spots: readonly Spot[], { order, span }: Along): Way => {
  const compare = inOrder(order);
  const sorted = spots
    .filter(({ at }) => at >= (span.from ?? at) && at <= (span.to ?? at))
    .toSorted(compare);
  return async (_, { after, take }) =>
    sorted.filter((spot) => after === null || compare(after, spot) < 0).slice(0, take);
};

const direction = ({ order }: Along) => (order === 'newest' ? 'desc' : 'asc') as 'desc' | 'asc';

type Beyond<Id extends string> = { [I in Id]: { gte: string } | { lte: string } };
/**
 * What lies within the span and behind the spot. Said as a bound that the index takes and an
 * exception: an "or" would make SQLite leave the order of the index, and sort.
 */
function between<Id extends 'id' | 'gameId'>(
  { order, span }: Along,
  after: Spot | null,
  id: Id,
): { playedAt?: { gte?: Date; lte?: Date }; NOT?: { playedAt: Date } & Beyond<Id> } {
  const newest = order === 'newest';
  const from = !newest && after ? Math.max(after.at, span.from ?? after.at) : span.from;
  const to = newest && after ? Math.min(after.at, span.to ?? after.at) : span.to;
  const bounds = {
    ...(from !== null && { gte: new Date(from) }),
    ...(to !== null && { lte: new Date(to) }),
  };
  return {
    ...((from !== null || to !== null) && { playedAt: bounds }),
    ...(after && {
      NOT: {
        playedAt: new Date(after.at),
        // A computed key widens to a string.
        ...({ [id]: newest ? { gte: after.id } : { lte: after.id } } as Beyond<Id>),
      },
    }),
  };
}
