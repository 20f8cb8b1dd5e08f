'use client';
/** Somebody's own phone at a tournament: at which table they play, with whom, and how they stand. */
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { noteAttended } from '@/lib/browser/attends';
import { myNumber, rememberMyNumber } from '@/lib/browser/tournament-links';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import type { EntrantView } from '@/lib/tournament';
import { Clock } from '../clock';
import { FindEntrant } from '../find-entrant';
import { PlaceLink } from '../place-link';
import { OnLooker } from '../today/on-looker';
import { SignUp } from '../today/sign-up';
import { usePeople } from '../use-people';
import { useTournament } from '../use-tournament';
import { mineIn, type RoundOfMine } from './mine-in';

export default function Mine() {
  const { t } = useWords();
  const { view } = useTournament();
  const [number, setNumber] = useState(() => myNumber(view.id));
  const me = view.entrants.find((one) => one.number === number);
  const choose = (of: number | null) => {
    rememberMyNumber(view.id, of);
    noteAttended(view);
    setNumber(of);
  };
  if (!me)
    return (
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <OnLooker />
        {view.entrants.length > 0 && (
          <section
            aria-label={t('tournament-mine.title')}
            // Once it has begun, this is what people come for.
            className={`flex flex-col gap-2 ${view.rounds.length > 0 ? 'max-md:order-first' : ''}`}
          >
            <h2 className="font-semibold text-xl">{t('tournament-mine.title')}</h2>
            <FindEntrant onPick={(entrant) => choose(entrant.number)} />
          </section>
        )}
      </div>
    );
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-lg">
            <span className="text-ink-dim tabular-nums">{me.number}</span> <b>{me.name}</b>
          </p>
          <button type="button" className={`${smallKey} shrink-0`} onClick={() => choose(null)}>
            {t('tournament-mine.notMe')}
          </button>
        </div>
        <Now me={me} />
        {view.role === 'entrant' && view.rounds.length === 0 && <SignUp />}
      </div>
      <SoFar me={me} />
    </div>
  );
}

/** The round at hand: the table as large as it can be, who plays with whom, and since when. */
function Now({ me }: { me: EntrantView }) {
  const words = useWords();
  const { t } = words;
  const { view } = useTournament();
  const { nameOf } = usePeople();
  const last = view.rounds.length - 1;
  const round = view.rounds[last];
  const mine = mineIn(view, last, me.id);
  const isLast = view.isOver || last + 1 === view.setting.rounds;
  if (!round)
    return (
      <p role="status" className="text-lg">
        {t('tournament-mine.before')}
      </p>
    );
  return (
    <section
      aria-label={roundName(words, last + 1, view.setting.rounds)}
      className="flex flex-col gap-3 rounded-xl border border-ink/15 bg-card p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-ink-dim text-lg">{roundName(words, last + 1, view.setting.rounds)}</h2>
        {round.status === 'begun' && round.begunAt !== null && (
          <Clock
            begunAt={round.begunAt}
            minutes={round.minutes}
            className="font-semibold text-xl tabular-nums"
          />
        )}
      </div>
      <div role="status" className="flex flex-col gap-3">
        {mine ? (
          <>
            <p className="font-semibold text-6xl leading-none tabular-nums">
              {t('tournament-desk.tableNumber', { table: String(mine.table) })}
            </p>
            <With mine={mine} />
          </>
        ) : (
          <p className="text-xl">
            {t(`tournament-mine.${round.out.includes(me.id) ? 'out' : 'notIn'}`)}
          </p>
        )}
      </div>
      {mine && mine.against.length > 0 && (
        <p className="text-lg">
          <span className="text-ink-dim">{t('tournament-mine.against')}</span>{' '}
          {mine.against.map(nameOf).join(', ')}
        </p>
      )}
      {mine?.result && <Result mine={mine} />}
      {mine && round.status === 'over' && !isLast && <p>{t('tournament-mine.waitNext')}</p>}
    </section>
  );
}

/** Where one sits and with whom. */
function With({ mine }: { mine: RoundOfMine }) {
  const { t } = useWords();
  const { nameOf } = usePeople();
  const partner = mine.partner === null ? null : nameOf(mine.partner);
  return (
    <p className="text-2xl">
      {t('tournament-mine.seat', { seat: mine.seat })}
      {partner !== null && `, ${t('tournament-mine.with', { name: partner })}`}
    </p>
  );
}

function Result({ mine: { result } }: { mine: RoundOfMine }) {
  const { format } = useWords();
  if (!result) return null;
  return (
    <span className="font-semibold text-xl tabular-nums">
      {format.number(result.own)}
      {result.theirs !== null && ` : ${format.number(result.theirs)}`}
    </span>
  );
}

/** The rounds before, and the rank as far as it is shown. */
function SoFar({ me }: { me: EntrantView }) {
  const { t, format } = useWords();
  const { view } = useTournament();
  const { nameOf } = usePeople();
  const line = view.ranking?.find(({ entrant }) => entrant === me.id);
  const isHidden = view.rankedRounds < view.rounds.length;
  const before = view.rounds
    .map((own, at) => ({ at, own, mine: mineIn(view, at, me.id) }))
    .slice(0, -1);
  return (
    <section aria-label={t('tournament-mine.soFar')} className="flex flex-col gap-4">
      {line?.rounds.some((points) => points !== null) && (
        <div className="flex items-baseline gap-4">
          <p className="font-semibold text-4xl tabular-nums">
            {t('tournament-mine.rank', { rank: String(line.rank) })}
          </p>
          <p className="text-ink-dim text-lg">
            {t('tournament-mine.of', {
              people: String(view.entrants.length),
              points: format.number(line.total),
            })}
          </p>
        </div>
      )}
      {isHidden && <p className="text-ink-dim">{t('tournament-mine.hidden')}</p>}
      <ul className="divide-y divide-ink/10">
        {before.toReversed().map(({ at, own, mine }) => (
          <li key={at} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0">
              {t('tournaments.round', { round: String(at + 1) })}
              <span className="block text-[0.9375rem] text-ink-dim">
                {mine
                  ? [
                      t('tournament-desk.tableNumber', { table: String(mine.table) }),
                      mine.partner !== null &&
                        t('tournament-mine.with', { name: nameOf(mine.partner) }),
                    ]
                      .filter(Boolean)
                      .join(', ')
                  : own.out.includes(me.id) && t('tournament-mine.satOut')}
              </span>
            </span>
            {mine && <Result mine={mine} />}
          </li>
        ))}
      </ul>
      {view.rounds.length > 0 && (
        <PlaceLink
          place={`rounds/${view.rounds.length}`}
          className="self-start underline decoration-ink/30 underline-offset-4"
        >
          {t('tournaments.today.tables')}
        </PlaceLink>
      )}
    </section>
  );
}
