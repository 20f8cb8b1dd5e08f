'use client';
import { Check } from '@/app/ui/check';
/** What decides between level ones, in an order that can be changed. */
import { DownIcon, UpIcon } from '@/app/ui/icons';
import { useWords } from '@/lib/i18n/use-words';
import { TIE_BREAKS, type TieBreak } from '@/lib/league/measures';

export function TieBreaks({
  value,
  onChange,
}: {
  value: readonly TieBreak[];
  onChange: (value: TieBreak[]) => void;
}) {
  const { t } = useWords();
  const nameOf = (one: TieBreak) => t(`scheme.tieBreaks.${one}.name`);
  // To share the rank is what is left in the end; it need not be chosen.
  const used = value.filter((one) => one !== 'shared');
  const unused = TIE_BREAKS.filter((one) => one !== 'shared' && !used.includes(one));
  const swap = (at: number) => {
    const [one, other] = used.slice(at, at + 2);
    if (one && other) onChange(used.toSpliced(at, 2, other, one));
  };
  const arrow = 'grid size-12 shrink-0 place-items-center rounded-lg disabled:opacity-25';
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{t('scheme.form.between')}</legend>
      <ol>
        {used.map((one, i) => (
          <li key={one} className="flex items-center justify-between">
            <Check
              label={`${i + 1}. ${nameOf(one)}`}
              checked
              onChange={() => onChange(used.filter((other) => other !== one))}
            />
            <span className="flex">
              <button
                type="button"
                className={arrow}
                disabled={i === 0}
                aria-label={t('scheme.form.earlier', { what: nameOf(one) })}
                onClick={() => swap(i - 1)}
              >
                <UpIcon />
              </button>
              <button
                type="button"
                className={arrow}
                disabled={i === used.length - 1}
                aria-label={t('scheme.form.later', { what: nameOf(one) })}
                onClick={() => swap(i)}
              >
                <DownIcon />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {unused.map((one) => (
        <Check
          key={one}
          label={nameOf(one)}
          checked={false}
          onChange={() => onChange([...used, one])}
        />
      ))}
      <p className="text-[0.9375rem] text-ink-dim">{t('scheme.form.afterThat')}</p>
    </fieldset>
  );
}
