import { handInWords } from '@/lib/i18n/sticks';
import { useWords } from '@/lib/i18n/use-words';
import { net, type Words } from '@/lib/i18n/words';
import type { StickTally } from '@/lib/jass';
import type { HandProps } from '../family';

const pointsIn = ({ entry }: HandProps<StickTally>): readonly number[] =>
  Array.isArray(entry.points) ? entry.points : [];

/** A player's points in a hand, what they brought, and the net score after it. */
export function SticksHandCells(props: HandProps<StickTally>) {
  const { t } = useWords();
  const { tally } = props;
  const hand = tally.hands[props.index];
  const points = pointsIn(props);
  return props.table.players.map((player, seat) => {
    const scored = hand && 'sticks' in hand ? hand : undefined;
    const settled = scored?.settled?.filter(({ to }) => to === seat).length ?? 0;
    const sticks = (scored?.sticks[seat] ?? 0) + settled;
    const potatoes = scored?.potatoes[seat] ?? 0;
    return (
      <td key={player} className="px-1 py-2 text-right align-top">
        <span className="block text-lg leading-6">{points[seat] ?? '–'}</span>
        <span className="flex min-h-5 items-center justify-end gap-1 text-[0.8125rem] text-ink-dim leading-5">
          <SmallMarks sticks={sticks} potatoes={potatoes} />
          <span className="sr-only">{t('sticks.net')}</span>
          {net(tally.totals[seat]?.net ?? 0)}
        </span>
      </td>
    );
  });
}

/** "3 sticks" or "2 potatoes" as small marks with the words beside them for those who hear it. */
function SmallMarks({ sticks, potatoes }: { sticks: number; potatoes: number }) {
  const { t } = useWords();
  if (sticks + potatoes === 0) return null;
  return (
    <>
      <span className="sr-only">
        {sticks > 0 ? t('sticks.sticks', { sticks }) : t('sticks.potatoes', { potatoes })},
      </span>
      <svg
        aria-hidden="true"
        width={(sticks + potatoes) * 8 + 2}
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        className={sticks > 0 ? 'text-felt' : 'text-brick'}
      >
        {Array.from({ length: sticks }, (_, k) => (
          <path key={`s${8 * k}`} d={`M${8 * k + 6} 2l-2 10`} />
        ))}
        {Array.from({ length: potatoes }, (_, k) => (
          <circle key={`p${8 * k}`} cx={8 * (sticks + k) + 5} cy="7" r="3" />
        ))}
      </svg>
    </>
  );
}

/** The hand in words: what was written and why. */
export function sticksInWords(words: Words, props: HandProps<StickTally>): string {
  const hand = props.tally.hands[props.index];
  if (!hand) return '';
  return handInWords(words, { players: props.table.players, points: pointsIn(props), hand });
}
