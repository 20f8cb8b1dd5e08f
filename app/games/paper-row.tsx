/** A result without hands among the games of a list: it stands with its evening. */
import type { Route } from 'next';
import Link from 'next/link';
import { dayInWords } from '@/lib/i18n/days';
import { paperTotal } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { PaperFound } from '@/lib/server/archive';

export function PaperRow({
  result: { variant: id, of, people, totals, evening, league },
  withLeague,
}: {
  result: PaperFound;
  /** Say which league it belongs to. */
  withLeague: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const about = [
    t('games.found.paper'),
    of === 'game' ? '' : t('games.found.wholeEvening', { people }),
    evening.name,
    withLeague ? league.name : '',
  ].filter((text) => text !== '');
  return (
    <Link
      // A route with an id is not one that the type of all routes lists.
      href={`/leagues/${league.id}/evenings/${evening.id}` as Route}
      prefetch={false}
      className="flex items-start gap-3 py-3 active:bg-paper-dark"
    >
      <span aria-hidden="true" className="paper-stamp" />
      <span className="@container min-w-0 flex-1 leading-snug">
        <span className="game-row">
          <span className="min-w-0 font-semibold">{variantName(words, id)}</span>
          <span className="game-when">{dayInWords(words, evening.date)}</span>
          <span className="game-sides">
            {totals.map(({ names, total, won }) => (
              <span key={names.join()} className="game-side">
                <span className={`min-w-0 ${won ? 'font-semibold' : ''}`}>{names.join(' & ')}</span>{' '}
                <span className={`shrink-0 tabular-nums ${won ? '' : 'text-ink-dim'}`}>
                  {paperTotal(words, total, { variant: id, of })}
                </span>
              </span>
            ))}
          </span>
          <span className="text-[0.9375rem] text-ink-dim">{about.join(' · ')}</span>
        </span>
      </span>
    </Link>
  );
}
