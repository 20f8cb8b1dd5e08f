'use client';
/** What the director alone does with a ranking: cards are drawn, it is revealed, and shown to everybody. */
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { faultInWords } from '@/lib/i18n/fault';
import { useWords } from '@/lib/i18n/use-words';
import type { RankingLine } from '@/lib/tournament';
import { cutGroups, levelAtPrizes } from '@/lib/tournament/honours';
import { useGround } from '../prizes/use-ground';
import { useWhole } from '../use-tournament';
import { Cut } from './cut';
import { Revealing } from './revealing';

export default function Directing({ lines }: { lines: readonly RankingLine[] }) {
  const words = useWords();
  const { t } = words;
  const { view, whole, change } = useWhole();
  const ground = useGround();
  const [fault, setFault] = useState<string | null>(null);
  const { hiddenFrom, prizes, rounds: planned } = whole.setting;
  const published = view.rounds.length;
  const isHidden = hiddenFrom !== null && hiddenFrom < published;
  const isDone =
    view.isOver || (published === planned && view.rounds.every(({ status }) => status === 'over'));
  const groups = isDone ? levelAtPrizes(ground, prizes) : [];
  const drawn = isDone ? cutGroups(lines, whole.setting.tieBreaks) : [];
  const show = () => {
    const said = change({ kind: 'set-up', set: { hiddenFrom: null } });
    setFault(said.ok ? null : faultInWords(words, said.error));
  };
  return (
    <>
      {groups.length + drawn.length > 0 && (
        <section
          aria-label={t('tournament-ranking.cut.title')}
          className="flex max-w-3xl flex-col gap-3 rounded-xl border border-ink/25 bg-card p-4 print:hidden"
        >
          <div>
            <h2 className="font-semibold text-lg">{t('tournament-ranking.cut.title')}</h2>
            {groups.length > 0 && (
              <p className="text-ink-dim">{t('tournament-ranking.cut.line')}</p>
            )}
          </div>
          {groups.map((group) => (
            <Cut key={group.join(' ')} group={group} />
          ))}
          {drawn.map((group) => (
            <Cut key={group.toSorted().join(' ')} group={group} isDrawn />
          ))}
        </section>
      )}
      {(isHidden || isDone) && lines.length > 0 && (
        <section
          aria-label={t('tournament-ranking.reveal.title')}
          // What is done at this moment comes first.
          className={`flex flex-col gap-3 print:hidden ${whole.reveal ? 'order-first' : ''}`}
        >
          {isHidden && (
            <p className="max-w-prose">
              {t('tournament-ranking.reveal.hidden', { round: String(hiddenFrom + 1) })}
            </p>
          )}
          <div className="flex flex-wrap items-end gap-x-8 gap-y-3 *:first:grow md:*:first:grow-0">
            <Revealing />
            {isHidden && (
              <button type="button" className={keyOnPaper} onClick={show}>
                {t('tournament-ranking.reveal.show')}
              </button>
            )}
          </div>
          <Refused>{fault}</Refused>
        </section>
      )}
    </>
  );
}
