'use client';
/** Those who are level draw cards; they are tapped in the order of their cards, the highest first. */
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { faultInWords } from '@/lib/i18n/fault';
import { useWords } from '@/lib/i18n/use-words';
import { usePeople } from '../use-people';
import { useTournament } from '../use-tournament';

export function Cut({
  group,
  isDrawn = false,
}: {
  group: readonly string[];
  /** The cards are drawn, and `group` stands in their order; they can be tapped anew. */
  isDrawn?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const { view, change } = useTournament();
  const { nameOf } = usePeople();
  const [order, setOrder] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [isRedone, setRedone] = useState(false);
  const rank = view.ranking?.find(({ entrant }) => entrant === group[0])?.rank ?? 1;
  const tap = (id: string) => {
    const tapped = [...order, id];
    // Who is left over when all others are tapped drew the lowest card.
    const rest = group.filter((one) => !tapped.includes(one));
    if (rest.length > 1) return setOrder(tapped);
    const said = change({ kind: 'cut', group: [...tapped, ...rest] });
    setOrder(said.ok && !isDrawn ? [...tapped, ...rest] : []);
    setRedone(false);
    setFault(said.ok ? null : faultInWords(words, said.error));
  };
  if (isDrawn && !isRedone)
    return (
      <div className="flex flex-col items-start gap-2">
        <h3 className="font-semibold">
          {t('tournament-ranking.cut.drawn', { rank: String(rank) })}
        </h3>
        <p>{group.map((id, at) => `${rank + at}. ${nameOf(id)}`).join(', ')}</p>
        <button type="button" className={smallKey} onClick={() => setRedone(true)}>
          {t('tournament-ranking.cut.redo')}
        </button>
        <Refused>{fault}</Refused>
      </div>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">
        {t('tournament-ranking.cut.place', { rank: String(rank), count: String(group.length) })}
      </legend>
      <div className="flex flex-wrap gap-2">
        {group.map((id) => {
          const at = order.indexOf(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={at >= 0}
              disabled={at >= 0}
              className={`${keyOnPaper} min-h-12! text-base!`}
              onClick={() => tap(id)}
            >
              {at >= 0 && `${rank + at}. `}
              {nameOf(id)}
            </button>
          );
        })}
        {order.length > 0 && (
          <button type="button" className={smallKey} onClick={() => setOrder([])}>
            {t('tournament-ranking.cut.again')}
          </button>
        )}
      </div>
      <Refused>{fault}</Refused>
    </fieldset>
  );
}
