'use client';
import { useWords } from '@/lib/i18n/use-words';
import type { Measure } from '@/lib/league/measures';
import type { Scheme } from '@/lib/league/scheme';

/** That these are more rank points than the first place of an evening brings, and how else they may be meant. */
export function TooManyPoints({
  of: { per, rankPoints, rankedBy },
  measures,
  most,
}: {
  of: Scheme;
  measures: readonly { readonly id: Measure; readonly name: string }[];
  /** The highest that was written. */
  most: number;
}) {
  const { t } = useWords();
  const first = Math.max(...rankPoints);
  const ranked = measures.find(({ id }) => id === rankedBy)?.name ?? '';
  if (per !== 'evening' || most <= first) return null;
  return (
    <p role="status" className="border-refusal/60 border-l-4 py-1 pl-3">
      {t('paper.form.rankPoints', { total: most, most: first, ranked })}
    </p>
  );
}
