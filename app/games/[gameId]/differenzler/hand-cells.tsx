import { differenceCell, differenzlerInWords } from '@/lib/i18n/differenzler';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { DifferenzlerTally } from '@/lib/jass';
import type { HandProps } from '../family';
import { announcedIn, pointsIn } from './draft';

/** What a player announced and took, how far apart they are, and the total after it. */
export function DifferenzlerHandCells(props: HandProps<DifferenzlerTally>) {
  const words = useWords();
  const { table, tally, entry } = props;
  const announced = announcedIn(entry);
  const points = pointsIn(entry);
  const difference = tally.hands[props.index]?.difference;
  return table.players.map((player, seat) => {
    const total = tally.totals[seat]?.difference ?? 0;
    const cell = { announced: announced[seat], points: points?.[seat] };
    return (
      <td key={player} className="whitespace-nowrap px-0.5 py-2 text-right align-top">
        <span className="sr-only">
          {differenceCell(words, { ...cell, difference: difference?.[seat], total })}
        </span>
        <span aria-hidden="true" className="block text-base leading-6 tracking-tight">
          {cell.announced}
          <span className="text-ink-dim">→</span>
          {cell.points ?? '…'}
        </span>
        {difference && (
          <span
            aria-hidden="true"
            className="block min-h-5 text-[0.8125rem] text-ink-dim leading-5"
          >
            +{difference[seat]} <span className="pl-0.5 font-semibold text-ink">{total}</span>
          </span>
        )}
      </td>
    );
  });
}

/** The hand in words: what everybody said and took. */
export const inWords = (words: Words, { table, entry }: HandProps<DifferenzlerTally>): string =>
  differenzlerInWords(words, {
    players: table.players,
    announced: announcedIn(entry),
    points: pointsIn(entry),
  });
