'use client';
/** What is asked of one evening as of a series of them: the seasons, when and where. */
import { Fragment } from 'react';
import { Check } from '@/app/ui/check';
import { Input } from '@/app/ui/form';
import { Pick } from '@/app/ui/pick';
import type { FormOf } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import { holds } from '@/lib/league/open-seasons';
import type { SeasonLine } from '@/lib/server/leagues';

/** A season to choose from, with its first and its last day. */
export type SeasonChoice = Pick<
  SeasonLine,
  'id' | 'name' | 'startsOn' | 'endsOn' | 'closed' | 'evenings'
>;
/** As 19:30; empty where nobody said, as the place. */
export type Whereabouts = { readonly time: string; readonly place: string };
/** What is not said is null for the server. */
export const sentPlace = ({ time, place }: Whereabouts) => ({
  time: time || null,
  place: place || null,
});

/** By season: whether none of the results there are would count in it, or only some. */
export type Uncounted = Readonly<Record<string, 'none' | 'some'>>;

type Seasons = {
  readonly seasonId: string;
  /** The other seasons that count it. */
  readonly also: readonly string[];
};

/** The season in which it is planned, and the others that count it as well. */
export function SeasonFields({
  of: { draft, set, fault },
  seasons,
  isFixed = false,
  uncounted = {},
  days,
  onSeason,
}: {
  of: FormOf<Seasons>;
  seasons: readonly SeasonChoice[];
  /** The evening stays in its season. */
  isFixed?: boolean;
  uncounted?: Uncounted;
  /** The first and the last day: a season counts what falls into it. */
  days: readonly [string, string];
  onSeason: (seasons: Seasons) => void;
}) {
  const { t } = useWords();
  const [first, last] = days;
  const { seasonId, also } = draft;
  const others = seasons.filter(
    (one) => one.id !== seasonId && (also.includes(one.id) || holds(one, first, last)),
  );
  return (
    <>
      {!isFixed && seasons.length > 1 && (
        <Pick
          label={t('evenings.form.season')}
          options={seasons}
          value={seasonId}
          fault={fault('seasonId')}
          onPick={(id) => onSeason({ seasonId: id, also: also.filter((one) => one !== id) })}
        />
      )}
      {isFixed && seasons.length > 1 && (
        <p className="text-ink-dim">
          {t('evenings.form.seasonStays', {
            season: seasons.find(({ id }) => id === seasonId)?.name ?? '',
          })}
        </p>
      )}
      {others.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{t('evenings.form.also')}</legend>
          <p className="text-[0.9375rem] text-ink-dim">{t('evenings.form.alsoHint')}</p>
          {others.map(({ id, name }) => (
            <Fragment key={id}>
              <Check
                label={name}
                checked={also.includes(id)}
                onChange={(isIn) =>
                  set({ also: isIn ? [...also, id] : also.filter((one) => one !== id) })
                }
              />
              {uncounted[id] && (
                <p className="-mt-2 pb-2 pl-8 text-[0.9375rem] text-ink-dim">
                  {t(`evenings.form.counts${uncounted[id] === 'none' ? 'None' : 'Some'}`)}
                </p>
              )}
            </Fragment>
          ))}
          {fault('also') && <p className="text-refusal">{fault('also')}</p>}
        </fieldset>
      )}
    </>
  );
}

/** When it begins, and where. */
export function PlaceFields({ of: form }: { of: FormOf<Whereabouts> }) {
  const { t } = useWords();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Input label={t('evenings.form.time')} {...form.text('time')} type="time" />
      <Input label={t('evenings.form.place')} {...form.text('place')} maxLength={80} />
    </div>
  );
}
