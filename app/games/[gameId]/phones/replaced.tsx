'use client';
/** Says that somebody else wrote over hands of this phone's, with both; gone when it was read. */
import { keyOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import { numberAt } from '@/lib/sync/deal';
import type { Hand, Table } from '@/lib/sync/game';
import type { Replaced as ReplacedHand } from '@/lib/sync/written';
import type { Family } from '../family';
import { inPlace } from '../in-place';
import { BothHands } from './both-hands';

export default function Replaced({
  replaced,
  table,
  tally,
  hands,
  inWords,
  onRead,
}: {
  replaced: readonly ReplacedHand[];
  table: Table;
  tally: Tally;
  hands: readonly Hand[];
  inWords: Family['inWords'];
  onRead: () => void;
}) {
  const { t } = useWords();
  return (
    <section role="status" className="rounded-xl bg-paper p-4 text-ink">
      {replaced.map(({ index, now, yours }) => {
        const old = inPlace({ table, hands, at: index, entry: yours });
        return (
          <div key={index} className="pb-3">
            <h2 className="font-semibold">
              {t('offline.replaced.title', { hand: String(numberAt(tally, index)) })}
            </h2>
            <BothHands
              inWords={inWords}
              hands={[
                {
                  label: t('offline.refused.there'),
                  hand: { table, tally, entry: now, index },
                },
                ...(old ? [{ label: t('offline.replaced.before'), hand: old }] : []),
              ]}
            />
          </div>
        );
      })}
      <button type="button" className={`${keyOnSlate} text-base`} onClick={onRead}>
        {t('offline.replaced.read')}
      </button>
    </section>
  );
}
