'use client';
import { keyOnPaper } from '@/app/ui/keys';
/** What somebody sees who is no director: what it is, when and where, and how far it is. */
import { useWords } from '@/lib/i18n/use-words';
import { Clock } from '../clock';
import { PlaceLink } from '../place-link';
import { useTournament } from '../use-tournament';
import { Heading } from './heading';
import { SignUp } from './sign-up';

export function OnLooker() {
  const { t } = useWords();
  const {
    view: { setting, rounds, role, isOver },
  } = useTournament();
  const round = rounds.at(-1);
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <Heading setting={setting} rounds={rounds.length} isOver={isOver} />
      {round?.status === 'begun' && round.begunAt !== null && (
        <Clock begunAt={round.begunAt} minutes={round.minutes} />
      )}
      {role === 'entrant' && <SignUp />}
      {round && role !== 'table' && (
        <PlaceLink place={`rounds/${rounds.length}`} className={keyOnPaper}>
          {t('tournaments.today.tables')}
        </PlaceLink>
      )}
    </div>
  );
}
