'use client';
/** What the columns of a sheet are taken for: the days of evenings, the names, or nothing. */
import { Fold } from '@/app/ui/fold';
import type { Layout } from '@/lib/files/totals-sheet';
import { useWords } from '@/lib/i18n/use-words';
import { smallKey } from '../../../parts';

/** What each line of the sheet is taken for. */
export function Columns({
  layout,
  onChange,
  span,
}: {
  layout: Layout;
  onChange: (layout: Layout) => void;
  span: { readonly from: string; readonly to: string };
}) {
  const { t } = useWords();
  const { lines, nameAt, people } = layout;
  const set = (at: number, day: string | null) =>
    onChange({
      ...layout,
      lines: lines.map((one) => (one.at === at ? { at, head: one.head, day } : one)),
    });
  return (
    <Fold
      open={lines.length < 12 || lines.some((one) => one.isNoDay)}
      title={t('paper.years.found', {
        evenings: lines.filter(({ at, day }) => day !== null && at !== nameAt).length,
        people,
      })}
      look="font-semibold text-lg"
    >
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {lines.map(({ at, head, day, isNoDay, isSum }) => (
          <li key={at} className="flex min-h-14 flex-wrap items-center gap-3 py-1.5">
            <span className="w-40 min-w-0 wrap-anywhere font-semibold">{head || '–'}</span>
            <label className="flex min-h-12 items-center gap-2">
              <input
                type="radio"
                name="names"
                checked={at === nameAt}
                onChange={() => onChange({ ...layout, nameAt: at })}
                className="size-5 accent-felt"
              />
              {t('paper.years.names')}
            </label>
            {at !== nameAt && (
              <input
                type="date"
                aria-label={t('paper.years.dayOf', { head: head || '–' })}
                min={span.from}
                max={span.to}
                value={day ?? ''}
                aria-invalid={(isNoDay && day === null) || undefined}
                onChange={(event) => set(at, event.target.value || null)}
                className="h-12 rounded-lg border border-ink/30 bg-card px-2 aria-invalid:border-refusal"
              />
            )}
            {at !== nameAt &&
              day === null &&
              (isNoDay ? (
                <button type="button" className={smallKey} onClick={() => set(at, null)}>
                  {t('paper.years.leaveOut')}
                </button>
              ) : (
                <span className="text-ink-dim">
                  {t(isSum ? 'paper.years.checkedSum' : 'paper.years.leftOut')}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
