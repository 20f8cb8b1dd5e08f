'use client';
/** What decides between level ones, in an order that can be changed. */
import { InOrder } from '@/app/ui/in-order';
import { useWords } from '@/lib/i18n/use-words';
import { TIE_BREAKS, type TieBreak } from '@/lib/league/measures';

// To share the rank is what is left in the end; it need not be chosen.
const isChosen = (one: TieBreak): boolean => one !== 'shared';

export function TieBreaks({
  value,
  onChange,
}: {
  value: readonly TieBreak[];
  onChange: (value: TieBreak[]) => void;
}) {
  const { t } = useWords();
  return (
    <InOrder
      label={t('scheme.form.between')}
      hint={t('scheme.form.afterThat')}
      all={TIE_BREAKS.filter(isChosen)}
      value={value.filter(isChosen)}
      nameOf={(one) => t(`scheme.tieBreaks.${one}.name`)}
      earlier={(what) => t('scheme.form.earlier', { what })}
      later={(what) => t('scheme.form.later', { what })}
      onChange={onChange}
    />
  );
}
