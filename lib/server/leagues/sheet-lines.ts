/** What the tables of an evening's sheet come to: who sits there, what was played, what is next. */
import 'server-only';
import { type Tally, type VariantId, variant } from '../../jass';
import { countedHands, seatedAt, sideNames } from '../../sync/deal';
import type { Table } from '../../sync/game';
import { nextTable } from '../../sync/next-game';
import type { Tx } from '../store';
import { type PlayedAt, type SheetTable, tablesOfGames } from './evening-tables';
import type { LeagueNames } from './league-names';

/** How a game stands, in few words. */
export type Score = {
  readonly gameId: string;
  readonly over: boolean;
  readonly sides: readonly string[];
  readonly tally: Pick<Tally, 'variant' | 'totals' | 'winners' | 'ranking'>;
  /** Hands that counted, and how many there will be; null where that shows. */
  readonly counted: number;
  readonly hands: number | null;
};

/** A table of the sheet, ready to be played at. */
export type SheetLine = SheetTable & {
  readonly names: readonly string[];
  /** Whose deal it is, going on from the last game at the same table. */
  readonly firstDealer: number;
  /** The game that is being played there; else how the last one ended. */
  readonly score: Score | null;
  /** No game was played there, but its totals stand on paper. */
  readonly isOnPaper: boolean;
  /** Those totals by seat; empty where there are none. */
  readonly paperTotals: readonly number[];
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

/** A game of which only the totals are known, by seat. */
type PaperAt = PlayedAt & { readonly totals: readonly number[] };

/**
 * The tables with what was played at them, and of each game the table; `games` are the evening's in the
 * order of play, `paper` those of which only the totals are known.
 */
export function sheetLines(
  sheet: readonly SheetTable[],
  { games, paper }: { games: readonly Played[]; paper: readonly PaperAt[] },
  { nameOf }: Pick<LeagueNames, 'nameOf'>,
): { readonly lines: readonly SheetLine[]; readonly tableOf: readonly (SheetTable | null)[] } {
  const played = games.map(({ table, players }) => ({ variant: table.variant, players }));
  const at = tablesOfGames(sheet, [...played, ...paper]);
  const onPaper = at.slice(games.length);
  const lines = sheet.map((table, i): SheetLine => {
    const here = games.filter((_, game) => at[game] === i);
    // The deal goes on only where everybody sits as before.
    const before = here.findLast(({ players }) => players.join(' ') === table.seats.join(' '));
    const written = paper[onPaper.lastIndexOf(i)];
    const shown = here.findLast(({ over }) => !over) ?? here.at(-1);
    return {
      ...table,
      names: table.seats.map(nameOf),
      firstDealer: before ? nextTable(before.table, before.tally).firstDealer : 0,
      score: shown ? scoreOf(shown) : null,
      isOnPaper: !shown && written !== undefined,
      // Perhaps they sat in another order.
      paperTotals:
        shown || !written
          ? []
          : table.seats.map((id) => written.totals[written.players.indexOf(id)] ?? 0),
    };
  });
  return { lines, tableOf: at.slice(0, games.length).map((one) => sheet[one ?? -1] ?? null) };
}

function scoreOf({ id, over, table, tally }: Played): Score {
  const { variant: played, totals, winners, ranking } = tally;
  const length = variant(table.variant).gameLength(table.options);
  return {
    gameId: id,
    over,
    sides: sideNames(seatedAt(table, tally.hands.length)),
    tally: { variant: played, totals, winners, ranking },
    counted: countedHands(tally),
    hands:
      'hands' in length
        ? length.hands
        : length.kind === 'rows'
          ? length.rows * totals.length
          : null,
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
