'use client';
/** An evening: its day, its name, whether it is a final. */
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { Input, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import { weekdayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { leagueRoute } from '../../parts';
import { changeEvening, createEvening } from './actions';
import {
  PlaceFields,
  type SeasonChoice,
  SeasonFields,
  sentPlace,
  type Whereabouts,
} from './evening-fields';

type Draft = Whereabouts & {
  readonly seasonId: string;
  /** The other seasons that count it. */
  readonly also: readonly string[];
  readonly date: string;
  readonly name: string;
  readonly isFinal: boolean;
};

export function EveningForm({
  leagueId,
  eveningId,
  seasons,
  begin,
}: {
  leagueId: string;
  /** The evening to be changed; a new one where left out. */
  eveningId?: string;
  /** To choose from; an evening stays in its season. */
  seasons: readonly SeasonChoice[];
  begin: Draft;
}) {
  const router = useRouter();
  const words = useWords();
  const { t } = words;
  const [newId] = useState(makeId);
  const [draft, setDraft] = useState(begin);
  const { send, busy, failure, setFailure } = useSend(
    ({ seasonId, another, time, place, ...rest }: Draft & { another: boolean }) => {
      const setting = { ...rest, ...sentPlace({ time, place }) };
      return eveningId
        ? changeEvening({ id: eveningId, ...setting })
        : createEvening({ id: newId, seasonId, another, ...setting });
    },
  );
  const set = (more: Partial<Draft>) => {
    setFailure(null);
    setDraft({ ...draft, ...more });
  };
  const season = seasons.find(({ id }) => id === draft.seasonId);
  /** The evening that the day has already. */
  const there = failure?.path.match(/^evenings\.(.+)$/)?.[1];
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!draft.date) return setFailure({ path: 'date', message: t('evenings.form.noDay') });
    if (!(await send({ ...draft, another: there !== undefined }))) return;
    router.push(leagueRoute(leagueId, `/evenings/${eveningId ?? newId}`));
    router.refresh();
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-6">
      <SeasonFields
        seasons={seasons}
        seasonId={draft.seasonId}
        isFixed={eveningId !== undefined}
        also={draft.also}
        days={[draft.date, draft.date]}
        fault={failure?.path === 'also' ? failure.message : undefined}
        onSeason={(seasonId) => set({ seasonId, also: draft.also.filter((id) => id !== seasonId) })}
        onAlso={(also) => set({ also })}
      />
      <Input
        label={t('evenings.form.day')}
        hint={draft.date ? weekdayInWords(words, draft.date) : undefined}
        fault={failure?.path === 'date' ? failure.message : undefined}
        type="date"
        value={draft.date}
        min={season?.startsOn}
        max={season?.endsOn}
        onChange={(event) => set({ date: event.target.value })}
        required
      />
      <Input
        label={t('evenings.form.name')}
        hint={t('evenings.form.nameHint')}
        value={draft.name}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => set({ name: event.target.value })}
      />
      <PlaceFields at={draft} onChange={set} />
      <Check
        label={t('evenings.form.final')}
        checked={draft.isFinal}
        onChange={(isFinal) => set({ isFinal })}
      />
      <Refused>{failure && !['date', 'also'].includes(failure.path) && failure.message}</Refused>
      {there && (
        <Link href={leagueRoute(leagueId, `/evenings/${there}`)} className={keyOnPaper}>
          {t('evenings.form.there')}
        </Link>
      )}
      <button type="submit" className={there ? keyOnPaper : actionOnPaper} disabled={busy}>
        {t(`evenings.form.${eveningId ? 'save' : there ? 'another' : 'make'}`)}
      </button>
    </form>
  );
}
