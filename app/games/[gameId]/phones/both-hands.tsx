/** Two hands for one place: the one that stands there, and the other one. */
import { useWords } from '@/lib/i18n/use-words';
import type { Entry } from '@/lib/sync/game';
import type { Family, HandProps } from '../family';

type Named = { readonly label: string; readonly hand: HandProps };

export function BothHands({
  inWords,
  hands,
}: {
  /** A hand in the words of its family. */
  inWords: Family['inWords'];
  hands: readonly Named[];
}) {
  const words = useWords();
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-[0.9375rem]">
      {hands.map(({ label, hand }) => {
        const points = pointsOf(hand.entry);
        return (
          <div key={label} className="contents">
            <dt className="text-ink-dim">{label}</dt>
            <dd>
              {inWords(words, hand)}
              {points && <span className="block font-semibold tabular-nums">{points}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The points of a hand as they were typed, "40–50–67"; null for a hand without. */
export const pointsOf = (entry: Entry): string | null =>
  Array.isArray(entry.points) ? entry.points.join('–') : null;
