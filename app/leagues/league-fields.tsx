'use client';
/** Name and openness of a league: for founding one, and for changing it. */
import { Field, Input, inputOnPaper } from '@/app/ui/form';
import { useWords } from '@/lib/i18n/use-words';
import { asNameForm, NAME_FORMS, type NameForm, USUAL_FORM } from '@/lib/league/public-names';

export type LeagueDraft = {
  readonly name: string;
  readonly isPublic: boolean;
  readonly publicNames: NameForm;
};

const OPENNESS = [
  { isPublic: false, label: 'leagues.fields.closed', line: 'leagues.fields.closedLine' },
  { isPublic: true, label: 'leagues.fields.open', line: 'leagues.fields.openLine' },
] as const;

export function LeagueFields<Draft extends LeagueDraft>({
  draft,
  onChange,
  fault,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What is wrong with the name. */
  fault?: string | undefined;
}) {
  const { t } = useWords();
  return (
    <>
      <Input
        label={t('leagues.fields.name')}
        fault={fault}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
        autoComplete="off"
        required
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 font-semibold">{t('leagues.fields.readable')}</legend>
        {OPENNESS.map(({ isPublic, label, line }) => (
          <label
            key={label}
            className="block rounded-xl border border-ink/25 bg-card px-4 py-2.5 choosable focus-within-ring"
          >
            <input
              type="radio"
              name="openness"
              checked={draft.isPublic === isPublic}
              onChange={() => onChange({ ...draft, isPublic })}
              className="sr-only"
            />
            <span className="font-semibold">{t(label)}</span>
            <span className="block text-[0.9375rem] text-ink-dim">{t(line)}</span>
          </label>
        ))}
      </fieldset>
      {draft.isPublic && (
        <Field label={t('leagues.fields.names')} hint={t('leagues.fields.namesHint')}>
          {(tie) => (
            <select
              {...tie}
              value={draft.publicNames}
              onChange={({ target }) =>
                onChange({
                  ...draft,
                  publicNames: asNameForm(target.value) ?? USUAL_FORM,
                })
              }
              className={inputOnPaper}
            >
              {NAME_FORMS.map((form) => (
                <option key={form} value={form}>
                  {t(`leagues.fields.${form}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}
