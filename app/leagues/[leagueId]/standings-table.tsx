/**
 * A season's table from plain data: on a phone rank, name, total and movement, the rest by scrolling
 * while the names stay. Every figure leads to what is behind it: plain text for the page's one handler
 * (app/drawn/figures.ts), which puts the address together from what the table, its heads and its rows
 * say. A club's year has two thousand figures, and a link each would be most of the page.
 */
import type { Route } from 'next';
import Link from 'next/link';
import { searchHref } from '@/app/games/search-href';
import { Mark } from '@/app/ui/slate/mark';
import { dayInWords } from '@/lib/i18n/days';
import { decidedInWords } from '@/lib/i18n/scheme';
import {
  cellInWords,
  headInWords,
  movementInWords,
  shortDay,
  unrankedInWords,
} from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { callNames } from '@/lib/league/call-names';
import type { Measure } from '@/lib/league/measures';
import type { Row, Standings } from '@/lib/league/table';
import { type Column, columnsOf, type Group, rowsWithResult } from '@/lib/league/view';
import { CellOfEvening } from './standings-cell';
import './standings.css';
import { playerRoute } from '../parts';

/** What a table is of. */
type Of = {
  readonly leagueId: string;
  /** Figures lead to the games of this season. */
  readonly seasonId: string;
  readonly measure: Measure;
  /** Rows are pairs; their names lead nowhere. */
  readonly inPairs?: boolean;
  /** Few enough that everybody’s own mark stands before the name. */
  readonly marked?: boolean;
  /** What pairs are called where full names have no room. */
  readonly call?: ((name: string) => string) | undefined;
};

/** Of more rows the marks would be most of the page. */
const MARKED = 60;

export type StandingsTableProps = Of & {
  readonly standings: Standings;
  /** What the table is: its caption. */
  readonly caption: string;
  /** So many evenings are shown, the last ones; all, if left out. */
  readonly latest?: number | undefined;
  /** What of it is left out. */
  readonly without?: readonly Group[];
  /** So many rows are shown, the first ones; all, if left out. */
  readonly most?: number | undefined;
  /** On paper the evenings follow one another in time. */
  readonly isSheet?: boolean;
};

export function StandingsTable({
  standings,
  caption,
  latest,
  without = [],
  most,
  isSheet = false,
  ...told
}: StandingsTableProps) {
  const of = {
    ...told,
    marked: standings.rows.length <= MARKED,
    call: told.inPairs ? callNames(standings.rows.map(({ name }) => name)) : undefined,
  };
  const rows = rowsWithResult(standings).slice(0, most);
  const all = columnsOf(standings, { measure: of.measure, latest });
  const columns = (isSheet ? all : newestFirst(all)).filter(
    ({ group }) => group === null || !without.includes(group),
  );
  return (
    <div className="standings-frame as-wide-as-needed relative -mr-4 overflow-x-auto pr-4 max-md:-ml-4 print:m-0 print:overflow-visible print:p-0">
      <table
        data-games={`/leagues/${of.leagueId}/games`}
        className="standings w-max min-w-full border-separate border-spacing-0"
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} {...of} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-who={whoIn(row, of)}
              {...(row.cells.every(({ games }) => games.length === 0) && { 'data-paper': '' })}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} of={of} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The last evening stands beside the total, where a phone shows it; the others follow back to the first. */
function newestFirst(columns: readonly Column[]): readonly Column[] {
  const first = columns.findIndex(({ day }) => day);
  const days = columns.filter(({ day }) => day);
  return first < 0 ? columns : columns.toSpliced(first, days.length, ...days.toReversed());
}

/** Whose the games behind a row are. */
function whoIn({ id }: Row, { inPairs }: Of): string {
  const [player, partner] = id.split('+');
  const who = inPairs ? { player, with: partner, pair: '1' as const } : { player };
  return searchHref('', who).slice(1);
}

