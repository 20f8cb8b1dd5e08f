/** Two hands for one place: the one that stands there, and the other one. */
import { useDeck } from '@/app/ui/use-setting';
import { allInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { HandExplanation } from '@/lib/jass';

type Named = { readonly label: string; readonly hand: HandExplanation };

export function BothHands({ hands }: { hands: readonly Named[] }) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-[0.9375rem]">
      {hands.map(({ label, hand }) => (
        <div key={label} className="contents">
          <dt className="text-ink-dim">{label}</dt>
          <dd>
            {allInWords(words, hand.why, deck)}
            {hand.points && (
              <span className="block font-semibold tabular-nums">
                {hand.points.map((own) => own ?? '–').join('–')}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
