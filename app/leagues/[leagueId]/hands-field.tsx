'use client';
/** How many hands a total from paper is of. */
import { Input } from '@/app/ui/form';
import { useWords } from '@/lib/i18n/use-words';

export function HandsField({
  of,
  value,
  isAssumed = false,
  isCounted = true,
  fault,
  onChange,
}: {
  of: 'game' | 'evening';
  value: string;
  /** Nobody has said it yet. */
  isAssumed?: boolean;
  /** The result follows from it. */
  isCounted?: boolean;
  fault?: string | undefined;
  onChange: (hands: string) => void;
}) {
  const { t } = useWords();
  return (
    <Input
      label={t('paper.form.hands')}
      hint={
        isCounted
          ? [
              t(`paper.form.${of === 'game' ? 'handsOfGame' : 'handsOfEvening'}`),
              isAssumed && t('paper.form.handsAssumed', { hands: value }),
            ]
              .filter(Boolean)
              .join(' ')
          : undefined
      }
      fault={fault}
      inputMode="numeric"
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
    />
  );
}
