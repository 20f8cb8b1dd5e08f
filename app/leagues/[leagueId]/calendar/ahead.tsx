/** The evenings to come, month by month. */
import Link from 'next/link';
import { Fold } from '@/app/ui/fold';
import { listedDay, monthInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { EveningLine } from '@/lib/server/leagues';
import { leagueRoute } from '../../parts';

/** So many stand open. */
const OPEN = 6;

export function Ahead({
  leagueId,
  evenings,
}: {
  leagueId: string;
  /** The next one first; does a season that is open count it? */
  evenings: readonly (EveningLine & { readonly isCounted: boolean })[];
}) {
  const { t } = useWords();
  if (evenings.length === 0) return <p className="text-ink-dim">{t('calendar.ahead.none')}</p>;
  const later = evenings.slice(OPEN);
  return (
    <div className="flex w-full flex-col gap-3">
      <Months leagueId={leagueId} evenings={evenings.slice(0, OPEN)} />
      {later.length > 0 && (
        <Fold title={t('calendar.ahead.more', { count: later.length })}>
          <Months leagueId={leagueId} evenings={later} />
        </Fold>
      )}
    </div>
  );
}

function Months({ leagueId, evenings }: Parameters<typeof Ahead>[0]) {
  const words = useWords();
  const { t } = words;
  const monthOf = ({ date }: EveningLine) => date.slice(0, 7);
  return [...new Set(evenings.map(monthOf))].map((month) => (
    <section key={month} aria-label={monthInWords(words, month)}>
      <h3 className="text-[0.9375rem] text-ink-dim first-letter:uppercase">
        {monthInWords(words, month)}
      </h3>
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {evenings
          .filter((one) => monthOf(one) === month)
          .map(({ id, date, time, place, name, isCounted }) => (
            <li key={id}>
              <Link
                href={leagueRoute(leagueId, `/evenings/${id}`)}
                className="flex min-h-12 items-center justify-between gap-4 py-1.5 active:bg-paper-dark"
              >
                <span className="shrink-0 font-semibold first-letter:uppercase underline decoration-ink/30 underline-offset-4">
                  {[listedDay(words, date), time].filter(Boolean).join(', ')}
                </span>
                <span className="min-w-0 text-right text-[0.9375rem] text-ink-dim">
                  <span className="block truncate">{[name, place].filter(Boolean).join(', ')}</span>
                  {!isCounted && <span className="block">{t('evenings.uncounted.line')}</span>}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}
