'use client';
import { keyOnPaper } from '@/app/ui/keys';
/** What somebody sees who is no director: what it is, when and where, and how far it is. */
import { dayInWords } from '@/lib/i18n/days';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { Clock } from '../clock';
import { PlaceLink } from '../place-link';
import { useTournament } from '../use-tournament';
import { SignUp } from './sign-up';

export function OnLooker() {
  const words = useWords();
  const { t } = words;
  const {
    view: { setting, rounds, role, isOver },
  } = useTournament();
  const round = rounds.at(-1);
  const where = [setting.date && dayInWords(words, setting.date), setting.place].filter(Boolean);
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <div>
        {where.length > 0 && <p className="text-ink-dim">{where.join(', ')}</p>}
        <h2 className="font-semibold text-2xl leading-tight">
          {isOver
            ? t('tournaments.today.over')
            : rounds.length === 0
              ? t('tournaments.today.before')
              : roundName(words, rounds.length, setting.rounds)}
        </h2>
      </div>
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
