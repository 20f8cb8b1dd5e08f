'use client';
/** What a sheet says once it is known what is meant by it: what is wrong with it, and what would be kept. */
import { Fold } from '@/app/ui/fold';
import type { ReadTotals } from '@/lib/files/totals-sheet';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';

const FAULTS_SHOWN = 30;

export function Faults({
  faults,
  whyNot,
}: {
  faults: ReadTotals['faults'];
  /** Why a total cannot be. */
  whyNot: (total: number) => string;
}) {
  const words = useWords();
  const { t } = words;
  if (faults.length === 0) return null;
  return (
    <section aria-label={t('paper.years.faults')} role="alert">
      <h2 className="font-semibold text-lg">{t('paper.years.faults')}</h2>
      <ul className="list-disc pl-5">
        {faults.slice(0, FAULTS_SHOWN).map((fault) => {
          const { text, why, total = 0, of } = fault;
          const cell = of ? `${fault.cell} (${of.name}, ${dayInWords(words, of.day)})` : fault.cell;
          return (
            <li key={`${cell} ${why}`} className="wrap-anywhere">
              {why === 'figure'
                ? `${cell}: ${whyNot(total)}`
                : t(`paper.years.fault.${why}`, { cell, text })}
            </li>
          );
        })}
      </ul>
      {faults.length > FAULTS_SHOWN && (
        <p>{t('paper.years.moreFaults', { more: String(faults.length - FAULTS_SHOWN) })}</p>
      )}
    </section>
  );
}

/** What would be kept: everybody with how often they were there, and their sum. */
export function Preview({
  read: { evenings, names },
  nameOf,
}: {
  read: ReadTotals;
  /** Whom a name of the sheet means. */
  nameOf: (name: string) => string;
}) {
  const { t, format } = useWords();
  const excused = evenings.reduce((sum, one) => sum + one.excused.length, 0);
  return (
    <Fold title={t('paper.years.preview')} look="font-semibold text-lg">
      {excused > 0 && <p>{t('paper.years.excused', { times: excused })}</p>}
      <table className="w-full">
        <thead className="text-left text-[0.9375rem] text-ink-dim">
          <tr>
            <th scope="col">{t('paper.years.name')}</th>
            <th scope="col" className="text-right">
              {t('paper.years.times')}
            </th>
            <th scope="col" className="text-right">
              {t('paper.years.sum')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-ink/10 border-ink/10 border-y">
          {names.map((name) => {
            const own = evenings.flatMap(({ totals }) => totals.filter((one) => one.name === name));
            return (
              <tr key={name}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {nameOf(name)}
                </th>
                <td className="text-right tabular-nums">{own.length}</td>
                <td className="text-right tabular-nums">
                  {format.number(
                    own.reduce((sum, { total }) => sum + total, 0),
                    { maximumFractionDigits: 2 },
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Fold>
  );
}
