'use client';
/** A new tournament: what is often played, and what it is called. Everything else is set on it later. */
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Check } from '@/app/ui/check';
import { Input, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import { tournamentStore } from '@/lib/browser/tournament-store';
import { useWords } from '@/lib/i18n/use-words';
import { bringVariants } from '@/lib/jass';
import { READY_SETS, type ReadySet, readySetting } from '@/lib/tournament/ready';
import { foundTournament } from '../actions';

const SEED_LENGTH = 6;

/** The league whose tournament it will be, with those who play in it. */
type OfLeague = { readonly id: string; readonly players: readonly string[] };

export function FoundTournament({ league }: { league?: OfLeague }) {
  const { t } = useWords();
  const router = useRouter();
  // The same id for every try: a retry after a lost answer finds the one that was made.
  const [id] = useState(makeId);
  const [set, setSet] = useState<ReadySet>(READY_SETS[0]);
  const [name, setName] = useState('');
  const [date, setDate] = useState('');
  const [place, setPlace] = useState('');
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const { send, busy, failure } = useSend(foundTournament);
  const found = async (event: React.FormEvent) => {
    event.preventDefault();
    const seed = makeId().slice(0, SEED_LENGTH);
    await bringVariants([set.setting.variant]);
    const setting = { ...readySetting(set), name, date: date || null, place, seed };
    const made = await send({ id, setting, ...(league && { leagueId: league.id }) });
    if (!made) return;
    const entrants = league?.players
      .filter((one) => !away.has(one))
      .map((one) => ({ id: makeId(), name: one }));
    if (entrants?.length) tournamentStore(id).change({ kind: 'register', entrants });
    router.push(`/tournaments/${id}` as Route);
  };
  return (
    <form onSubmit={found} className="flex flex-col gap-6">
      <fieldset>
        <legend className="pb-2 font-semibold">{t('tournaments.new.what')}</legend>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {READY_SETS.map((one) => (
            <label
              key={one.id}
              className="flex items-center gap-4 rounded-xl border border-ink/25 bg-card px-4 py-3 choosable focus-within-ring"
            >
              <input
                type="radio"
                name="set"
                checked={one === set}
                onChange={() => setSet(one)}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className="shrink-0 whitespace-nowrap font-semibold text-2xl tabular-nums"
              >
                {`${one.setting.rounds} × ${one.setting.hands}`}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{t(`tournaments.sets.${one.id}.name`)}</span>
                <span className="block text-[0.9375rem] text-ink-dim leading-snug">
                  {t(`tournaments.sets.${one.id}.line`)}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        <Input
          label={t('tournaments.fields.name')}
          fault={failure?.path.endsWith('name') ? failure.message : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={100}
          required
        />
        <Input
          label={t('tournaments.fields.date')}
          type="date"
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Input
          label={t('tournaments.fields.place')}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
          maxLength={200}
        />
      </div>
      {league && league.players.length > 0 && (
        <Members players={league.players} away={away} onChange={setAway} />
      )}
      <p className="max-w-prose text-ink-dim">{t('tournaments.new.line')}</p>
      <Refused>{failure && !failure.path.endsWith('name') && failure.message}</Refused>
      <button type="submit" className={`${actionOnPaper} max-w-xl`} disabled={busy}>
        {t('tournaments.found')}
      </button>
    </form>
  );
}

/** Who plays in the league: entered at once, save those whose tick is taken away. */
function Members({
  players,
  away,
  onChange,
}: {
  players: readonly string[];
  away: ReadonlySet<string>;
  onChange: (away: ReadonlySet<string>) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset className="max-w-3xl rounded-xl border border-ink/25 bg-card px-4 py-2">
      <legend className="px-1 font-semibold">{t('tournaments.new.members')}</legend>
      <Check
        label={t('tournaments.new.enterAll', { people: players.length })}
        checked={away.size === 0}
        onChange={(isAll) => onChange(new Set(isAll ? [] : players))}
      />
      <details>
        <summary className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4">
          {t('tournaments.new.each', { people: players.length - away.size })}
        </summary>
        <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {players.map((name) => (
            <Check
              key={name}
              label={name}
              checked={!away.has(name)}
              onChange={(isIn) =>
                onChange(new Set(isIn ? [...away].filter((one) => one !== name) : [...away, name]))
              }
            />
          ))}
        </div>
      </details>
      <p className="pb-1 text-[0.9375rem] text-ink-dim">{t('tournaments.new.membersLine')}</p>
    </fieldset>
  );
}
