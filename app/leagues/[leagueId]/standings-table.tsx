/**
 * A season's table from plain data: on a phone rank, name, total and movement, the rest by scrolling
 * while the names stay. Every figure leads to the games behind it: plain text for the page's one handler
 * (app/drawn/figures.ts), which puts the address together from what the table, its heads and its rows
 * say. A club's year has two thousand figures, and a link each would be most of the page.
 */
import type { Route } from 'next';
import Link from 'next/link';
import { searchHref } from '@/app/games/search-href';
import { dayInWords } from '@/lib/i18n/days';
import {
  columnInWords,
  decimalsOf,
  figureInWords,
  movementInWords,
  unrankedInWords,
  valueInWords,
} from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { tellingColumns } from '@/lib/league/columns';
import type { Measure } from '@/lib/league/measures';
import type { ColumnId, Row, Standings } from '@/lib/league/table';
import { CellOfEvening } from './standings-cell';
import { line, rankColumn, StandingsHead, staysLeft } from './standings-head';
import './standings.css';

export type StandingsTableProps = {
  standings: Standings;
  measure: Measure;
  leagueId: string;
  /** Figures lead to the games of this season. */
  seasonId: string;
  /** Ids of those who sit in a game that goes on: they are not without one. */
  playing?: readonly string[];
  /** What the table is: its caption. */
  caption: string;
  /** Rows are pairs; their names lead nowhere. */
  inPairs?: boolean;
  /** So many evenings are shown, the last ones; all, if left out. */
  latest?: number | undefined;
};

/** More rows than these scroll within the table, under its head; fewer are all there at once. */
const MANY = 20;

export function StandingsTable({
  standings: whole,
  playing,
  latest,
  ...others
}: StandingsTableProps) {
  const words = useWords();
  const { t } = words;
  const standings = { ...withLatest(whole, latest), columns: tellingColumns(whole) };
  const props = { standings, ...others };
  const { caption } = props;
  const hasResult = ({ games, cells }: Row) => games > 0 || cells.some((one) => one.value !== null);
  const hasAny = new Set(whole.rows.filter(hasResult).map(({ id }) => id));
  const rows = standings.rows.filter(({ id }) => hasAny.has(id));
  const decimals = decimalsIn(standings);
  const days = standings.evenings.map(({ date }) => dayInWords(words, date));
  const without = standings.rows.filter(({ id }) => !hasAny.has(id) && !playing?.includes(id));
  return (
    <>
      <div
        className={`standings-frame relative -mx-4 overflow-auto pr-4 print:m-0 print:max-h-none print:overflow-visible print:p-0 ${rows.length > MANY ? 'max-h-[85dvh] border-ink/40 border-b' : ''}`}
      >
        <table
          data-games={`/leagues/${others.leagueId}/games`}
          className="standings w-max min-w-full border-separate border-spacing-0"
        >
          <caption className="sr-only">{caption}</caption>
          <StandingsHead days={days} {...props} />
          <tbody>
            {rows.map((row) => (
              <RowOf key={row.id} row={row} decimals={decimals} days={days} {...props} />
            ))}
          </tbody>
        </table>
      </div>
      {without.length > 0 && (
        <p className="pt-2 text-[0.9375rem] text-ink-dim print:hidden">
          {t('standings.without', { names: without.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </>
  );
}

/** The table with its last evenings alone; whatever was counted stays. */
const withLatest = (whole: Standings, latest: number | undefined): Standings =>
  latest === undefined || whole.evenings.length <= latest
    ? whole
    : {
        ...whole,
        evenings: whole.evenings.slice(-latest),
        rows: whole.rows.map((row) => ({ ...row, cells: row.cells.slice(-latest) })),
      };

type Decimals = ReturnType<typeof decimalsIn>;
/** With the days of the evenings in words, in their order. */
type Shown = StandingsTableProps & { readonly days: readonly string[] };

/** How many decimals each column is written with. */
function decimalsIn({ rows, evenings, columns }: Standings) {
  const of = (figure: (row: Row) => number | null | undefined) => decimalsOf(rows.map(figure));
  return {
    total: of(({ total }) => total),
    gap: of(({ gap }) => gap),
    mean: of(({ mean }) => mean),
    best: of(({ best }) => best),
    worst: of(({ worst }) => worst),
    evenings: evenings.map((_, i) => of(({ cells }) => cells[i]?.value)),
    columns: new Map(columns.map((id) => [id, of((row) => row.columns[id])])),
  };
}

function RowOf({
  row,
  standings,
  measure,
  inPairs = false,
  decimals,
}: Shown & { row: Row; decimals: Decimals }) {
  const words = useWords();
  const { t } = words;
  const [player, partner] = row.id.split('+');
  const who = inPairs ? { player, with: partner, pair: '1' as const } : { player: row.id };
  const value = (given: 'total' | 'mean' | 'best' | 'worst') => {
    const own = row[given];
    return own === null ? '–' : valueInWords(words, own, { measure, decimals: decimals[given] });
  };
  return (
    <tr
      {...(row.cells.some(({ games }) => games.length > 0) && {
        'data-who': searchHref('', who).slice(1),
      })}
    >
      <td className={`${line} ${staysLeft} ${rankColumn} z-[1] text-left`}>{row.rank ?? '–'}</td>
      <th
        scope="row"
        className={`${line} ${staysLeft} left-13 z-[1] max-w-40 pr-2 text-left font-normal`}
      >
        {inPairs ? (
          <span className="flex min-h-12 items-center">{row.name}</span>
        ) : (
          <Link
            href={`/players/${row.id}` as Route}
            className="flex min-h-12 items-center underline decoration-ink/30 underline-offset-4 active:bg-paper-dark print:min-h-0 print:no-underline"
          >
            {row.name}
          </Link>
        )}
        {row.unranked && (
          <span className="-mt-2 block pb-1.5 text-[0.8125rem] text-ink-dim">
            {unrankedInWords(words, row.unranked)}
          </span>
        )}
      </th>
      <td className="font-semibold">
        {value('total')}
        {row.tieBreak && (
          <span className="block pb-1.5 font-normal text-[0.8125rem] text-ink-dim">
            {t(`scheme.tieBreaks.${row.tieBreak}.note`)}
          </span>
        )}
      </td>
      <td className="text-[0.9375rem]">
        <Movement of={row} />
      </td>
      <td>{row.gap === null ? '–' : figureInWords(words, row.gap, { decimals: decimals.gap })}</td>
      {row.cells.map((one, i) => (
        <CellOfEvening
          key={one.evening}
          cell={one}
          measure={measure}
          decimals={decimals.evenings[i]}
        />
      ))}
      <td>{row.evenings}</td>
      <td>{row.games}</td>
      <td>{value('mean')}</td>
      <td>{value('best')}</td>
      <td>{value('worst')}</td>
      <td>{row.wins}</td>
      {standings.columns.map((id) => (
        <td key={id}>
          <Figure id={id} row={row} decimals={decimals.columns.get(id)} />
        </td>
      ))}
    </tr>
  );
}

function Figure({ id, row, decimals }: { id: ColumnId; row: Row; decimals: number | undefined }) {
  const words = useWords();
  const own = row.columns[id];
  return own === undefined ? '–' : columnInWords(words, own, { column: id, decimals });
}

/** An arrow with its number; never colour alone, and in words for those who hear it. */
function Movement({ of: { rank, movement } }: { of: Row }) {
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
