'use client';
/** The auction, call by call round the table; only what the rules allow can be called. */
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { bidKeyInWords, turnInWords } from '@/lib/i18n/sidi';
import { useWords } from '@/lib/i18n/use-words';
import { legalCalls } from '@/lib/jass';
import { firstSeat } from '@/lib/sync/bid';
import { BidKeys } from './bid-keys';
import type { BiddingProps } from './bidding';
import { CallsTable } from './calls-table';
import { afterCall, withoutLastCall } from './draft';

export function Auction({
  table,
  draft,
  bid,
  onDraft,
  raising,
  onRaising,
}: BiddingProps & {
  /** The auction could end, but its high bidder is about to raise. */
  raising: boolean;
  onRaising: (raising: boolean) => void;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const { calls, points, trump } = draft;
  const first = firstSeat(table, draft.index);
  const legal = legalCalls(calls, first);
  const name = table.players[legal.seat] ?? '';
  const canBid = legal.points.length > 0;
  const showsKeys = canBid && (!bid || raising);
  const call = (made: Parameters<typeof afterCall>[1]) => {
    onRaising(false);
    onDraft(afterCall(draft, made));
  };
  return (
    <>
      <CallsTable players={table.players} first={first} calls={calls} isOpen={!bid || raising} />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p aria-live="polite" className="leading-snug">
          {turnInWords(words, name, legal, bid !== null)}
        </p>
        {calls.length > 0 && (
          <button
            type="button"
            className="min-h-11 shrink-0 px-1 underline underline-offset-4"
            onClick={() => {
              onRaising(false);
              onDraft(withoutLastCall(draft));
            }}
          >
            {t('board.keys.takeBack')}
          </button>
        )}
      </div>
      {showsKeys && (
        <BidKeys
          offered={legal.points}
          points={points}
          trump={trump}
          onPick={(picked) => onDraft({ ...draft, ...picked })}
        />
      )}
      <div className="flex gap-2 empty:hidden">
        {legal.canPass && (
          <button
            type="button"
            className={`${keyOnSlate} flex-1 px-2`}
            onClick={() => call('pass')}
          >
            {t('sidi.key.pass')}
          </button>
        )}
        {legal.canBookel && (
          <button
            type="button"
            className={`${keyOnSlate} flex-1 px-2`}
            onClick={() => call('bookel')}
          >
            {t('sidi.key.bookel')}
          </button>
        )}
        {raising && (
          <button
            type="button"
            className={`${keyOnSlate} flex-1 px-2`}
            onClick={() => {
              onRaising(false);
              onDraft({ ...draft, points: null, trump: null });
            }}
          >
            {t('sidi.key.leave')}
          </button>
        )}
        {bid && canBid && !raising && (
          <button
            type="button"
            className={`${keyOnSlate} flex-1 px-2`}
            onClick={() => onRaising(true)}
          >
            {t('sidi.key.raise')}
          </button>
        )}
        {showsKeys && (
          <button
            type="button"
            className={`${actionOnSlate} min-w-0 flex-[2] px-2 text-base leading-tight`}
            disabled={!points || !trump}
            onClick={() => points && trump && call({ points, trump })}
          >
            {bidKeyInWords(words, draft, deck)}
          </button>
        )}
      </div>
    </>
  );
}
