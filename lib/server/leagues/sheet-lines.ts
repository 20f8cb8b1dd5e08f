/** What the tables of an evening's sheet come to: who sits there, what was played, what is next. */
import 'server-only';
import type { Tally, VariantId } from '../../jass';
import { nextTable, sideNames } from '../../sync/deal';
import type { Table } from '../../sync/game';
import type { Tx } from '../store';
import type { SheetTable } from './evening-tables';
import type { LeagueNames } from './league-names';

/** A table of the sheet, ready to be played at. */
export type SheetLine = SheetTable & {
  readonly names: readonly string[];
  /** Whose deal it is, going on from the last game at the same table. */
  readonly firstDealer: number;
  /** The game that is being played there. */
  readonly running: string | null;
  /** How the last game there ended. */
  readonly last: { readonly sides: readonly string[]; readonly tally: Tally } | null;
};

/** A game of the evening as far as its table matters. */
type Played = {
  readonly id: string;
  readonly tally: Tally;
  readonly over: boolean;
  readonly table: Table;
  /** Ids by seat. */
  readonly players: readonly string[];
};

/** A table with what was played at it; `games` are the evening's in the order of play. */
export function sheetLine(
  table: SheetTable,
  games: readonly Played[],
  { nameOf }: LeagueNames,
): SheetLine {
  const seated = (ids: readonly string[]) => ids.join(' ');
  const here = games.filter(
    (game) =>
      game.table.variant === table.variant &&
      seated(game.players.toSorted()) === seated(table.seats.toSorted()),
  );
  // The deal goes on only where everybody sits as before.
  const before = here.findLast(({ players }) => seated(players) === seated(table.seats));
  const last = here.findLast(({ over }) => over);
  return {
    ...table,
    names: table.seats.map(nameOf),
    firstDealer: before ? nextTable(before.table, before.tally).firstDealer : 0,
    running: here.findLast(({ over }) => !over)?.id ?? null,
    last: last ? { sides: sideNames(last.table), tally: last.tally } : null,
  };
}

/**
 * What is played at an evening unless something else is chosen: what stands on its sheet; else what
 * counts in its season, of that what the league played at its last evening before, if it did.
 */
export async function usualVariants(
  tx: Tx,
  {
    leagueId,
    date,
    sheet,
    counting,
  }: {
    leagueId: string;
    date: string;
    sheet: readonly SheetTable[];
    counting: readonly VariantId[];
  },
): Promise<readonly VariantId[]> {
  if (sheet.length > 0) return [...new Set(sheet.map(({ variant }) => variant))];
  const last = await tx.evening.findFirst({
    where: { leagueId, date: { lt: date }, games: { some: {} } },
    orderBy: [{ date: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  if (!last) return counting;
  const games = await tx.game.groupBy({ by: ['variant'], where: { eveningId: last.id } });
  const played = new Set<string>(games.map(({ variant }) => variant));
  const again = counting.filter((id) => played.has(id));
  return again.length > 0 ? again : counting;
}
