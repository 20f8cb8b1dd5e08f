/** Totals beside which somebody has other results of the same evening: both would count. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { winsOf } from '../../league/measure';
import { FIGURE_OF, type Measure } from '../../league/measures';
import { type GameResult, isGame, type SeatResult } from '../../league/result';
import { isSaid, saysEnough } from '../../league/result-paper';
import { type Denied, invalid } from '../access';
import type { Tx } from '../store';
import type { CheckedTotals } from './paper';
import { resultsOf } from './results';
import { parseSeason, seasonColumns } from './seasons';

/**
 * The denial for totals of a whole evening for somebody who has games of it, or other totals; and for
 * those of a game for somebody whose whole evening is there. Of the first of them with the figures.
 */
export async function doubled(
  tx: Tx,
  {
    id,
    eveningId,
    paper,
    nameOf,
  }: {
    /** Of the totals: what they were before is none beside them. */
    id: string;
    eveningId: string;
    paper: CheckedTotals;
    nameOf: (playerId: string) => string;
  },
): Promise<Denied | null> {
  const rows = await tx.season.findMany({
    where: { OR: [{ evenings: { some: { id: eveningId } } }, { shared: { some: { eveningId } } }] },
    select: seasonColumns,
  });
  const counting = rows
    .map(parseSeason)
    .filter(
      ({ variants, scheme }) => variants.includes(paper.variant) && saysEnough(paper, scheme),
    );
  if (counting.length === 0) return null;
  const others = ((await resultsOf(tx, [eveningId])).get(eveningId) ?? []).filter(
    (one) =>
      one.id !== id &&
      one.variant === paper.variant &&
      (paper.of !== 'game' || isOfEvening(one)) &&
      counting.some(({ scheme }) => isSaid(one, scheme)),
  );
  const both = paper.seats.flatMap(({ player }) => {
    const own = others.flatMap((one) =>
      one.seats.flatMap((seat) => (seat.player === player ? [{ one, seat }] : [])),
    );
    return own.length > 0 ? [{ player, own }] : [];
  });
  const [first] = both;
  if (!first) return null;
  const figures = first.own.map(({ one, seat }) => figureIn(seat, measureOf(paper, one)));
  const sum = figures.reduce((all, one) => (all ?? 0) + (one ?? 0), 0);
  return invalid(
    sentence('server-leagues.paper.doubled', {
      name: nameOf(first.player),
      sum: sum ?? 0,
      kind: figures.includes(null) ? 'none' : 'sum',
      of: first.own.some(({ one }) => isOfEvening(one)) ? 'evening' : 'games',
      games: first.own.length,
      more: both.length - 1,
    }),
    'doubled',
  );
}

const isOfEvening = (result: GameResult): boolean => !isGame(result);

/** What both stand in: that of the evening's totals. */
const measureOf = ({ of }: CheckedTotals, { paper = 'game' }: GameResult): Measure | null =>
  of !== 'game' ? of : paper !== 'game' ? paper : null;

function figureIn(seat: SeatResult, measure: Measure | null): number | null {
  if (measure === null) return null;
  return measure === 'wins' ? winsOf(seat) : (seat[FIGURE_OF[measure]] ?? null);
}
