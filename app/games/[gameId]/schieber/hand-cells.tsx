'use client';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { headcount } from '@/lib/i18n/game';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { SchieberTally } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { HandProps } from '../family';
import { draftOf, trumpOf } from './draft';

/** What a side wrote for a hand, from how many card points, and its total after it. */
export function SchieberHandCells({ table, entry, tally, index }: HandProps<SchieberTally>) {
  const words = useWords();
  const { t, format } = words;
  const [deck] = useDeck();
  const draft = draftOf(entry, tally.totals.length);
  const trump = trumpOf(draft);
  const multiplier = tally.hands[index]?.multiplier ?? 1;
  return tally.totals.map(({ points }, side) => (
    <td key={side} className="px-1 py-2 text-right align-top">
      <span className="block text-lg leading-6">
        {trump
          ? `+${format.number(tally.hands[index]?.score[side] ?? 0)}`
          : draft.declared === side
            ? t('schieber.cell', { n: headcount(sideNames(table)[side] ?? '') })
            : '–'}
      </span>
      <span className="flex min-h-5 items-center justify-end gap-1.5 text-[0.8125rem] text-ink-dim leading-5">
        {trump && side === 0 && (
          <>
            <span className="sr-only">{trumpName(words, trump, deck)}</span>
            <TrumpMark trump={trump} deck={deck} size={15} />
          </>
        )}
        {trump && (
          <span>
            {format.number((tally.hands[index]?.score[side] ?? 0) / multiplier)}
            {multiplier > 1 && ` × ${multiplier}`}
          </span>
        )}
        <span className="font-semibold text-ink">
          <span className="sr-only">{t('board.total')} </span>
          {format.number(points)}
        </span>
      </span>
    </td>
  ));
}
