import { useWords } from '@/lib/i18n/use-words';
import type { Scheme } from '@/lib/league/scheme';
import { Choice, Count } from './form-parts';

/** What an evening missed brings. */
export function Absence({
  absence,
  onChange,
}: {
  absence: Scheme['absence'];
  onChange: (absence: Scheme['absence']) => void;
}) {
  const { t } = useWords();
  const score = absence?.score ?? 0;
  return (
    <Choice
      legend={t('scheme.form.missing')}
      options={[
        { value: 'nobody', label: t('scheme.form.missingNobody') },
        { value: 'everybody', label: t('scheme.form.missingEverybody') },
        { value: 'excused', label: t('scheme.form.missingExcused') },
      ]}
      value={absence?.of ?? 'nobody'}
      onChoose={(of) => onChange(of === 'nobody' ? null : { of, score })}
    >
      {absence && (
        <div className="border-ink/15 border-l-2 pl-4">
          <Choice
            legend={t('scheme.form.missingIs')}
            options={[
              { value: 'fixed', label: t('scheme.form.fixed') },
              { value: 'own-mean', label: t('scheme.form.ownMean') },
              { value: 'lowest', label: t('scheme.form.lowest') },
            ]}
            value={typeof score === 'number' ? 'fixed' : score}
            onChoose={(kind) => onChange({ ...absence, score: kind === 'fixed' ? 0 : kind })}
          >
            {typeof score === 'number' && (
              <Count
                label={t('scheme.form.score')}
                value={score}
                min={-100_000}
                max={100_000}
                step={0.01}
                onChange={(fixed) => onChange({ ...absence, score: fixed })}
              />
            )}
          </Choice>
        </div>
      )}
    </Choice>
  );
}
