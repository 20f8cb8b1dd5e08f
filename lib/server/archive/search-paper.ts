/** Results without hands among what a search finds: the totals that leagues have from paper. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import type { VariantId } from '../../jass';
import { resultsFrom } from '../../league/result-paper';
import { inSeason, paperColumns, totalsFrom, type WrittenTotals } from '../leagues';
import type { Tx } from '../store';
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
};

/** So many are listed, the latest ones; a search is made narrower to see others. */
export const MOST_PAPER = 20;
/** Evenings in which to look for what the database cannot tell: who won, and who sat together. */
const MOST_EVENINGS = 100;

const { evening: _, seats, ...ofPaper } = paperColumns;
const columns = { ...ofPaper, seats: { select: { ...seats.select, seat: true } } };

/** The totals of a league that a search finds, in its order: along its evenings. */
export async function paperIn(
  tx: Tx,
  { scope, who }: Place,
  { filter, terms }: { filter: GameFilter; terms: readonly Term[] },
): Promise<PaperFound[]> {
  if (!('leagueId' in scope) || filter.result === 'running') return [];
  const direction = filter.order === 'oldest' ? 'asc' : 'desc';
  const won = wonBy(filter.result);
  const isMeant = {
    ...(filter.variant !== undefined && { variant: filter.variant }),
    AND: [...who.map(withOneOf), ...terms.map(saying)],
  };
  const evenings = await tx.evening.findMany({
    where: { ...atEvening(scope.leagueId, filter), paper: { some: isMeant } },
    orderBy: [{ date: direction }, { createdAt: direction }, { id: direction }],
    take: filter.isPair || won !== undefined ? MOST_EVENINGS : MOST_PAPER,
    select: {
      ...{ id: true, date: true, name: true, league: { select: { id: true, name: true } } },
      paper: { where: isMeant, select: columns },
    },
  });
  const rows = evenings.flatMap(({ paper, ...evening }) =>
    paper
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
      .map((row) => ({ ...row, seats: row.seats.toSorted((a, b) => a.seat - b.seat), evening })),
  );
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
    if (!isSo) return [];
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
        ...{ id: row.id, variant: totals.variant, of: totals.of, people: totals.seats.length },
        totals: isGame
          ? sides.toSorted((a, b) => Number(b.won) - Number(a.won))
          : people.map(({ player, total }) => ({ names: [nameOf(player)], total, won: false })),
        evening: { id: evening.id, date: evening.date, name: evening.name },
        league: evening.league,
      },
    ];
  });
  return found.slice(0, MOST_PAPER);
}

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
