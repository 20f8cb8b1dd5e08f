'use client';
/** What is asked of one evening as of a series of them: the seasons, when and where. */
import { Check } from '@/app/ui/check';
import { Field, Input, inputOnPaper } from '@/app/ui/form';
import { useWords } from '@/lib/i18n/use-words';

/** A season to choose from, with its first and its last day. */
export type SeasonChoice = {
  readonly id: string;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
};
/** As 19:30; empty where nobody said, as the place. */
export type Whereabouts = { readonly time: string; readonly place: string };
/** What is not said is null for the server. */
export const sentPlace = ({ time, place }: Whereabouts) => ({
  time: time || null,
  place: place || null,
});

/** The season in which it is planned, and the others that count it as well. */
export function SeasonFields({
  seasons,
  seasonId,
  isFixed = false,
  also,
  days,
  fault,
  onSeason,
  onAlso,
}: {
  seasons: readonly SeasonChoice[];
  seasonId: string;
  /** An evening stays in its season. */
  isFixed?: boolean;
  also: readonly string[];
  /** The first and the last day: a season counts what falls into it. */
  days: readonly [string, string];
  fault?: string | undefined;
  onSeason: (id: string) => void;
  onAlso: (ids: readonly string[]) => void;
}) {
  const { t } = useWords();
  const [first, last] = days;
  const others = seasons.filter(
    ({ id, startsOn, endsOn }) =>
      id !== seasonId && (also.includes(id) || (startsOn <= first && last <= endsOn)),
  );
  return (
    <>
      {!isFixed && seasons.length > 1 && (
        <Field label={t('evenings.form.season')}>
          {(tie) => (
            <select
              {...tie}
              value={seasonId}
              onChange={({ target }) => onSeason(target.value)}
              className={inputOnPaper}
            >
              {seasons.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{t('evenings.form.also')}</legend>
          <p className="text-[0.9375rem] text-ink-dim">{t('evenings.form.alsoHint')}</p>
          {others.map(({ id, name }) => (
            <Check
              key={id}
              label={name}
              checked={also.includes(id)}
              onChange={(isIn) => onAlso(isIn ? [...also, id] : also.filter((one) => one !== id))}
            />
          ))}
          {fault && <p className="text-refusal">{fault}</p>}
        </fieldset>
      )}
    </>
  );
}

/** When it begins, and where. */
export function PlaceFields({
  at: { time, place },
  fault,
  onChange,
}: {
  at: Whereabouts;
  /** What is wrong with one of the two. */
  fault?: (path: 'time' | 'place') => string | undefined;
  onChange: (more: Partial<Whereabouts>) => void;
}) {
  const { t } = useWords();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Input
        label={t('evenings.form.time')}
        fault={fault?.('time')}
        type="time"
        value={time}
        onChange={(event) => onChange({ time: event.target.value })}
      />
      <Input
        label={t('evenings.form.place')}
        fault={fault?.('place')}
        value={place}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => onChange({ place: event.target.value })}
      />
    </div>
  );
}
