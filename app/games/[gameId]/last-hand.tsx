import { useDeck } from '@/app/ui/use-setting';
import { allInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { HandExplanation } from '@/lib/jass';

/** The last hand in words, told as it is written, and the way to its reasons once it has some. */
export function LastHand({ hand, onWhy }: { hand: HandExplanation; onWhy: () => void }) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <section aria-label={words.t('board.lastHand')} className="last-hand px-1" aria-live="polite">
      <p className="text-[1.0625rem] leading-snug">
        {allInWords(words, hand.why, deck)}{' '}
        {!hand.isOpen && (
          <button type="button" className="asks-why" onClick={onWhy}>
            {words.t('board.why')}
          </button>
        )}
      </p>
    </section>
  );
}
