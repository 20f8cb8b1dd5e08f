'use client';
/** Evenings that come back, made at once: from when until when, how often, at what time and where. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Input } from '@/app/ui/form';
import { Pick } from '@/app/ui/pick';
import { Form, useForm } from '@/app/ui/use-form';
import { dayInWords, listedDay } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { type Rhythm, seriesDays } from '@/lib/league/series';
import { smallKey } from '../../parts';
import {
  PlaceFields,
  type SeasonChoice,
  SeasonFields,
  sentPlace,
  type Whereabouts,
} from '../evenings/evening-fields';
import { createSeries } from './actions';
import { MadeSeries } from './made-series';

const WEEKS = [1, 2, 3, 4] as const;
const rhythmOf = (said: string): Rhythm =>
  said === 'month' ? { every: 'month' } : { every: 'weeks', weeks: Number(said) };
/** The days of a series, as far as it is said. */
const daysOf = ({ from, until, often }: { from: string; until: string; often: string }) =>
  from && until ? seriesDays({ from, until, rhythm: rhythmOf(often) }) : [];

export function SeriesForm({
  leagueId,
  seasons,
  seasonId,
  day,
  taken,
  usual,
}: {
  leagueId: string;
  seasons: readonly SeasonChoice[];
  /** The one chosen at first. */
  seasonId: string;
  /** Today. */
  day: string;
  /** Days that have an evening already. */
  taken: readonly string[];
  /** As the last evening was. */
  usual: Whereabouts & { readonly also: readonly string[] };
}) {
  const router = useRouter();
  const words = useWords();
  const { t } = words;
  const firstOf = (id: string) => {
    const { startsOn = day, endsOn = day } = seasons.find((one) => one.id === id) ?? {};
    return { from: day < startsOn || day > endsOn ? startsOn : day, until: endsOn };
  };
  /** Days of the series on which there is none. */
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const form = useForm({
    begin: { seasonId, ...firstOf(seasonId), often: '2', ...usual },
    send: async ({ often, ...draft }) =>
      createSeries({
        ...draft,
        rhythm: rhythmOf(often),
        name: '',
        without: daysOf({ ...draft, often }).filter((one) => without.has(one)),
        ...sentPlace(draft),
      }),
    onDone: () => router.refresh(),
  });
  const { from, until } = form.draft;
  const made = form.done?.value;
  const season = seasons.find(({ id }) => id === form.draft.seasonId);
  const days = daysOf(form.draft);
  const fresh = days.filter((one) => !taken.includes(one) && !without.has(one));
  const [first, last] = [fresh[0], fresh.at(-1)];
  if (made) return <MadeSeries leagueId={leagueId} made={made} onMore={() => form.set({})} />;
  return (
    <Form
      of={form}
      save={t('calendar.series.make', { count: fresh.length })}
      isOff={fresh.length === 0}
      className="flex w-full flex-col gap-5"
    >
      <SeasonFields
        of={form}
        seasons={seasons}
        days={[from, until]}
        onSeason={(chosen) => form.set({ ...chosen, ...firstOf(chosen.seasonId) })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['from', 'until'] as const).map((key) => (
          <Input
            key={key}
            label={t(`calendar.series.${key}`)}
            {...form.text(key)}
            type="date"
            required
            min={season?.startsOn}
            max={season?.endsOn}
          />
        ))}
      </div>
      <Pick
        label={t('calendar.series.often')}
        options={[
          ...WEEKS.map((weeks) => ({
            id: String(weeks),
            name: t('calendar.series.weeks', { weeks }),
          })),
          { id: 'month', name: t('calendar.series.month') },
        ]}
        {...form.pick('often')}
        fault={form.fault('rhythm')}
      />
      <PlaceFields of={form} />
      {days.length > 0 && (
        <fieldset>
          <legend className="pb-1 text-[0.9375rem] text-ink-dim">
            {t('calendar.series.days')}
          </legend>
          <div className="flex flex-wrap gap-1.5">
            {days.map((one) => {
              const isTaken = taken.includes(one);
              const isIn = !isTaken && !without.has(one);
              return (
                <button
                  key={one}
                  type="button"
                  disabled={isTaken}
                  aria-pressed={isIn}
                  onClick={() =>
                    setWithout(
                      new Set(isIn ? [...without, one] : [...without].filter((own) => own !== one)),
                    )
                  }
                  className={`${smallKey} min-h-11! px-2.5! tabular-nums ${isIn ? 'border-felt!' : 'text-ink-dim line-through'}`}
                >
                  {listedDay(words, one)}
                  {isTaken && <span className="sr-only"> {t('calendar.series.taken')}</span>}
                </button>
              );
            })}
          </div>
        </fieldset>
      )}
      <p role="status">
        {first && last
          ? t('calendar.series.preview', {
              count: fresh.length,
              first: dayInWords(words, first),
              last: dayInWords(words, last),
            })
          : t('calendar.series.none')}
      </p>
    </Form>
  );
}
