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
  const score = absence?.score ?? 0;
  return (
    <Choice
      legend="Whoever misses an evening"
      options={[
        { value: 'nobody', label: 'Gets no result' },
        { value: 'everybody', label: 'Gets a result all the same' },
        { value: 'excused', label: 'Gets one if excused' },
      ]}
      value={absence?.of ?? 'nobody'}
      onChoose={(of) => onChange(of === 'nobody' ? null : { of, score })}
    >
      {absence && (
        <div className="border-ink/15 border-l-2 pl-4">
          <Choice
            legend="Which is"
            options={[
              { value: 'fixed', label: 'A fixed score' },
              { value: 'own-mean', label: 'The mean of the own results' },
              { value: 'lowest', label: 'The lowest result of the evening' },
            ]}
            value={typeof score === 'number' ? 'fixed' : score}
            onChoose={(kind) => onChange({ ...absence, score: kind === 'fixed' ? 0 : kind })}
          >
            {typeof score === 'number' && (
              <Count
                label="The score"
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
