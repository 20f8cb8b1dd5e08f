/** A season's table as a file. What the table hides it hides here too. */
import 'server-only';
import { csvDay, type DecimalSign } from '../../files/csv';
import { fileName } from '../../files/names';
import {
  SHEET_FORMATS,
  type Sheet,
  type SheetCell,
  type SheetColumn,
  sheetAs,
} from '../../files/sheet';
import { headInWords } from '../../i18n/standings';
import type { Words } from '../../i18n/words';
import type { Row, Standings } from '../../league/table';
import { type Column, columnsOf } from '../../league/view';
import type { Viewer } from '../access';
import { type Season, type SeasonTable, standingsOf } from '../leagues';
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
    const sheet = { name: what, ...standingsSheet(words, { season, standings: shown }, decimal) };
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

/** The order of the columns in a file, which people's own sheets go by: figures follow, then the evenings. */
const FIRST: readonly string[] = [
  ...['rank', 'name', 'evenings', 'games', 'total', 'gap', 'mean', 'best', 'worst', 'wins'],
];
function inOrder(columns: readonly Column[]): Column[] {
  const others = columns.filter(({ key }) => key !== 'movement' && !FIRST.includes(key));
  return [
    ...FIRST.flatMap((key) => columns.filter((column) => column.key === key)),
    ...others.filter(({ day }) => !day),
    ...others.filter(({ day }) => day),
  ];
}

/** The table as a sheet in the reader's language, one column for each evening, named by its day. */
function standingsSheet(
  words: Words,
  { season, standings }: { season: Season; standings: Standings },
  decimal: DecimalSign,
): Omit<Sheet, 'name'> {
  const { t } = words;
  const { evenings, rows, hiddenSince } = standings;
  const columns = inOrder(columnsOf(standings, season.scheme));
  const heads = columns.map((column): SheetColumn => {
    if (!column.day) return { head: headInWords(words, column.key).head, ...held(column.key) };
    const day = csvDay(column.day.date);
    return { head: column.day.isFinal ? t('standings.csv.final', { day }) : day };
  });
  const lines = rows.map((row): SheetCell[] => [
    ...columns.map((column) => column.figureOf(row)),
    notCounted(row, evenings, decimal),
  ]);
  const hidden: SheetCell[][] = hiddenSince
    ? [[null, t('standings.csv.hidden', { day: csvDay(hiddenSince.date) })]]
    : [];
  return {
    columns: [...heads, { head: t('standings.csv.notCounted'), holds: 'names' }],
    pieces: [[...lines, ...hidden]],
    frozen: 2,
  };
}

const held = (key: string) => (key === 'name' ? ({ holds: 'names' } as const) : {});

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
