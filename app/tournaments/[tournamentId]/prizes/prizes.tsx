'use client';
/** The end: who won what, the till, what goes to the newspaper, and what becomes of it all. */
import { lazily } from '@/app/ui/lazily';
import { useWords } from '@/lib/i18n/use-words';
import type { PlaceProps } from '../places';
import { useTournament } from '../use-tournament';
import { Podium } from './podium';
import { PrizeList } from './prize-list';

const Ending = lazily(() => import('./ending'));
const IntoSeason = lazily(() => import('./into-season'));
const Final = lazily(() => import('./final'));

export default function Prizes({ rest }: PlaceProps) {
  const { t } = useWords();
  const { view } = useTournament();
  const { role, ranking, rounds, rankedRounds, isOver, setting } = view;
  const directs = role === 'director';
  if (directs && rest === 'season') return <IntoSeason />;
  if (directs && rest === 'final') return <Final />;
  // Before the end a winner would be one only for now, and of a hidden ranking nobody is told.
  const isTold = ranking !== null && (directs || (isOver && rankedRounds >= rounds.length));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:gap-x-16">
      <div className="flex min-w-0 flex-col gap-8">
        {isTold && <Podium />}
        {(directs || setting.prizes.length > 0) && <PrizeList isTold={isTold} />}
        {!directs && setting.prizes.length === 0 && (
          <p className="text-ink-dim">{t('tournament-prizes.none')}</p>
        )}
      </div>
      {directs && <Ending />}
    </div>
  );
}
