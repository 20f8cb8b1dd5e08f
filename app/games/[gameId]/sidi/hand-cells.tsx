'use client';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { bidInWords } from '@/lib/i18n/sidi';
import { useWords } from '@/lib/i18n/use-words';
import type { SidiTally } from '@/lib/jass';
import { bidOf } from '@/lib/sync/bid';
import type { HandProps } from '../family';

/** What a side wrote for a hand, what it had bid or taken, and its total after it. */
export function SidiHandCells({ table, entry, tally, index }: HandProps<SidiTally>) {
  const words = useWords();
  const { t, format } = words;
  const [deck] = useDeck();
  const bid = bidOf(entry, table, index);
  const hand = tally.hands[index];
  const points = Array.isArray(entry.points) ? entry.points : [];
  return tally.totals.map((total, side) => (
    <td key={side} className="px-1 py-2 text-right align-top">
      <span className="block text-lg leading-6">+{format.number(hand?.score[side] ?? 0)}</span>
      <span className="flex min-h-5 flex-wrap items-center justify-end gap-x-1.5 text-[0.8125rem] text-ink-dim leading-5">
        {bid?.side === side && (
          <span className="flex items-center gap-0.5">
            <span className="sr-only">
              {t(hand?.made ? 'sidi.cell.made' : 'sidi.cell.notMade', {
                bid: bidInWords(words, bid, deck),
              })}
            </span>
            <span aria-hidden="true">{bid.points}</span>
            <TrumpMark trump={bid.trump} deck={deck} size={14} />
            <span aria-hidden="true">
              {bid.doubled && '×2 '}
              {hand?.made ? '✓' : '✗'}
            </span>
          </span>
        )}
        <span>
          <span className="sr-only">{t('sidi.cardPoints')} </span>
          {points[side]}
        </span>
        <span className="font-semibold text-ink">
          <span className="sr-only">{t('board.total')} </span>
          {format.number(total.points)}
        </span>
      </span>
    </td>
  ));
}
