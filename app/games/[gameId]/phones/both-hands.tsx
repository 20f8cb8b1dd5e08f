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
    <dl className="mt-2 flex flex-col gap-2.5 text-[0.9375rem]">
      {hands.map(({ label, hand }) => (
        <div key={label}>
          <dt className="text-ink-dim">{label}</dt>
          {hand.points && (
            <dd className="font-semibold text-2xl tabular-nums">
              {hand.points.map((own) => own ?? '–').join('–')}
            </dd>
          )}
          <dd>{allInWords(words, hand.why, deck)}</dd>
        </div>
      ))}
    </dl>
  );
}
