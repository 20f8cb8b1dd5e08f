'use client';
/** Says that somebody else wrote over hands of this phone's, with both; gone when it was read. */
import { keyOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import { numberAt } from '@/lib/sync/deal';
import type { GameState } from '@/lib/sync/game';
import type { Replaced as ReplacedHand } from '@/lib/sync/own-hands';
import { explained, inPlace } from '../explained';
import { BothHands } from './both-hands';

export default function Replaced({
  replaced,
  state,
  tally,
  onRead,
}: {
  replaced: readonly ReplacedHand[];
  state: Pick<GameState, 'table' | 'hands'>;
  tally: Tally;
  onRead: () => void;
}) {
  const { t } = useWords();
  const { hands } = explained(state);
  return (
    <section role="status" className="rounded-xl bg-paper p-4 text-ink">
      {replaced.map(({ index, yours }) => {
        const now = hands[index];
        const old = inPlace(state, { at: index, entry: yours });
        return (
          <div key={index} className="pb-3">
            <h2 className="font-semibold">
              {t('offline.replaced.title', { hand: String(numberAt(tally, index)) })}
            </h2>
            <BothHands
              hands={[
                ...(now ? [{ label: t('offline.refused.there'), hand: now }] : []),
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
