'use client';
/** Name and openness of a league: for founding one, and for changing it. */
import { Input } from '@/app/ui/form';
import { Pick } from '@/app/ui/pick';
import type { FormOf } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { NAME_FORMS, type NameForm } from '@/lib/league/public-names';

type LeagueDraft = {
  readonly name: string;
  readonly isPublic: boolean;
  readonly publicNames: NameForm;
};

/** Of a closed league nobody has said anything yet about its names. */
export const sentLeague = ({ name, isPublic, publicNames }: LeagueDraft) => ({
  name,
  isPublic,
  ...(isPublic && { publicNames }),
});

const OPENNESS = [
  { isPublic: false, label: 'leagues.fields.closed', line: 'leagues.fields.closedLine' },
  { isPublic: true, label: 'leagues.fields.open', line: 'leagues.fields.openLine' },
] as const;

export function LeagueFields({ of: form }: { of: FormOf<LeagueDraft> }) {
  const { t } = useWords();
  return (
    <>
      <Input label={t('leagues.fields.name')} {...form.text('name')} required />
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
              checked={form.draft.isPublic === isPublic}
              onChange={() => form.set({ isPublic })}
              className="sr-only"
            />
            <span className="font-semibold">{t(label)}</span>
            <span className="block text-[0.9375rem] text-ink-dim">{t(line)}</span>
          </label>
        ))}
      </fieldset>
      {form.draft.isPublic && (
        <Pick
          label={t('leagues.fields.names')}
          hint={t('leagues.fields.namesHint')}
          options={NAME_FORMS.map((id) => ({ id, name: t(`leagues.fields.${id}`) }))}
          {...form.pick('publicNames')}
        />
      )}
    </>
  );
}
