'use client';
/** Evenings that come back, made at once: from when until when, how often, at what time and where. */
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, Input, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { dayInWords, listedDay } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { type Rhythm, seriesDays } from '@/lib/league/series';
import { leagueRoute, smallKey } from '../../parts';
import {
  PlaceFields,
  type SeasonChoice,
  SeasonFields,
  sentPlace,
  type Whereabouts,
} from '../evenings/evening-fields';
import { createSeries } from './actions';

const WEEKS = [1, 2, 3, 4] as const;
const rhythmOf = (said: string): Rhythm =>
  said === 'month' ? { every: 'month' } : { every: 'weeks', weeks: Number(said) };

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
  const [draft, setDraft] = useState({
    seasonId,
    ...firstOf(seasonId),
    often: '2',
    ...usual,
  });
  /** Days of the series on which there is none. */
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<{ made: number; there: number } | null>(null);
  const { send, busy, failure, setFailure } = useSend(createSeries);
  const set = (more: Partial<typeof draft>) => {
    setFailure(null);
    setMade(null);
    setDraft({ ...draft, ...more });
  };
  const season = seasons.find(({ id }) => id === draft.seasonId);
  const { from, until } = draft;
  const rhythm = rhythmOf(draft.often);
  const days = from && until ? seriesDays({ from, until, rhythm }) : [];
  const fresh = days.filter((one) => !taken.includes(one) && !without.has(one));
  const [first, last] = [fresh[0], fresh.at(-1)];
  const at = (...paths: string[]) =>
    failure && paths.includes(failure.path) ? failure.message : undefined;
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    const answer = await send({
      ...{ seasonId: draft.seasonId, also: draft.also, from, until, rhythm, name: '' },
      without: days.filter((one) => without.has(one)),
      ...sentPlace(draft),
    });
    if (!answer) return;
    setMade(answer.value);
    router.refresh();
  };
  const dayField = (key: 'from' | 'until') => (
    <Input
      label={t(`calendar.series.${key}`)}
      fault={at(key)}
      type="date"
      required
      value={draft[key]}
      min={season?.startsOn}
      max={season?.endsOn}
      onChange={(event) => set({ [key]: event.target.value })}
    />
  );
  return (
    <form onSubmit={save} className="flex w-full flex-col gap-5">
      <SeasonFields
        seasons={seasons}
        seasonId={draft.seasonId}
        also={draft.also}
        days={[from, until]}
        fault={at('also')}
        onSeason={(id) =>
          set({ seasonId: id, ...firstOf(id), also: draft.also.filter((one) => one !== id) })
        }
        onAlso={(also) => set({ also })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {dayField('from')}
        {dayField('until')}
      </div>
      <Field label={t('calendar.series.often')} fault={at('rhythm')}>
        {(tie) => (
          <select
            {...tie}
            value={draft.often}
            onChange={(event) => set({ often: event.target.value })}
            className={inputOnPaper}
          >
            {WEEKS.map((weeks) => (
              <option key={weeks} value={weeks}>
                {t('calendar.series.weeks', { weeks })}
              </option>
            ))}
            <option value="month">{t('calendar.series.month')}</option>
          </select>
        )}
      </Field>
      <PlaceFields at={draft} fault={(path) => at(path)} onChange={set} />
      {!made && days.length > 0 && (
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
        {made
          ? t('calendar.series.done', made)
          : first && last
            ? t('calendar.series.preview', {
                count: fresh.length,
                first: dayInWords(words, first),
                last: dayInWords(words, last),
              })
            : t('calendar.series.none')}
      </p>
      <Refused>
        {at('from', 'until', 'time', 'place', 'also') ? undefined : failure?.message}
      </Refused>
      {made ? (
        <Link href={leagueRoute(leagueId, '/evenings')} className={keyOnPaper}>
          {t('calendar.back')}
        </Link>
      ) : (
        <button type="submit" disabled={busy || fresh.length === 0} className={actionOnPaper}>
          {t('calendar.series.make', { count: fresh.length })}
        </button>
      )}
    </form>
  );
}