/** What the games behind a figure of a column have in common. */
function gamesOf({ key, day }: Column, { seasonId }: Of): string | undefined {
  if (key === 'rank' || key === 'name' || key === 'movement') return undefined;
  const where = day ? { evening: day.id } : { season: seasonId };
  return searchHref('', { ...where, result: key === 'wins' ? 'won' : 'finished' }).slice(1);
}

function Head({ column, ...of }: Of & { column: Column }) {
  const words = useWords();
  const { t } = words;
  const { key, group, day } = column;
  const said = {
    scope: 'col' as const,
    'data-group': group ?? undefined,
    'data-games': gamesOf(column, of),
  };
  if (day) {
    const spoken = t('standings.evening', {
      day: dayInWords(words, day.date),
      kind: day.isFinal ? 'final' : 'plain',
    });
    return (
      <th {...said}>
        <Link
          href={`/leagues/${of.leagueId}/evenings/${day.id}` as Route}
          aria-label={column.isOnPaper ? `${spoken}, ${t('standings.onPaper')}` : spoken}
        >
          {shortDay(words, day.date)}
          {day.isFinal && <small>{t('standings.final')}</small>}
          {column.isOnPaper && <small>{t('standings.onPaper')}</small>}
        </Link>
      </th>
    );
  }
  const { head, full } = headInWords(words, column.key);
  if (key === 'rank')
    return (
      <th {...said} className="rank">
        <abbr title={head}>#</abbr>
      </th>
    );
  if (key === 'name')
    return (
      <th {...said} className="name">
        {of.inPairs ? t('standings.heads.pair') : head}
      </th>
    );
  if (key === 'movement')
    return (
      <th {...said}>
        <span className="sr-only">{head}</span>
        <span aria-hidden="true">↑↓</span>
      </th>
    );
  // A total leads to what it is made of.
  const why = key === 'total' && !of.inPairs && `${seasonPath(of)}/players/`;
  return (
    <th {...said} {...(why && { 'data-why': why })}>
      {full === undefined ? head : <abbr title={full}>{head}</abbr>}
    </th>
  );
}

const seasonPath = ({ leagueId, seasonId }: Of) => `/leagues/${leagueId}/seasons/${seasonId}`;

function Cell({ column, row, of }: { column: Column; row: Row; of: Of }) {
  const words = useWords();
  const { key, day } = column;
  if (day) {
    const cell = row.cells[column.at];
    return cell ? <CellOfEvening cell={cell} column={column} /> : <td />;
  }
  const text = cellInWords(words, column, row);
  if (key === 'rank') return <td className="rank">{text}</td>;
  if (key === 'name')
    return (
      <th scope="row" className="name">
        {of.call ? (
          <>
            <span className="max-md:hidden">{text}</span>
            <span className="md:hidden">{of.call(text)}</span>
          </>
        ) : (
          <Link href={playerRoute(row.id)}>
            {of.marked && (
              <Mark name={row.name} seed={row.id} className="mr-2 max-md:hidden print:hidden" />
            )}
            {text}
          </Link>
        )}
        {row.unranked && <small>{unrankedInWords(words, row.unranked)}</small>}
        {row.tieBreak && <small>{decidedInWords(words, row)}</small>}
      </th>
    );
  if (key === 'movement')
    return (
      <td>
        <Movement of={row} />
      </td>
    );
  return <td>{text}</td>;
}

/** An arrow with its number; never colour alone, and in words for those who hear it. */
export function Movement({ of: { rank, movement } }: { of: Pick<Row, 'rank' | 'movement'> }) {
  const words = useWords();
  if (rank === null) return null;
  const said = movementInWords(words, movement);
  const shown =
    movement === null
      ? words.t('standings.movement.fresh')
      : movement === 0
        ? '='
        : `${movement > 0 ? '↑' : '↓'}${Math.abs(movement)}`;
  return (
    <>
      <span aria-hidden="true" className={movement ? '' : 'text-ink-dim'}>
        {shown}
      </span>
      <span className="sr-only">{said}</span>
    </>
  );
}
