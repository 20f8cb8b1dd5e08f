/** What a hand brought a side: small marks of sticks and potatoes, or a figure. */
import { marksOf } from '@/app/ui/slate/stick-rows';
import { inFigures } from '@/lib/i18n/figures';
import { useWords } from '@/lib/i18n/use-words';
import type { FigureKind, HandExplanation } from '@/lib/jass';

const PITCH = 10;

export function Brought({
  figure,
  hand,
  side,
  tone,
}: {
  figure: FigureKind;
  hand: HandExplanation;
  side: number;
  /** Marks on paper are green and red; on slate they are chalk. */
  tone: 'paper' | 'slate';
}) {
  const words = useWords();
  // Who took no part has nothing, which is not 0.
  if (!hand.cell && hand.points?.[side] === null) return <span className="opacity-70">–</span>;
  const gain = hand.gain[side] ?? 0;
  const marks = marksOf(hand, side);
  if ((figure === 'net' || figure === 'sticks') && marks.sticks + marks.potatoes > 0)
    return <SmallMarks {...marks} tone={tone} />;
  return <span className={gain === 0 ? 'opacity-70' : ''}>{inFigures(words, figure, gain)}</span>;
}

/** Sticks and potatoes as small marks, with the words for those who hear it. */
function SmallMarks({
  sticks,
  potatoes,
  tone,
}: {
  sticks: number;
  potatoes: number;
  tone: 'paper' | 'slate';
}) {
  const { t } = useWords();
  const [good, bad] = tone === 'paper' ? ['text-felt', 'text-brick'] : ['', ''];
  return (
    <span className="inline-flex items-center justify-end gap-0.5">
      <span className="sr-only">
        {[
          ...(sticks > 0 ? [t('sticks.sticks', { sticks })] : []),
          ...(potatoes > 0 ? [t('sticks.potatoes', { potatoes })] : []),
        ].join(', ')}
      </span>
      {sticks > 0 && (
        <svg
          aria-hidden="true"
          width={sticks * PITCH + 2}
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          className={good}
        >
          {Array.from({ length: sticks }, (_, k) => (
            <path key={`s${PITCH * k}`} d={`M${PITCH * k + 8} 3l-3 14`} />
          ))}
        </svg>
      )}
      {potatoes > 0 && (
        <svg
          aria-hidden="true"
          width={potatoes * PITCH + 2}
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className={bad}
        >
          {Array.from({ length: potatoes }, (_, k) => (
            <circle key={`p${PITCH * k}`} cx={PITCH * k + 6} cy="10" r="4" />
          ))}
        </svg>
      )}
    </span>
  );
}
