'use client';
/** What a sheet says once it is known what is meant by it: what is wrong with it, and what would be kept. */
import { Fold } from '@/app/ui/fold';
import type { ReadTotals } from '@/lib/files/totals-sheet';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';

const FAULTS_SHOWN = 30;

type CellWhy = Exclude<ReadTotals['faults'][number]['why'], 'day-outside'>;

type Season = { readonly name: string; readonly startsOn: string; readonly endsOn: string };

/** Days that are in another season: said once for all of them, with what helps as its children. */
export function Outside({
  faults,
  days,
  season,
  children,
}: {
  faults: ReadTotals['faults'];
  /** All days that the sheet has. */
  days: readonly string[];
  season: Season;
  children: React.ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  if (faults.length === 0) return null;
  const span = {
    season: season.name,
    from: dayInWords(words, season.startsOn),
    to: dayInWords(words, season.endsOn),
  };
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].toSorted();
  const cells = faults.slice(0, CELLS_SHOWN).map(({ cell, text }) => `${cell} (${text})`);
  const more = faults.length - cells.length;
  return (
    <section
      role="alert"
      className="flex flex-col items-start gap-2 border-refusal border-l-4 pl-3"
    >
      <p>
        {faults.length === days.length
          ? t('paper.years.outsideAll', { ...span, years: names(words, years) })
          : t('paper.years.outsideSome', {
              ...{ ...span, days: faults.length },
              cells: [
                ...cells,
                ...(more > 0 ? [t('paper.years.andMore', { more: String(more) })] : []),
              ].join(', '),
            })}
      </p>
      {children}
    </section>
  );
}

const CELLS_SHOWN = 4;

/** Sums of the sheet that its figures do not make. They hinder nothing. */
export function Differences({ differ }: { differ: ReadTotals['differ'] }) {
  const words = useWords();
  const { t, format } = words;
  if (differ.length === 0) return null;
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <section aria-label={t('paper.years.differ')} role="status">
      <h2 className="font-semibold text-lg">{t('paper.years.differ')}</h2>
      <p className="text-ink-dim">{t('paper.years.differLine')}</p>
      <ul className="list-disc pl-5">
        {differ.slice(0, FAULTS_SHOWN).map(({ cell, of, written, reckoned }) => (
          <li key={cell} className="wrap-anywhere">
            {t('paper.years.differs', {
              cell,
              of: 'name' in of ? of.name : dayInWords(words, of.day),
              written: figure(written),
              reckoned: figure(reckoned),
            })}
          </li>
        ))}
      </ul>
      {differ.length > FAULTS_SHOWN && (
        <p>{t('paper.years.moreFaults', { more: String(differ.length - FAULTS_SHOWN) })}</p>
      )}
    </section>
  );
}

export function Faults({
  faults,
  whyNot,
}: {
  /** Those of days outside of the season are said by themselves. */
  faults: readonly (ReadTotals['faults'][number] & { readonly why: CellWhy })[];
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
  read: { evenings, names: people },
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
          {people.map((name) => {
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
