'use client';
/** A round as its director has it in hand: drawn, looked at, changed by hand, shown, begun, taken back. */
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { AskTwice } from '@/app/ui/ask-twice';
import { Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { statusOf } from '@/lib/tournament';
import { Clock } from '../clock';
import { PlaceLink } from '../place-link';
import { useTell } from '../use-tell';
import { useWhole } from '../use-tournament';
import { Arrange } from './arrange';
import { Cost } from './cost';
import { Draw } from './draw';
import { TableList } from './table-list';

export function DirectorsRound({ round }: { round: number }) {
  const words = useWords();
  const { t } = words;
  const { whole } = useWhole();
  const { tell, fault } = useTell();
  const [isArranging, setArranging] = useState(false);
  const { setting, rounds } = whole;
  const own = rounds[round];
  const name = roundName(words, round + 1, setting.rounds);
  if (!own) return <Draw round={round} />;
  const { draw, status } = own;
  const isLast = round === rounds.length - 1;
  const isFresh =
    status !== 'begun' && own.tables.every(({ slips, game }) => !slips.length && !game);
  const shown = isFresh && (status === 'drawn' || isArranging);
  const takeBack = isLast && !whole.over && (
    <div className="grid grid-cols-2 gap-2">
      <AskTwice
        ask={t('tournament-rounds.takeBack')}
        keep={t('tournament-rounds.keep')}
        sure={t('tournament-rounds.takeBackSure', { round: String(round + 1) })}
        look={smallKey}
        danger="text-refusal"
        onSure={() => tell({ kind: 'take-back', round, draw, reason: '' })}
      />
    </div>
  );
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(16rem,1fr)]">
      <aside className="flex flex-col gap-4 lg:order-last">
        {status === 'drawn' && (
          <>
            <h2 className="font-semibold text-2xl leading-tight">{name}</h2>
            <Cost round={round} />
            <button
              type="button"
              className={actionOnPaper}
              onClick={() => tell({ kind: 'publish', round, draw })}
            >
              {t('tournament-rounds.publish')}
            </button>
            <Draw round={round} isAgain />
          </>
        )}
        {status === 'published' && (
          <>
            <p>{t('tournament-rounds.published')}</p>
            <button
              type="button"
              className={actionOnPaper}
              onClick={() =>
                tell({
                  ...{ kind: 'begin', round, draw, at: new Date().toISOString() },
                  minutes: setting.minutes,
                })
              }
            >
              {t('tournament-rounds.begin')}
            </button>
            {isFresh && (
              <button
                type="button"
                aria-pressed={isArranging}
                className={`${keyOnPaper} choosable`}
                onClick={() => setArranging(!isArranging)}
              >
                {t('tournament-rounds.arrange')}
              </button>
            )}
          </>
        )}
        {status === 'begun' && own.begunAt !== null && statusOf(own) !== 'over' && (
          <Clock begunAt={own.begunAt} minutes={own.minutes} />
        )}
        {statusOf(own) === 'over' &&
          isLast &&
          !whole.over &&
          (setting.rounds === null || rounds.length < setting.rounds) && (
            <PlaceLink place={`rounds/${round + 2}`} className={actionOnPaper}>
              {t('tournaments.today.draw', { round: String(round + 2) })}
            </PlaceLink>
          )}
        <Refused>{fault}</Refused>
        {takeBack}
      </aside>
      <div className="min-w-0">
        {shown ? (
          <Arrange
            round={round}
            swap={(one, other) => tell({ kind: 'swap', round, draw, one, other })}
          />
        ) : (
          <TableList round={round} />
        )}
      </div>
    </div>
  );
}
