/** Results without hands among what a search finds: the totals that leagues have from paper. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import type { VariantId } from '../../jass';
import { resultsFrom } from '../../league/result-paper';
import { inSeason, paperColumns, totalsFrom, type WrittenTotals } from '../leagues';
import type { Tx } from '../store';
import { inOrder, type Order, type Spot } from './game-order';
import type { GameFilter } from './history';
import { namesOf } from './player-results';
import type { Term } from './search-checks';
import type { Place } from './search-scopes';
import { wonBy } from './search-ways';

/** Totals of a game, or of somebody's whole evening. */
export type PaperFound = {
  readonly id: string;
  readonly variant: VariantId;
  readonly of: WrittenTotals['of'];
  /** How many people the totals are of. */
  readonly people: number;
  /** The sides of a game, the best first; of a whole evening those alone who were looked for. */
  readonly totals: readonly {
    readonly names: readonly string[];
    readonly total: number;
    readonly won: boolean;
  }[];
  readonly evening: { readonly id: string; readonly date: string; readonly name: string };
  readonly league: { readonly id: string; readonly name: string };
  /** Its place among the games: on the day of its evening, after those played that day where the newest come first. */
  readonly at: number;
};

/** Evenings in which to look for what the database cannot tell: who won, and who sat together. */
const MOST_EVENINGS = 100;

const { evening: _, seats, ...ofPaper } = paperColumns;
const columns = { ...ofPaper, seats: { select: { ...seats.select, seat: true } } };

const startOf = (day: string): number => Date.parse(`${day}T00:00Z`);

/**
 * The totals of a league that a search finds, in its order, along its evenings from behind `after` on; `end`
 * is where it stopped before there were enough.
 */
export async function paperIn(
  tx: Tx,
  { scope, who }: Place,
  {
    filter,
    terms,
    after,
    take,
  }: {
    filter: GameFilter;
    terms: readonly Term[];
    after: Spot | null;
    take: number;
  },
): Promise<{ found: PaperFound[]; end: Spot | null }> {
  if (!('leagueId' in scope) || filter.result === 'running') return { found: [], end: null };
  const order = filter.order ?? 'newest';
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const won = wonBy(filter.result);
  const isMeant = {
    ...(filter.variant !== undefined && { variant: filter.variant }),
    AND: [...who.map(withOneOf), ...terms.map(saying)],
  };
  // The first of them may lie before the cursor in all it has.
  const most = filter.isPair || won !== undefined ? MOST_EVENINGS : take + 1;
  const evenings = await tx.evening.findMany({
    where: {
      ...atEvening(scope.leagueId, filter),
      paper: { some: isMeant },
      AND: after ? [{ date: fromDay(after, order) }] : [],
    },
    orderBy: [{ date: direction }, { createdAt: direction }, { id: direction }],
    take: most,
    select: {
      ...{ id: true, date: true, name: true, league: { select: { id: true, name: true } } },
      paper: { where: isMeant, select: columns },
    },
  });
  const rows = evenings.flatMap(({ paper, ...evening }) =>
    paper
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
      .map((row, i) => ({
        ...row,
        seats: row.seats.toSorted((a, b) => a.seat - b.seat),
        evening,
        at: startOf(evening.date) + (order === 'oldest' ? i : paper.length - 1 - i),
      })),
  );
  const isNext = (spot: Spot) => after === null || inOrder(order)(after, spot) < 0;
  const names = await namesOf(tx, [
    ...new Set(rows.flatMap(({ seats }) => seats.map(({ playerId }) => playerId))),
  ]);
  const sought = new Set([...who.flat(), ...terms.flatMap(({ players }) => [...players])]);
  const found = rows.flatMap(({ evening, ...row }): PaperFound[] => {
    const totals = totalsFrom(row, evening.date);
    const isGame = totals.of === 'game';
    const [game] = resultsFrom(totals);
    const played = isGame ? (game?.seats ?? []) : [];
    const sideOf = (ids: readonly string[] = []) =>
      played.filter(({ player }) => ids.includes(player)).map(({ side }) => side);
    const [first, second] = who;
    const areTogether = sideOf(first).some((side) => sideOf(second).includes(side));
    const isSo =
      (!filter.isPair || (second !== undefined && areTogether)) &&
      (won === undefined ||
        played.some((seat) => first?.includes(seat.player) && seat.won === won));
    if (!isSo || !isNext(row)) return [];
    const nameOf = (id: string) => names.get(id) ?? '–';
    const sides = [...new Set(totals.seats.map(({ side }) => side))].map((side) => {
      const own = totals.seats.filter((seat) => seat.side === side);
      return {
        names: own.map(({ player }) => nameOf(player)),
        total: own[0]?.total ?? 0,
        won: played.some((seat) => seat.side === side && seat.won),
      };
    });
    const people = totals.seats.filter(({ player }) => sought.has(player));
    return [
      {
        ...{
          id: row.id,
          at: row.at,
          variant: totals.variant,
          of: totals.of,
          people: totals.seats.length,
        },
        totals: isGame
          ? sides.toSorted((a, b) => Number(b.won) - Number(a.won))
          : people.map(({ player, total }) => ({ names: [nameOf(player)], total, won: false })),
        evening: { id: evening.id, date: evening.date, name: evening.name },
        league: evening.league,
      },
    ];
  });
  const last = rows.at(-1);
  const isEnough = evenings.length < most || found.length >= take;
  return {
    found: found.toSorted(inOrder(order)),
    end: last && !isEnough ? { at: last.at, id: last.id } : null,
  };
}

/** The evenings on the day of a spot and behind it. */
const fromDay = ({ at }: Spot, order: Order) => {
  const day = new Date(at).toISOString().slice(0, 10);
  return order === 'oldest' ? { gte: day } : { lte: day };
};

const withOneOf = (ids: readonly string[]) => ({
  seats: { some: { playerId: { in: [...ids] } } },
});

/** A word names somebody who sat there, or the evening. */
const saying = ({ players, evenings, variants }: Term): Prisma.PaperWhereInput => ({
  OR: [
    withOneOf([...players]),
    { eveningId: { in: [...evenings] } },
    { variant: { in: [...variants] } },
  ],
});

const atEvening = (
  leagueId: string,
  { seasonId, eveningId, from, to }: GameFilter,
): Prisma.EveningWhereInput => ({
  leagueId,
  ...(eveningId !== undefined && { id: eveningId }),
  ...(seasonId !== undefined && inSeason({ seasonId, leagueId })),
  ...((from !== undefined || to !== undefined) && {
    date: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) },
  }),
});
