'use client';
/** The bidding of a hand: call by call round the table, or only what it came to. */
import { useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { playsInWords } from '@/lib/i18n/sidi';
import { useWords } from '@/lib/i18n/use-words';
import type { Bid } from '@/lib/sync/bid';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { Auction } from './auction';
import type { Draft } from './draft';
import { ShortBid } from './short-bid';

export type BiddingProps = {
  table: Table;
  draft: Draft;
  /** What the bidding has come to so far. */
  bid: Bid | null;
  onDraft: (draft: Draft) => void;
};

export function Bidding({
  onPlay,
  ...props
}: BiddingProps & {
  /** Puts the sheet away until the hand is played; null: its points are entered at once. */
  onPlay: (() => void) | null;
}) {
  const words = useWords();
  const { t } = words;
  const { table, draft, bid, onDraft } = props;
  const [deck] = useDeck();
  const [raising, setRaising] = useState(false);
  // Three passes have ended the auction, until the high bidder goes on after all.
  const agreed = raising ? null : bid;
  const go = () => onDraft({ ...draft, playing: true });
  return (
    <div className="entry-form">
      <div className="flex gap-2">
        {(['calls', 'bid'] as const).map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={way === draft.way}
            className="min-h-11 flex-1 rounded-lg border border-chalk/25 bg-slate px-2 text-[0.9375rem] active:bg-slate-dark aria-pressed:border-yellow aria-pressed:text-yellow"
            onClick={() => {
              setRaising(false);
              onDraft({ ...draft, way, points: null, trump: null });
            }}
          >
            {t(`sidi.way.${way}`)}
          </button>
        ))}
      </div>
      {draft.way === 'calls' ? (
        <Auction {...props} raising={raising} onRaising={setRaising} />
      ) : (
        <ShortBid {...props} />
      )}
      <p aria-live="polite" className={agreed ? 'text-[1.0625rem] leading-snug' : 'sr-only'}>
        {agreed && playsInWords(words, sideNames(table)[agreed.side] ?? '', agreed, deck)}
      </p>
      {agreed && (
        <div className="flex gap-2">
          {onPlay && (
            <button type="button" className={`${keyOnSlate} px-3 text-base`} onClick={go}>
              {t('board.keys.enterPoints')}
            </button>
          )}
          <button
            type="button"
            className={`${actionOnSlate} flex-1`}
            onClick={() => {
              go();
              onPlay?.();
            }}
          >
            {onPlay ? t('sidi.key.play') : t('board.keys.enterPoints')}
          </button>
        </div>
      )}
    </div>
  );
}
