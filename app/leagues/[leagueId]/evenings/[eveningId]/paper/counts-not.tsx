/** That what is about to be written will not count, and what would. */
import { useWords } from '@/lib/i18n/use-words';
import type { VariantId } from '@/lib/jass';
import type { Measure } from '@/lib/league/measures';
import { type CountingSeason, countingTotals, schemesFor } from '@/lib/league/result-paper';

export function CountsNot({
  variant,
  seasons,
  measures,
}: {
  variant: VariantId;
  seasons: readonly CountingSeason[];
  measures: readonly { readonly id: Measure; readonly name: string }[];
}) {
  const { t } = useWords();
  const [scheme] = schemesFor(variant, seasons);
  if (!scheme) return null;
  const counting = countingTotals(variant, scheme);
  const measure = measures.find(({ id }) => id === scheme.measure)?.name ?? '';
  const kind = counting.includes(scheme.measure) ? 'evening' : (counting[0] ?? 'none');
  return (
    <p className="border-refusal/60 border-l-4 py-1 pl-3">
      {t('paper.form.countsNot')} {t('paper.form.wouldCount', { measure, kind })}
    </p>
  );
}
