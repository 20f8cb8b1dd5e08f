/** What somebody's total is made of, drawn once for all who may see the same of it (app/drawn). */
import Link from 'next/link';
import { drawn } from '@/app/drawn/drawn';
import { searchHref } from '@/app/games/search-href';
import { keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/days';
import { schemeChips } from '@/lib/i18n/scheme';
import {
  cellInWords,
  figureInWords,
  resultNote,
  shortDay,
  unrankedInWords,
} from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { wordsIn } from '@/lib/i18n/words-in';
import { shownMeasure } from '@/lib/league/evening-made';
import { liftOf } from '@/lib/league/lift';
import type { CountedResult } from '@/lib/league/table';
import { type Column, columnsOf } from '@/lib/league/view';
import type { DrawnTotal, DrawTotal } from '@/lib/server/leagues';
import { leagueRoute, playerRoute } from '../parts';
import { LeaguePage } from './league-page';

export const drawTotal: DrawTotal = (page, language) => ({
  title: wordsIn(language).t('seasons.total.title', { name: page.row.name }),
  html: drawn(<TotalPage {...page} />, language),
});

function TotalPage({ table, row, looking }: DrawnTotal) {
  const words = useWords();
  const { t } = words;
  const { league, season, standings } = table;
  const look = looking ? '?look=1' : '';
  const columns = columnsOf(standings, season.scheme);
  const total = columns.find(({ key }) => key === 'total');
  const results = row.cells.flatMap((cell) => cell.results);
  return (
    <LeaguePage
      league={league}
      part="/table"
      title={t('seasons.total.title', { name: row.name })}
      back={{
        href: leagueRoute(league.id, `/seasons/${season.id}${look}`),
        label: t('seasons.named', { name: season.name }),
      }}
    >
      <header className="flex flex-col gap-2">
        <h2 className="font-semibold text-2xl">
          {t('seasons.total.stands', {
            rank: row.rank === null ? 'none' : String(row.rank),
            total: total ? cellInWords(words, total, row) : '',
          })}
        </h2>
        {row.unranked && <p className="text-ink-dim">{unrankedInWords(words, row.unranked)}</p>}
        <p className="text-ink-dim">{schemeChips(words, season.scheme).join(' · ')}</p>
      </header>
      <Lifts table={table} row={row} total={total} />
      <section aria-label={t('seasons.total.strip')} className="flex flex-col gap-3">
        <p>
          {t('seasons.total.counted', {
            counted: results.filter(({ counted }) => counted).length,
            all: results.length,
            combine: season.scheme.combine,
          })}
        </p>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {columns.map(
            (column) =>
              column.day && <Evening key={column.key} column={column} of={{ table, row }} />,
          )}
        </ol>
        <There table={table} row={row} />
      </section>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Link
          href={searchHref(leagueRoute(league.id, '/games'), {
            player: row.id,
            season: season.id,
            result: 'finished',
          })}
          className={keyOnPaper}
        >
          {t('seasons.total.games')}
        </Link>
        <Link href={playerRoute(row.id)} className={keyOnPaper}>
          {t('seasons.total.player', { name: row.name })}
        </Link>
      </p>
    </LeaguePage>
  );
}

/** An evening: filled where it counts, hollow where not; it leads to the games behind it. */
function Evening({
  column,
  of: { table, row },
}: {
  column: Column;
  of: Omit<DrawnTotal, 'looking'>;
}) {
  const words = useWords();
  const { t } = words;
  const { day } = column;
  const cell = day && row.cells[column.at];
  if (!cell) return null;
  const head = (
    <span className="text-[0.8125rem]">
      <span aria-hidden="true">{shortDay(words, day.date)}</span>
      <span className="sr-only">{dayInWords(words, day.date)}</span>
      {day.isFinal && ` ${t('standings.final')}`}
    </span>
  );
  const box =
    'flex min-h-14 flex-col items-center justify-center rounded-lg border px-1 text-center';
  if (cell.results.length === 0)
    return (
      <li className={`${box} border-ink/25 border-dashed text-ink-dim`}>
        {head}
        {table.without[day.id]?.[row.id] ? (
          <span>{t('seasons.total.there')}</span>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t('seasons.total.missed')}</span>
          </>
        )}
      </li>
    );
  const isFilled = cell.results.some(({ counted }) => counted);
  const look = `${box} h-full ${isFilled ? 'border-felt bg-felt text-paper' : 'border-ink/40'}`;
  const inside = (
    <>
      {head}
      {cell.results.map((result, i) => (
        // Results have no id of their own and keep their place.
        <Value key={i} result={result} column={column} />
      ))}
    </>
  );
  return (
    <li>
      {cell.games.length === 0 ? (
        <span className={look}>{inside}</span>
      ) : (
        <Link
          href={searchHref(leagueRoute(table.league.id, '/games'), {
            player: row.id,
            evening: day.id,
            result: 'finished',
          })}
          className={look}
        >
          {inside}
        </Link>
      )}
    </li>
  );
}

/** The evenings at which somebody was without a result that counts, and why they have none. */
function There({ table: { season, standings, without }, row }: Omit<DrawnTotal, 'looking'>) {
  const words = useWords();
  const { keep, per, absence } = season.scheme;
  const isAsMissed =
    absence !== null || (keep.kind === 'drop-worst' && keep.missedFirst && per === 'evening');
  return (['paper', 'nothing'] as const).map((why) => {
    const days = standings.evenings.filter(({ id }) => without[id]?.[row.id] === why);
    if (days.length === 0) return null;
    return (
      <p key={why} className="text-[0.9375rem] text-ink-dim">
        {words.t('seasons.total.thereWhy', {
          days: names(
            words,
            days.map(({ date }) => shortDay(words, date)),
          ),
          why,
          measure: words.t(`scheme.measures.${shownMeasure(season.scheme)}.name`),
          asMissed: isAsMissed ? 'yes' : 'no',
        })}
      </p>
    );
  });
}

function Value({ result, column }: { result: CountedResult; column: Column }) {
  const words = useWords();
  const text = figureInWords(words, result.value, column);
  const note = resultNote(words, result) ?? words.t('seasons.total.counts');
  return (
    <span className="font-semibold text-lg leading-tight" title={note}>
      {result.counted ? text : <s>{text}</s>}
      {result.substitute && <span aria-hidden="true">*</span>}
      <span className="sr-only"> ({note})</span>
    </span>
  );
}

/** What the next result has to be; nothing once the season is over. */
function Lifts({
  table: { season, standings },
  row,
  total,
}: Omit<DrawnTotal, 'looking'> & { total: Column | undefined }) {
  const words = useWords();
  const { t } = words;
  if (season.isOver || standings.hiddenSince || row.rank === null) return null;
  const { per } = season.scheme;
  const { betters, passes } = liftOf(standings, row, season.scheme);
  const said = (value: number) => ({
    per,
    value: figureInWords(words, value, { isSigned: total?.isSigned ?? false }),
  });
  const lines = [
    betters !== null && t('seasons.total.betters', said(betters)),
    passes && t('seasons.total.passes', { ...said(passes.value), name: passes.name }),
    row.rank === 1 && t('seasons.total.leads'),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <div className="max-w-2xl border-felt border-l-4 py-1 pl-4 text-lg">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
