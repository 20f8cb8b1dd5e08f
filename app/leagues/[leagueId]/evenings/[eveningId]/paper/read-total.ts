/** What stands in a field for a total, and where the eye goes once something in a form is wrong. */
import { useEffect, useRef, useState } from 'react';
import type { DecimalSign } from '@/lib/files/csv';
import { figureIn } from '@/lib/files/totals-sheet';
import type { Words } from '@/lib/i18n/words';
import { figureFault, MOST_TOTAL, type Totals } from '@/lib/league/result-paper';
import { agreedPerGame } from '@/lib/sync/house-rules';

type Read = {
  /** Null where nothing stands there, or no figure. */
  readonly total: number | null;
  readonly fault: string | null;
  /** It will not become right by going on typing. */
  readonly isSure: boolean;
};

/** Reads totals of this kind; `options` are the house rules. */
export const totalReader =
  (
    { t }: Words,
    decimal: DecimalSign,
    { options, ...head }: Pick<Totals, 'variant' | 'of' | 'options'>,
  ) =>
  (typed: string | undefined): Read => {
    const text = typed?.trim() ?? '';
    const total = figureIn(text || null, decimal);
    if (total === null) return { total, fault: null, isSure: false };
    if (typeof total === 'string') {
      const fault = t(`paper.form.${total === 'number' ? 'notFigure' : 'twoMeanings'}`, { text });
      return { total: null, fault, isSure: false };
    }
    const why = figureFault(
      { ...head, options: { ...agreedPerGame(head.variant), ...options } },
      total,
    );
    const fault = why && t('paper.form.figure', { why, total, most: MOST_TOTAL });
    return { total, fault, isSure: true };
  };

/** Which keys a phone shows for totals of this kind; those for figures alone have no minus. */
export function keysFor(head: Pick<Totals, 'variant' | 'of' | 'options'>) {
  const of = { ...head, options: { ...agreedPerGame(head.variant), ...head.options } };
  if (figureFault(of, -1) !== 'negative') return 'text';
  return figureFault(of, 0.5) === 'fraction' ? 'numeric' : 'decimal';
}

/** Moves the focus to the first field that is wrong, each time that something was refused. */
export function useTries(failure: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const wrong = tries > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    const round = wrong.closest('details');
    if (round) round.open = true;
    wrong.focus();
  }, [failure, tries]);
  return {
    form,
    /** Was it tried with what stands there? */
    isTried: tries > 0,
    tryIt: () => setTries((so) => so + 1),
    begin: () => setTries(0),
  };
}
