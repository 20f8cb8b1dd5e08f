'use client';
/** The ranking as far as it may be seen: of all, of a category or of a club. */
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { lazily } from '@/app/ui/lazily';
import { useWords } from '@/lib/i18n/use-words';
import { namesLike } from '@/lib/league/similar-names';
import type { EntrantView, RankingLine, TournamentView } from '@/lib/tournament';
import { ranksAmong } from '@/lib/tournament/honours';
import { PlaceLink } from '../place-link';
import { usePeople } from '../use-people';
import { useTournament } from '../use-tournament';
import { RankingTable } from './ranking-table';

const Directing = lazily(() => import('./directing'));

export default function Ranking() {
  const { t } = useWords();
  const { view } = useTournament();
  const { role, ranking, rankedRounds, setting, rounds, whole, reveal } = view;
  const published = rounds.length;
  const { hiddenFrom } = setting;
  // A desk knows all that is kept, and still shows no more than everybody sees.
  const isHidden = hiddenFrom !== null && hiddenFrom < published;
  const isKept = role === 'desk' && isHidden;
  const lines = isKept ? [] : (ranking ?? []);
  const shownRounds = role === 'director' ? published : Math.min(rankedRounds, published);
  const hasResults = lines.some((line) => line.rounds.some((points) => points !== null));
  return (
    <div className="flex flex-col gap-5">
      {isHidden && role !== 'director' && (
        <p role="status" className="max-w-prose rounded-lg bg-highlight px-3 py-2">
          {t('tournament-ranking.hidden', { round: String(hiddenFrom + 1) })}
        </p>
      )}
      {whole && role === 'director' && <Directing lines={lines} />}
      {isHidden && role !== 'director' && reveal && <RevealedHere reveal={reveal} />}
      {hasResults ? (
        <Lines lines={lines} rounds={shownRounds} />
      ) : (
        !isHidden && <p className="text-ink-dim">{t('tournament-ranking.none')}</p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <PlaceLink place="screen" className={keyOnPaper}>
          {t('tournament-ranking.screen')}
        </PlaceLink>
      </div>
    </div>
  );
}

/** The places that are revealed, as the hall sees them. */
function RevealedHere({ reveal: { lines } }: { reveal: NonNullable<TournamentView['reveal']> }) {
  const { t, format } = useWords();
  const { nameOf } = usePeople();
  if (lines.length === 0) return null;
  return (
    <ol
      aria-label={t('tournament-ranking.final')}
      className="max-w-xl divide-y divide-ink/10 border-ink/10 border-y text-lg"
    >
      {lines.map(({ entrant, rank, total }) => (
        <li key={entrant} className="flex items-baseline gap-3 py-2">
          <span className="w-8 shrink-0 text-ink-dim tabular-nums">{rank}.</span>
          <span className="min-w-0 flex-1 font-semibold">{nameOf(entrant)}</span>
          <span className="tabular-nums">{format.number(total)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Longer rankings have a field to find a name in. */
const MOST = 12;

function Lines({ lines, rounds }: { lines: readonly RankingLine[]; rounds: number }) {
  const { t } = useWords();
  const { view } = useTournament();
  const { byId } = usePeople();
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState('');
  const [club, setClub] = useState('');
  const people = lines.flatMap(({ entrant }) => byId.get(entrant) ?? []);
  const categories = valuesOf(people, 'category');
  const clubs = valuesOf(people, 'club');
  const some = lines.filter(({ entrant }) => {
    const one = byId.get(entrant);
    return (category === '' || one?.category === category) && (club === '' || one?.club === club);
  });
  const like = new Set(
    namesLike(
      some.flatMap(({ entrant }) => byId.get(entrant) ?? []),
      typed,
    ).map(({ id }) => id),
  );
  const shown = typed.trim() === '' ? some : some.filter(({ entrant }) => like.has(entrant));
  const isRunning = view.rounds[rounds - 1]?.status !== 'over';
  const isPart = category !== '' || club !== '';
  return (
    <section aria-label={t('tournaments.places.ranking')} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-semibold text-xl">
        {view.isOver
          ? t('tournament-ranking.final')
          : t(`tournament-ranking.${isRunning ? 'during' : 'after'}`, { round: String(rounds) })}
      </h2>
      <div className="flex max-w-3xl flex-wrap gap-3 print:hidden">
        {lines.length > MOST && (
          <input
            type="search"
            aria-label={t('tournament-ranking.find')}
            placeholder={t('tournament-ranking.find')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            className={`${inputOnPaper} sm:w-72!`}
          />
        )}
        <Pick
          label={t('tournament-ranking.category')}
          all={t('tournament-ranking.allCategories')}
          values={categories}
          value={category}
          onPick={setCategory}
        />
        <Pick
          label={t('tournament-ranking.club')}
          all={t('tournament-ranking.allClubs')}
          values={clubs}
          value={club}
          onPick={setClub}
        />
        {(isPart || typed !== '') && (
          <button
            type="button"
            className={smallKey}
            onClick={() => {
              setTyped('');
              setCategory('');
              setClub('');
            }}
          >
            {t('tournament-ranking.all')}
          </button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {shown.length === 0 ? t('tournament-ranking.noName') : ''}
      </p>
      {shown.length > 0 && (
        <RankingTable
          all={lines}
          shown={shown}
          rounds={rounds}
          ranks={isPart ? ranksAmong(some) : null}
        />
      )}
    </section>
  );
}

const valuesOf = (people: readonly EntrantView[], key: 'category' | 'club'): string[] =>
  [...new Set(people.map((one) => one[key]))].filter(Boolean).sort();

function Pick({
  label,
  all,
  values,
  value,
  onPick,
}: {
  label: string;
  all: string;
  values: readonly string[];
  value: string;
  onPick: (value: string) => void;
}) {
  if (values.length === 0) return null;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onPick(event.target.value)}
      className={`${inputOnPaper} w-auto! max-w-full flex-1 sm:flex-none`}
    >
      <option value="">{all}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}
