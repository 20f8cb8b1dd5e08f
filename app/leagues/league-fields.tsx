'use client';
/** Name and openness of a league: for founding one, and for changing it. */
import { Field, inputOnPaper } from '@/app/ui/form';

export type LeagueDraft = { readonly name: string; readonly isPublic: boolean };

const OPENNESS = [
  { isPublic: false, label: 'Only whom I invite', line: 'Nobody else finds it.' },
  {
    isPublic: true,
    label: 'Everybody who has the address',
    line: 'They read tables, games and the names of the players; they change nothing.',
  },
] as const;

export function LeagueFields({
  draft,
  onChange,
  fault,
}: {
  draft: LeagueDraft;
  onChange: (draft: LeagueDraft) => void;
  /** What is wrong with the name. */
  fault?: string | undefined;
}) {
  return (
    <>
      <Field label="Name" fault={fault}>
        {(tie) => (
          <input
            {...tie}
            value={draft.name}
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
            autoComplete="off"
            required
            className={inputOnPaper}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 font-semibold">Who may read it?</legend>
        {OPENNESS.map(({ isPublic, label, line }) => (
          <label
            key={label}
            className="block rounded-xl border-2 border-ink/15 bg-card px-4 py-2.5 has-checked:border-felt has-focus-visible:outline-3 has-focus-visible:outline-brick"
          >
            <input
              type="radio"
              name="openness"
              checked={draft.isPublic === isPublic}
              onChange={() => onChange({ ...draft, isPublic })}
              className="sr-only"
            />
            <span className="font-semibold">{label}</span>
            <span className="block text-[0.9375rem] text-ink-dim">{line}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
