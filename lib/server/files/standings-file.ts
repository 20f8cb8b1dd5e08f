/** A season's table as a file. What the table hides it hides here too. */
import 'server-only';
import { csvDay, type DecimalSign } from '../../files/csv';
import { fileName } from '../../files/names';
import { SHEET_FORMATS, type Sheet, type SheetCell, sheetAs } from '../../files/sheet';
import type { Words } from '../../i18n/words';
import type { Row, Standings } from '../../league/table';
import type { Viewer } from '../access';
import { type SeasonTable, standingsOf } from '../leagues';
import type { Download } from './download';
import type { Reader } from './export';

/** The name of the format as JSON. */
const STANDINGS_FORMAT = 'schiefer-standings/1';

export const STANDINGS_FORMATS = [...SHEET_FORMATS, 'json'] as const;

type Asked = {
  readonly leagueId: string;
  readonly seasonId: string;
  readonly format: (typeof STANDINGS_FORMATS)[number];
  /** The table of pairs instead; only in a sheet, JSON has both. */
  readonly pairs: boolean;
  /** As for `standingsOf`: an owner may look at what is hidden. */
  readonly look: boolean;
};

/** The table, or null where this viewer sees no such season or it has no such table. */
export async function standingsFile(
  viewer: Viewer | null,
  { leagueId, seasonId, format, pairs, look }: Asked,
  { words, decimal }: Reader,
): Promise<Download | null> {
  const table = await standingsOf(viewer, { seasonId, look });
  const shown = pairs ? table?.pairs : table?.standings;
  if (!table || !shown || table.league.id !== leagueId) return null;
  const { league, season } = table;
  const what = words.t(pairs ? 'standings.names.pairs' : 'standings.names.table');
  const parts = [league.name, season.name, what];
  const name = fileName(parts, format);
  if (format !== 'json') {
    const sheet = { name: what, ...standingsSheet(words, shown, decimal) };
    return { name, ...sheetAs(format, sheet, decimal) };
  }
  const body = `${JSON.stringify(document(table), null, 1)}\n`;
  return { name, type: 'application/json', body };
}

const document = ({ league, season, standings, pairs, ratings }: SeasonTable) => {
  const { id, name, startsOn, endsOn, variants, scheme } = season;
  return {
    format: STANDINGS_FORMAT,
    league: league.name,
    season: { id, name, startsOn, endsOn, variants, scheme },
    standings,
    pairs,
    ratings,
  };
};

/** The table as a sheet in the reader's language: one column for each evening, named by its day. */
function standingsSheet(
  { t }: Words,
  { evenings, columns, rows, hiddenSince }: Standings,
  decimal: DecimalSign,
): Omit<Sheet, 'name'> {
  const heads = [
    t('standings.heads.rank'),
    t('standings.heads.name'),
    t('standings.heads.evenings'),
    t('standings.heads.games'),
    t('standings.heads.total'),
    t('standings.heads.gap'),
    t('standings.heads.mean'),
    t('standings.heads.best'),
    t('standings.heads.worst'),
    t('standings.heads.wins'),
    ...columns.map((column) => t(`standings.columns.${column}.head`)),
    ...evenings.map(({ date, isFinal }) => {
      const day = csvDay(date);
      return isFinal ? t('standings.csv.final', { day }) : day;
    }),
    t('standings.csv.notCounted'),
  ];
  const lines = rows.map((row): SheetCell[] => [
    row.rank,
    row.name,
    row.evenings,
    row.games,
    row.total,
    row.gap,
    row.mean,
    row.best,
    row.worst,
    row.wins,
    ...columns.map((column) => row.columns[column] ?? null),
    ...row.cells.map(({ value }) => value),
    notCounted(row, evenings, decimal),
  ]);
  const hidden: SheetCell[][] = hiddenSince
    ? [[null, t('standings.csv.hidden', { day: csvDay(hiddenSince.date) })]]
    : [];
  const named = { 1: { holds: 'names' }, [heads.length - 1]: { holds: 'names' } } as const;
  return {
    columns: heads.map((head, i) => ({ head, ...named[i] })),
    pieces: [[...lines, ...hidden]],
    frozen: 2,
  };
}

/** The results that were dropped, in words: "05.02.2026: -3". */
const notCounted = (
  { cells }: Row,
  evenings: Standings['evenings'],
  decimal: DecimalSign,
): string =>
  cells
    .flatMap(({ evening, results }) => {
      const day = csvDay(evenings.find(({ id }) => id === evening)?.date ?? '');
      return results
        .filter(({ counted }) => !counted)
        .map(({ value }) => `${day}: ${String(value).replace('.', decimal)}`);
    })
    .join(', ');
