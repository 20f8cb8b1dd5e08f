/**
 * The slate where a sheet leaves it little room: a line for each side with its name, what the hand
 * being entered would bring, and its total.
 */

import type { ReactNode } from 'react';
import { lazily } from '@/app/ui/lazily';
import { LAYER } from '@/app/ui/slate/height';
import { calledOn, Name } from '@/app/ui/slate/name';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { inFigures } from '@/lib/i18n/figures';
import { useWords } from '@/lib/i18n/use-words';
import { type HandExplanation, totalsOf, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { handOf, type SlateProps, stateIn } from './slate';

// Comes with the slate that has marks.
const Marks = lazily(async () => ({ default: (await import('@/app/ui/slate/marks')).Marks }));

/** More lines than this stand in two columns, but where there is as much height. */
const MOST_IN_A_COLUMN = 4;
const HIGH = 250;
/** Of the frame, in px. */
const FRAME = 12;
const LEAST_LINE = 20;
const MOST_LINE = 62;

export function Strip({ room, ...props }: SlateProps & { room: number }) {
  const words = useWords();
  const { table, tally, proposedId, freshId, soFar } = props;
  const { figure } = variant(table.variant);
  const names = sideNames(table);
  const { call, letters } = calledOn(names);
  const totals = totalsOf(tally);
  // What was announced stands there while its points are typed.
  const hand =
    handOf(props, proposedId ?? freshId) ?? props.explained.hands.findLast(({ isOpen }) => isOpen);
  const columns = names.length > MOST_IN_A_COLUMN && room < HIGH ? 2 : 1;
  const lines = Math.ceil(names.length / columns);
  const line = Math.max(LEAST_LINE, Math.min(MOST_LINE, (room - FRAME) / lines));
  const isProposed = proposedId !== null || soFar;
  return (
    <div className={`wood-frame slate-board border-[6px]! overflow-hidden ${LAYER}`}>
      <ul
        aria-label={words.t('board.slate')}
        className="strip-lines"
        // All names of a column have as much room, and so all are of one size.
        style={{
          ...letters,
          ['--line' as string]: `${line}px`,
          ['--columns' as string]: columns,
        }}
      >
        {names.map((name, side) => (
          <li key={name} className="strip-line">
            <span className="name-cell name-in-strip">
              <Name call={call}>{name}</Name>
            </span>
            {/* In two columns on a phone a name needs its room. */}
            <span
              className={`strip-brought ${columns > 1 ? 'max-md:hidden' : ''} ${isProposed ? 'text-chalk-dim' : ''} ${!isProposed && hand ? 'animate-draw' : ''}`}
            >
              {soFar?.[side]
                ? `${inFigures(words, figure, totals[side] ?? 0)} →`
                : hand && <Brought {...props} hand={hand} side={side} />}
            </span>
            <span className={isProposed ? 'text-chalk-dim' : ''}>
              {inFigures(words, figure, (totals[side] ?? 0) + (soFar?.[side] ?? 0))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the hand brings a side: marks, a figure, or what it announced. */
function Brought({
  hand,
  side,
  ...props
}: Omit<SlateProps, 'room'> & { hand: HandExplanation; side: number }): ReactNode {
  const words = useWords();
  const { table, proposedId, freshId, standing } = props;
  const { figure } = variant(table.variant);
  const gain = hand.gain[side] ?? 0;
  if (hand.isOpen) {
    const said = hand.announced?.[side];
    return (
      said !== undefined && (
        <>
          <span className="strip-says">{words.t('differenzler.says')}</span>
          {said}
        </>
      )
    );
  }
  if (figure === 'net' || figure === 'sticks') {
    const id = proposedId ?? freshId ?? '';
    const places = stickRows([hand], sideNames(table), [id])[side]?.places ?? [];
    if (places.length === 0) return '';
    return (
      <span className="h-[85%]">
        <Marks places={places} room={places.length} isClose stateOf={stateIn(props)} />
      </span>
    );
  }
  // Beside the total, what is added reads as another one: what there was before, with a hand that is
  // corrected as it is written.
  const total = totalsOf(props.tally)[side] ?? 0;
  const before = standing ? (totalsOf(standing)[side] ?? 0) : total - gain;
  return before === total ? '' : `${inFigures(words, figure, before)} →`;
}
