'use client';
/** The tournament becomes an evening of a league's season: everybody's total, by player. */
import { useMemo, useState } from 'react';
import { createEvening } from '@/app/leagues/[leagueId]/evenings/actions';
import { importTotals } from '@/app/leagues/[leagueId]/files/actions';
import { linkInText, Section } from '@/app/leagues/parts';
import { Input, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import { useWords } from '@/lib/i18n/use-words';
import type { VariantId } from '@/lib/jass';
import { today } from '@/lib/league/days';
import type { Measure } from '@/lib/league/measures';
import { likelySeason } from '@/lib/league/open-seasons';
import { matchesWith } from '@/lib/tournament/into-season';
import { PlaceLink } from '../place-link';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';
import { useAll, useAnswer } from './ask-api';

type Named = { readonly id: string; readonly name: string };
type Season = Named & {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly variants: readonly VariantId[];
  readonly scheme: { readonly measure: Measure };
  readonly closed: boolean;
  readonly evenings: number;
};
const NEW = 'new';
const NOBODY = 'nobody';
/** What a total of points is, to a season that counts it. */
const POINTS: readonly Measure[] = ['card-points', 'written-points', 'fewest-points', 'difference'];
const PER_HAND: readonly Measure[] = ['fewest-points', 'difference'];

export default function IntoSeason() {
  const { t, format } = useWords();
  const { view, whole } = useWhole();
  const { byId } = usePeople();
  const { setting } = whole;
  const [ids] = useState(() => ({ evening: makeId(), totals: makeId() }));
  const leagues = useAll<Named>('/leagues', 'leagues');
  const own = useAnswer<{
    readonly tournaments: readonly { readonly id: string; readonly leagueId: string | null }[];
  }>('/tournaments')?.tournaments.find(({ id }) => id === view.id)?.leagueId;
  const [chosenLeague, setLeague] = useState<string>();
  // Where it was founded in a league, it is an evening of that one unless somebody says otherwise.
  const league = chosenLeague ?? own ?? '';
  const of = league === '' ? null : `/leagues/${league}`;
  const seasons = useAll<Season>(of && `${of}/seasons`, 'seasons');
  const players = useAll<Named>(of && `${of}/players`, 'players');
  const [chosenSeason, setSeason] = useState('');
  const [date, setDate] = useState(setting.date ?? '');
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  const [done, setDone] = useState<{ players: number; totals: number } | null>(null);
  const open = seasons?.filter(({ closed }) => !closed) ?? [];
  const season = open.find(({ id }) => id === chosenSeason) ?? likelySeason(open, date || today());
  const matches = useMemo(
    () =>
      matchesWith(view.ranking ?? [], {
        nameOf: (id) => byId.get(id)?.name ?? id,
        isPair: setting.kind === 'schieber-pairs',
        players: players?.map(({ name }) => name) ?? [],
      }).map((one, at) => ({ ...one, key: `${at}` })),
    [view.ranking, byId, players, setting.kind],
  );
  const { send, busy, failure, setFailure } = useSend(importTotals);
  const idOf = (name: string | null) => players?.find((one) => one.name === name)?.id;
  const choiceOf = ({ key, known, meant }: (typeof matches)[number]): string =>
    said.get(key) ?? idOf(known) ?? (meant.length > 0 ? '' : NEW);
  const unsure = matches.filter((one) => choiceOf(one) === '');
  const measure = season?.scheme.measure;
  const counts = measure !== undefined && POINTS.includes(measure);
  const variant =
    season?.variants.find((one) => one === setting.variant) ?? season?.variants[0] ?? null;

  const take = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!season || !measure || variant === null) return;
    if (unsure.length > 0)
      return setFailure({
        path: '',
        message: t('tournament-prizes.season.unsure', { count: unsure.length }),
      });
    const taken = matches.filter((one) => choiceOf(one) !== NOBODY);
    const who = taken.map(choiceOf);
    if (who.some((one, at) => one !== NEW && who.indexOf(one) !== at))
      return setFailure({ path: '', message: t('tournament-prizes.season.twice') });
    const hands = (setting.hands ?? 0) * view.rounds.length;
    // Where the day has its evening already the totals go to that one.
    await createEvening({
      ...{ id: ids.evening, seasonId: season.id, date, name: setting.name, isFinal: false },
      ...(setting.place && { place: setting.place }),
    }).catch(() => undefined);
    const sent = await send({
      ...{ leagueId: league, seasonId: season.id, variant, of: measure },
      hands: PER_HAND.includes(measure) && hands > 0 ? hands : null,
      people: taken.map((one) => {
        const id = choiceOf(one);
        return id === NEW ? { name: one.name, hasLeft: false } : { id };
      }),
      evenings: [
        {
          ...{ id: ids.totals, eveningId: ids.evening, date },
          totals: taken.map(({ total }, at) => ({ who: at, total })),
        },
      ],
    });
    if (sent) setDone(sent.value);
  };
  if (done)
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status" className="text-lg">
          {t('tournament-prizes.season.done', { totals: done.totals, players: done.players })}
        </p>
        <a href={`/leagues/${league}/evenings`} className={keyOnPaper}>
          {t('tournament-prizes.season.look')}
        </a>
      </div>
    );
  const select = (
    label: string,
    all: readonly Named[],
    { value, onPick, none }: { value: string; onPick: (id: string) => void; none?: string },
  ) => (
    <Pick
      label={label}
      value={value}
      options={none === undefined ? all : [{ id: '', name: none }, ...all]}
      onPick={(id) => {
        setFailure(null);
        onPick(id);
      }}
    />
  );
  return (
    <form onSubmit={take} className="flex flex-col gap-6">
      <PlaceLink place="prizes" className={`${linkInText} self-start`}>
        {t('tournaments.places.prizes')}
      </PlaceLink>
      <Section
        title={t('tournament-prizes.season.title')}
        line={t('tournament-prizes.season.line')}
      >
        {leagues?.length === 0 ? (
          <p>{t('tournament-prizes.season.noLeague')}</p>
        ) : (
          <div className="grid w-full gap-4 sm:grid-cols-3">
            {select(t('tournament-prizes.season.league'), leagues ?? [], {
              value: league,
              none: t('tournament-prizes.season.choose'),
              onPick: (id) => {
                setLeague(id);
                setSaid(new Map());
              },
            })}
            {open.length > 0 &&
              select(t('tournament-prizes.season.season'), open, {
                value: season?.id ?? '',
                none: t('tournament-prizes.season.choose'),
                onPick: setSeason,
              })}
            {season && (
              <Input
                label={t('tournaments.fields.date')}
                type="date"
                required
                value={date}
                min={season.startsOn}
                max={season.endsOn}
                onChange={(event) => setDate(event.target.value)}
              />
            )}
          </div>
        )}
        {seasons && open.length === 0 && <p>{t('tournament-prizes.season.noSeason')}</p>}
        {season && !counts && <p role="status">{t('tournament-prizes.season.otherMeasure')}</p>}
      </Section>
      {season && counts && players && (
        <section
          aria-label={t('tournament-prizes.season.people')}
          className="flex max-w-2xl flex-col gap-3"
        >
          <h2 className="font-semibold text-lg">{t('tournament-prizes.season.people')}</h2>
          <ul className="flex flex-col divide-y divide-ink/10 border-ink/10 border-y">
            {matches.map((one) => {
              const choice = choiceOf(one);
              return (
                <li key={one.key} className="flex flex-wrap items-center gap-x-4 py-1.5">
                  <span className="min-w-0 flex-1 basis-40">
                    {one.name}
                    <span className="text-ink-dim tabular-nums"> {format.number(one.total)}</span>
                  </span>
                  <select
                    aria-label={t('tournament-prizes.season.isWho', { name: one.name })}
                    aria-invalid={choice === '' || undefined}
                    value={choice}
                    onChange={(event) => {
                      setFailure(null);
                      setSaid(new Map([...said, [one.key, event.target.value]]));
                    }}
                    className={`${inputOnPaper} flex-1 basis-48`}
                  >
                    {choice === '' && (
                      <option value="">
                        {t('tournament-prizes.season.perhaps', { name: one.meant[0] ?? '' })}
                      </option>
                    )}
                    <option value={NEW}>{t('tournament-prizes.season.new')}</option>
                    <option value={NOBODY}>{t('tournament-prizes.season.nobody')}</option>
                    {players.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </li>
              );
            })}
          </ul>
          <Refused>{failure?.message}</Refused>
          <button type="submit" className={actionOnPaper} disabled={busy || date === ''}>
            {t('tournament-prizes.season.take')}
          </button>
        </section>
      )}
    </form>
  );
}
