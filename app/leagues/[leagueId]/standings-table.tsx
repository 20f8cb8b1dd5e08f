/**
 * A season's table from plain data: on a phone rank, name, total and movement, the rest by scrolling
 * while the names stay. Every figure leads to the games behind it.
 */
import type { Route } from 'next';
import Link from 'next/link';
import { searchHref } from '@/app/games/filter';
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
import { line, StandingsHead, staysLeft } from './standings-head';
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
};

// What stands in every cell has a class of its own (standings.css), and its way to the games is a plain
// link: a club's year has two thousand cells, and each would bring its classes twice and a component.
const cell = 'standings-line standings-cell';
const figure = 'standings-figure';

/** More rows than these scroll within the table, under its head; fewer are all there at once. */
const MANY = 20;

export function StandingsTable({ standings: whole, playing, ...others }: StandingsTableProps) {
  const words = useWords();
  const { t } = words;
  const standings = { ...whole, columns: tellingColumns(whole) };
  const props = { standings, ...others };
  const { caption } = props;
  const hasResult = ({ games, cells }: Row) => games > 0 || cells.some((one) => one.value !== null);
  const rows = standings.rows.filter(hasResult);
  const decimals = decimalsIn(standings);
  const days = standings.evenings.map(({ date }) => dayInWords(words, date));
  const without = standings.rows.filter((row) => !hasResult(row) && !playing?.includes(row.id));
  return (
    <>
      <div
        className={`standings-frame relative -mx-4 overflow-auto px-4 print:m-0 print:max-h-none print:overflow-visible print:p-0 ${rows.length > MANY ? 'max-h-[85dvh] border-ink/40 border-b' : ''}`}
      >
        <table className="w-max min-w-full border-separate border-spacing-0">
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
  leagueId,
  seasonId,
  inPairs = false,
  decimals,
  days,
}: Shown & { row: Row; decimals: Decimals }) {
  const words = useWords();
  const { t } = words;
  const [player, partner] = row.id.split('+');
  const who = inPairs ? { player, with: partner, pair: '1' as const } : { player: row.id };
  const games = (more: { evening?: string; season?: string; result: 'finished' | 'won' }) =>
    searchHref(`/leagues/${leagueId}/games`, { ...who, ...more }) as Route;
  const all = games({ season: seasonId, result: 'finished' });
  const value = (given: 'total' | 'mean' | 'best' | 'worst') => {
    const own = row[given];
    return own === null ? '–' : valueInWords(words, own, { measure, decimals: decimals[given] });
  };
  const about = (what: string, figure: string) =>
    t('standings.figure', { name: row.name, what, figure });
  const link = (text: string, what: string, href = all) => (
    <td className={cell}>
      {row.games > 0 ? (
        <a href={href} aria-label={about(what, text)} className={figure}>
          {text}
        </a>
      ) : (
        <span className={figure}>{text}</span>
      )}
    </td>
  );
  return (
    <tr>
      <td className={`${line} ${staysLeft} z-[1] w-9 min-w-9`}>{row.rank ?? '–'}</td>
      <th
        scope="row"
        className={`${line} ${staysLeft} left-9 z-[1] max-w-40 pr-2 text-left font-normal`}
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
      <td className={`${cell} font-semibold`}>
        {row.games > 0 ? (
          <a
            href={all}
            aria-label={about(t('standings.what.total'), value('total'))}
            className={figure}
          >
            {value('total')}
          </a>
        ) : (
          <span className={figure}>{value('total')}</span>
        )}
        {row.tieBreak && (
          <span className="-mt-2 block px-2 pb-1.5 font-normal text-[0.8125rem] text-ink-dim">
            {t(`scheme.tieBreaks.${row.tieBreak}.note`)}
          </span>
        )}
      </td>
      <td className={`${line} px-2 text-right text-[0.9375rem]`}>
        <Movement of={row} />
      </td>
      {link(
        row.gap === null ? '–' : figureInWords(words, row.gap, { decimals: decimals.gap }),
        t('standings.what.gap'),
      )}
      {row.cells.map((one, i) => (
        <td key={one.evening} className={cell}>
          <CellOfEvening
            cell={one}
            measure={measure}
            decimals={decimals.evenings[i]}
            about={t('standings.cell', {
              name: row.name,
              day: days[i] ?? '',
            })}
            href={games({ evening: one.evening, result: 'finished' })}
          />
        </td>
      ))}
      {link(`${row.evenings}`, t('standings.what.evenings'))}
      {link(`${row.games}`, t('standings.what.games'))}
      {link(value('mean'), t('standings.what.mean'))}
      {link(value('best'), t('standings.what.best'))}
      {link(value('worst'), t('standings.what.worst'))}
      {link(`${row.wins}`, t('standings.what.wins'), games({ season: seasonId, result: 'won' }))}
      {standings.columns.map((id) => (
        <ColumnCell key={id} id={id} row={row} decimals={decimals.columns.get(id)} link={link} />
      ))}
    </tr>
  );
}

function ColumnCell({
  id,
  row,
  decimals,
  link,
}: {
  id: ColumnId;
  row: Row;
  decimals: number | undefined;
  link: (text: string, what: string) => React.ReactNode;
}) {
  const words = useWords();
  const own = row.columns[id];
  return link(
    own === undefined ? '–' : columnInWords(words, own, { column: id, decimals }),
    words.t(`standings.columns.${id}.full`),
  );
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
