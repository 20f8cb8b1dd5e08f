/** Results without hands among what was found: they stand with their evening. */
import type { Route } from 'next';
import Link from 'next/link';
import { dayInWords } from '@/lib/i18n/days';
import { paperTotal } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { PaperFound } from '@/lib/server/archive';

export function PaperList({
  paper,
  withLeague,
}: {
  paper: readonly PaperFound[];
  /** Say which league a result belongs to. */
  withLeague: boolean;
}) {
  const { t } = useWords();
  if (paper.length === 0) return null;
  return (
    <section aria-label={t('games.found.paper')} className="@container">
      <h2 className="pb-1 font-semibold text-lg">{t('games.found.paper')}</h2>
      <ul className="@4xl:grid @4xl:grid-cols-2 @4xl:gap-x-16">
        {paper.map((result) => (
          <li
            key={result.id}
            className="border-ink/10 border-t first:border-t-0 @4xl:nth-2:border-t-0"
          >
            <PaperRow result={result} withLeague={withLeague} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaperRow({ result, withLeague }: { result: PaperFound; withLeague: boolean }) {
  const words = useWords();
  const { t } = words;
  const { variant: id, of, people, totals, evening, league } = result;
  const about = [
    of === 'game' ? '' : t('games.found.wholeEvening', { people }),
    evening.name,
    withLeague ? league.name : '',
  ].filter((text) => text !== '');
  return (
    <Link
      // A route with an id is not one that the type of all routes lists.
      href={`/leagues/${league.id}/evenings/${evening.id}` as Route}
      prefetch={false}
      className="block py-3 leading-snug active:bg-paper-dark"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{variantName(words, id)}</span>
        <span className="shrink-0 text-[0.9375rem] text-ink-dim">
          {dayInWords(words, evening.date)}
        </span>
      </span>
      {totals.map(({ names, total, won }) => (
        <span key={names.join()} className="flex justify-between gap-3">
          <span className={`min-w-0 ${won ? 'font-semibold' : ''}`}>{names.join(' & ')}</span>
          <span className="shrink-0 tabular-nums">
            {paperTotal(words, total, { variant: id, of })}
          </span>
        </span>
      ))}
      {about.length > 0 && (
        <span className="block text-[0.9375rem] text-ink-dim">{about.join(' · ')}</span>
      )}
    </Link>
  );
}
