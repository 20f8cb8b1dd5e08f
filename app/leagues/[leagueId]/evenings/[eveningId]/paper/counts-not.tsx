/** That what is about to be written will not count, and what would. */
import { useWords } from '@/lib/i18n/use-words';
import type { VariantId } from '@/lib/jass';
import type { Measure } from '@/lib/league/measures';
import { countingTotals } from '@/lib/league/result-paper';
import type { Scheme } from '@/lib/league/scheme';

export function CountsNot({
  variant,
  scheme,
  measures,
}: {
  variant: VariantId;
  scheme: Scheme;
  measures: readonly { readonly id: Measure; readonly name: string }[];
}) {
  const { t } = useWords();
  const counting = countingTotals(variant, scheme);
  const measure = measures.find(({ id }) => id === scheme.measure)?.name ?? '';
  const kind = counting.includes(scheme.measure) ? 'evening' : (counting[0] ?? 'none');
  return (
    <p className="border-refusal/60 border-l-4 py-1 pl-3">
      {t('paper.form.countsNot')} {t('paper.form.wouldCount', { measure, kind })}
    </p>
  );
}
