/** A season's table as a file. What the table hides it hides here too. */
import 'server-only';
import { type CsvCell, csvDay, csvHead, csvRows } from '../../files/csv';
import { fileName } from '../../files/names';
import { COLUMN_WORDS, HEADS } from '../../i18n/en/standings';
import type { Row, Standings } from '../../league/table';
import type { Viewer } from '../access';
import { type SeasonTable, standingsOf } from '../leagues/standings';
import type { Download } from './download';

/** The name of the format as JSON. */
const STANDINGS_FORMAT = 'schiefer-standings/1';

export const STANDINGS_FORMATS = ['csv', 'json'] as const;

type Asked = {
  readonly leagueId: string;
  readonly seasonId: string;
  readonly format: (typeof STANDINGS_FORMATS)[number];
  /** The table of pairs instead; only in CSV, JSON has both. */
  readonly pairs: boolean;
  /** As for `standingsOf`: an owner may look at what is hidden. */
  readonly look: boolean;
};

/** The table, or null where this viewer sees no such season or it has no such table. */
export async function standingsFile(
  viewer: Viewer | null,
  { leagueId, seasonId, format, pairs, look }: Asked,
): Promise<Download | null> {
  const table = await standingsOf(viewer, { seasonId, look });
  const shown = pairs ? table?.pairs : table?.standings;
  if (!table || !shown || table.league.id !== leagueId) return null;
  const { league, season } = table;
  const parts = [league.name, season.name, pairs ? 'pairs' : 'table'];
  if (format === 'csv') {
    const body = standingsCsv(shown);
    return { name: fileName(parts, 'csv'), type: 'text/csv; charset=utf-8', body };
  }
  const body = `${JSON.stringify(document(table), null, 1)}\n`;
  return { name: fileName(parts, 'json'), type: 'application/json', body };
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

/** The table as a spreadsheet: one column for each evening, named by its day. */
function standingsCsv({ evenings, columns, rows, hiddenSince }: Standings): string {
  const heads = [
    HEADS.rank,
    HEADS.name,
    HEADS.evenings,
    HEADS.games,
    HEADS.total,
    HEADS.gap,
    HEADS.mean,
    HEADS.best,
    HEADS.worst,
    HEADS.wins,
    ...columns.map((column) => COLUMN_WORDS[column].head),
    ...evenings.map(({ date, isFinal }) => `${csvDay(date)}${isFinal ? ' final' : ''}`),
    'Not counted',
  ];
  const lines = rows.map((row): CsvCell[] => [
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
    notCounted(row, evenings),
  ]);
  const hidden: CsvCell[][] = hiddenSince
    ? [[null, `Hidden from ${csvDay(hiddenSince.date)} until the season ends`]]
    : [];
  return csvHead(heads) + csvRows(lines) + csvRows(hidden);
}

/** The results that were dropped, in words: "05.02.2026: -3". */
const notCounted = ({ cells }: Row, evenings: Standings['evenings']): string =>
  cells
    .flatMap(({ evening, results }) => {
      const day = csvDay(evenings.find(({ id }) => id === evening)?.date ?? '');
      return results
        .filter(({ counted }) => !counted)
        .map(({ value }) => `${day}: ${String(value).replace('.', ',')}`);
    })
    .join(', ');
