'use client';
/** The director's keys for the reveal: every screen of the tournament turns with them. */
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { Choice } from '@/app/ui/choice';
import { actionOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { usePeople } from '../use-people';
import { useReveal } from './use-reveal';

/** From which place on it is revealed. */
const PLACES = ['3', '10', '20', '30'] as const;

export function Revealing() {
  const { t, format } = useWords();
  const { nameOf } = usePeople();
  const { isOn, all, shown, next, begin, end, turn } = useReveal();
  const [from, setFrom] = useState<(typeof PLACES)[number]>('10');
  if (!isOn)
    return (
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <Choice
          label={t('tournament-ranking.reveal.from')}
          options={PLACES.map((value) => ({ value, name: value }))}
          value={from}
          onChoose={setFrom}
        />
        <button type="button" className={actionOnPaper} onClick={() => begin(Number(from))}>
          {t('tournament-ranking.reveal.title')}
        </button>
      </div>
    );
  return (
    <div className="flex max-w-xl flex-col gap-3 rounded-xl border border-ink/25 bg-card p-4">
      <p role="status">
        {t('tournament-ranking.reveal.line', { shown: String(shown), all: String(all) })}
      </p>
      <button
        type="button"
        className={`${actionOnPaper} min-h-20 w-full flex-col gap-0!`}
        disabled={!next}
        onClick={() => turn(1)}
      >
        {next
          ? t('tournament-ranking.reveal.place', { rank: String(next.rank) })
          : t('tournament-ranking.reveal.all')}
        {next && (
          <span className="font-normal text-base">
            {nameOf(next.entrant)}, {format.number(next.total)}
          </span>
        )}
      </button>
      <div className="flex flex-wrap justify-between gap-3">
        <button type="button" className={smallKey} disabled={shown === 0} onClick={() => turn(-1)}>
          {t('tournament-ranking.reveal.back')}
        </button>
        <button type="button" className={smallKey} onClick={end}>
          {t('tournament-ranking.reveal.end')}
        </button>
      </div>
    </div>
  );
}
