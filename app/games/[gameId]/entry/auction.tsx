'use client';
/** The auction, call by call round the table; only what the rules allow can be called. */
import { useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { aroundBid, bidInWords, bidKeyInWords, turnInWords } from '@/lib/i18n/auction';
import { useWords } from '@/lib/i18n/use-words';
import type { BidPoints, BidQuestion, Call, Trump } from '@/lib/jass';
import { BidKeys } from './bid-keys';
import { CallsTable } from './calls-table';

/** A bid that is being put together. */
type Chosen = { readonly points: BidPoints | null; readonly trump: Trump | null };
const NOTHING: Chosen = { points: null, trump: null };

export function Auction({
  question,
  players,
  raising,
  plays,
  onRaising,
  onCalls,
}: {
  question: BidQuestion;
  players: readonly string[];
  /** The auction could end, but its high bidder is about to raise. */
  raising: boolean;
  /** What it has come to, in words; null while it goes on. */
  plays: string | null;
  onRaising: (raising: boolean) => void;
  onCalls: (calls: readonly Call[]) => void;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const [chosen, setChosen] = useState(NOTHING);
  const { calls, legal, firstSeat } = question;
  const isOver = question.contract !== null;
  const canBid = legal.points.length > 0;
  const showsKeys = canBid && (!isOver || raising);
  const { points, trump } = chosen;
  const [before, after] = aroundBid(words);
  // The highest bid, to which nothing can be added but that it counts twice.
  const at = calls.findLastIndex((one) => typeof one === 'object');
  const standing = typeof calls[at] === 'object' ? calls[at] : null;
  const doubled = calls.slice(at).includes('bookel');
  const leave = () => {
    onRaising(false);
    setChosen(NOTHING);
  };
  const call = (made: Call) => {
    leave();
    onCalls([...calls, made]);
  };
  const key = `${keyOnSlate} min-h-12! flex-1 px-2!`;
  return (
    <>
      <div className="flex flex-col gap-1.5 beside:col-start-1">
        <CallsTable players={players} first={firstSeat} calls={calls} isOpen={!isOver || raising} />
        <div className="flex min-h-10 items-center justify-between gap-3 flat:flex-wrap flat:gap-y-0">
          <p aria-live="polite" className="leading-snug">
            {turnInWords(words, players[legal.seat] ?? '', { legal, isOver })}
          </p>
          {calls.length > 0 && (
            <button
              type="button"
              className="min-h-10 shrink-0 px-1 underline underline-offset-4 flat:min-h-11 flat:px-0"
              onClick={() => {
                leave();
                onCalls(calls.slice(0, -1));
              }}
            >
              {t('board.keys.takeBack')}
            </button>
          )}
        </div>
      </div>
      <div
        className={`flex min-h-0 flex-1 flex-col gap-1.5 beside:col-start-2 beside:row-start-1 ${showsKeys ? 'beside:row-span-4' : 'beside:row-span-3'}`}
      >
        {showsKeys && (
          <BidKeys
            offered={legal.points}
            points={points}
            trump={trump}
            onPick={(picked) => setChosen({ ...chosen, ...picked })}
          />
        )}
        {!showsKeys && (
          <p
            aria-hidden="true"
            className="grid min-h-12 flex-1 place-items-center text-balance text-center font-hand text-[1.75rem] text-yellow leading-tight"
          >
            {plays ?? (standing && bidInWords(words, { ...standing, doubled }, deck))}
          </p>
        )}
      </div>
      <div className="bid-calls">
        {legal.canPass && (
          <button type="button" className={key} onClick={() => call('pass')}>
            {t('sidi.key.pass')}
          </button>
        )}
        {legal.canBookel && (
          <button type="button" className={key} onClick={() => call('bookel')}>
            {t('sidi.key.bookel')}
          </button>
        )}
        {raising && (
          <button type="button" className={key} onClick={leave}>
            {t('sidi.key.leave')}
          </button>
        )}
        {isOver && canBid && !raising && (
          <button type="button" className={key} onClick={() => onRaising(true)}>
            {t('sidi.key.raise')}
          </button>
        )}
        {showsKeys && (
          <button
            type="button"
            className={`${actionOnSlate} min-h-12! min-w-0 flex-[2] px-2! text-base leading-tight`}
            disabled={!points || !trump}
            onClick={() => points && trump && call({ points, trump })}
          >
            <span className={points && trump ? 'sr-only' : ''}>
              {bidKeyInWords(words, chosen, deck)}
            </span>
            {points && trump && (
              <span aria-hidden="true" className="flex items-center gap-1.5 whitespace-nowrap">
                {before}
                <span className="capitalize">{points}</span>
                <TrumpMark trump={trump} deck={deck} size={20} />
                {after}
              </span>
            )}
          </button>
        )}
      </div>
    </>
  );
}
