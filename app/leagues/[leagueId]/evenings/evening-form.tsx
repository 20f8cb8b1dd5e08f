'use client';
/** An evening: its day, from which its season follows, its name, whether it is a final. */
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { Input } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { inColumns } from '@/app/ui/paper-page';
import { Form, refused, useForm } from '@/app/ui/use-form';
import { makeId } from '@/lib/browser/id';
import { weekdayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { closedOn, openOn } from '@/lib/league/open-seasons';
import { leagueRoute } from '../../parts';
import { NoSeason } from '../no-season';
import { changeEvening, createEvening } from './actions';
import {
  PlaceFields,
  type SeasonChoice,
  SeasonFields,
  sentPlace,
  type Uncounted,
  type Whereabouts,
} from './evening-fields';
import { typedSent } from './typed';

type Draft = Whereabouts & {
  readonly seasonId: string;
  readonly also: readonly string[];
  readonly date: string;
  readonly name: string;
  readonly isFinal: boolean;
};

export function EveningForm({
  leagueId,
  eveningId,
  seasons,
  last = null,
  isOwner,
  isFixed = false,
  uncounted = {},
  begin,
}: {
  leagueId: string;
  /** The evening to be changed; a new one where left out. */
  eveningId?: string;
  /** Those of the league, the main one first. */
  seasons: readonly SeasonChoice[];
  /** The season of its last evening. */
  last?: string | null;
  /** May whoever plans make a season too? */
  isOwner: boolean;
  /** An evening at which something is played or paid stays in its season. */
  isFixed?: boolean;
  /** The seasons in which nothing of what it has counts, or not all. */
  uncounted?: Uncounted;
  begin: Draft;
}) {
  const router = useRouter();
  const words = useWords();
  const { t } = words;
  const [newId] = useState(makeId);
  const form = useForm({
    begin,
    send: async ({ seasonId, time, place, ...rest }, before) => {
      if (!rest.date) return refused('date', t('evenings.form.noDay'));
      const setting = { ...rest, ...sentPlace({ time, place }) };
      return eveningId
        ? changeEvening({ id: eveningId, seasonId, ...setting })
        : createEvening({
            id: newId,
            seasonId,
            another: thereAt(before) !== undefined,
            ...setting,
          });
    },
    onDone: () => {
      router.push(leagueRoute(leagueId, `/evenings/${eveningId ?? newId}`));
      router.refresh();
    },
  });
  const { date, seasonId } = form.draft;
  const season = seasons.find(({ id }) => id === seasonId);
  const open = openOn(seasons, date, last);
  const isMissing = !isFixed && date !== '' && open.length === 0;
  const there = thereAt(form.failure?.path);
  const onDay = (day: string) => {
    const on = openOn(seasons, day, last);
    const isIn = (id: string) => on.some((one) => one.id === id);
    form.set({
      date: day,
      // A day that is half typed keeps what was chosen.
      ...(!isFixed &&
        day !== '' && {
          seasonId: isIn(seasonId) ? seasonId : (on[0]?.id ?? ''),
          also: form.draft.also.filter(isIn),
        }),
    });
  };
  const weekday = date ? weekdayInWords(words, date) : undefined;
  const hint =
    weekday && season && !isMissing
      ? t('evenings.form.counts', { day: weekday, season: season.name })
      : weekday;
  return (
    <Form
      of={form}
      save={t(`evenings.form.${eveningId ? 'save' : there ? 'another' : 'make'}`)}
      look={there ? keyOnPaper : actionOnPaper}
      isOff={isMissing}
      keys={(key) => (
        <div className="flex flex-col gap-3 md:col-start-1">
          {there && (
            <Link href={leagueRoute(leagueId, `/evenings/${there}`)} className={keyOnPaper}>
              {t('evenings.form.there')}
            </Link>
          )}
          {key}
        </div>
      )}
      className={inColumns}
    >
      <div className="flex flex-col gap-3">
        <Input
          label={t('evenings.form.day')}
          hint={hint}
          {...form.text('date')}
          onChange={({ target }) => onDay(target.value)}
          type="date"
          {...(isFixed && { min: season?.startsOn, max: season?.endsOn })}
          required
        />
        {isMissing && (
          <NoSeason
            leagueId={leagueId}
            isOwner={isOwner}
            day={date}
            typed={{ ...typedSent(form.draft), ...(eveningId && { evening: eveningId }) }}
            closed={closedOn(seasons, date, last)}
          />
        )}
      </div>
      <SeasonFields
        of={form}
        seasons={isFixed ? seasons : open}
        isFixed={isFixed}
        uncounted={uncounted}
        days={[date, date]}
        onSeason={form.set}
      />
      <Input
        label={t('evenings.form.name')}
        hint={t('evenings.form.nameHint')}
        {...form.text('name')}
        maxLength={60}
      />
      <PlaceFields of={form} />
      <Check label={t('evenings.form.final')} {...form.tick('isFinal')} />
    </Form>
  );
}

/** The evening that the day has already, where that is why one was refused. */
const thereAt = (path: string | undefined) => path?.match(/^evenings\.(.+)$/)?.[1];
