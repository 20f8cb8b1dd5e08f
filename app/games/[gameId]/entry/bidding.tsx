'use client';
/** The bidding of a hand: call by call round the table, or only what it came to. */
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { recall, remember } from '@/lib/browser/storage';
import { playsInWords } from '@/lib/i18n/auction';
import { useWords } from '@/lib/i18n/use-words';
import type { BidQuestion, Contract } from '@/lib/jass';
import { Auction } from './auction';
import type { QuestionProps } from './question';
import { ShortBid } from './short-bid';

/** Under which this phone notes how a bidding was put down last. */
const WAY = 'bidding/way';

type Bid = Omit<Contract, 'bidder'>;

/** What the bidding has come to so far; null while it goes on. */
function bidOf({ contract, short }: BidQuestion): Bid | null {
  if (!short) return contract;
  const { side, points, trump, doubled } = short;
  return side === null || !points || !trump ? null : { side, points, trump, doubled };
}

export default function Bidding(props: QuestionProps<BidQuestion>) {
  const words = useWords();
  const { t } = words;
  const { question, players, onAnswer, onPlay } = props;
  const [deck] = useDeck();
  const [raising, setRaising] = useState(false);
  const bid = bidOf(question);
  // Three passes have ended the auction, until the high bidder goes on after all.
  const agreed = raising ? null : bid;
  // Where the bid is picked part by part the keys stay where they are: nothing moves under the thumb.
  const stays = agreed !== null || question.short !== null;
  // As it was put down last on this phone, where nothing of this bidding is there yet.
  const begin = useEffectEvent(() => {
    if (!question.short && question.calls.length === 0 && recall(WAY) === 'bid')
      onAnswer({}, { field: 'bid' });
  });
  useLayoutEffect(() => begin(), []);
  const plays = agreed && playsInWords(words, question.sides[agreed.side] ?? '', agreed, deck);
  const go = () => onAnswer(true, { field: 'played' });
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5 beside:grid beside:grid-cols-2 beside:grid-rows-[auto_auto_minmax(0,1fr)_auto] beside:gap-x-3">
      <div className="flex gap-1.5 beside:col-start-1">
        {(['calls', 'bid'] as const).map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={(way === 'bid') === (question.short !== null)}
            className="min-h-10 min-w-min flex-1 rounded-lg border border-chalk/25 bg-slate px-1 text-[0.9375rem] leading-tight flat:min-h-11 flat:flex-auto flat:text-[0.8125rem] flat:tracking-tight active:bg-slate-dark choosable"
            onClick={() => {
              setRaising(false);
              remember(WAY, way);
              if (way === 'bid') onAnswer({}, { field: 'bid' });
              else onAnswer([], { field: 'auction' });
            }}
          >
            {t(`sidi.way.${way}`)}
          </button>
        ))}
      </div>
      {question.short ? (
        <ShortBid question={question} short={question.short} onAnswer={onAnswer} />
      ) : (
        <Auction
          question={question}
          players={players}
          raising={raising}
          plays={plays}
          onRaising={setRaising}
          onCalls={(calls) => onAnswer(calls, { field: 'auction' })}
        />
      )}
      <p
        aria-live="polite"
        // Of an auction it stands large in the place of the keys.
        className={
          question.short ? 'min-h-6 text-[1.0625rem] leading-snug beside:col-start-1' : 'sr-only'
        }
      >
        {plays}
      </p>
      {stays && (
        <div className="mt-auto flex gap-2 beside:col-start-2 beside:row-start-4">
          {onPlay && (
            <button
              type="button"
              className={`${keyOnSlate} min-h-12! min-w-min px-2! text-base leading-tight flat:flex-1 flat:text-[0.9375rem]!`}
              disabled={!agreed}
              onClick={go}
            >
              {t('board.keys.enterPoints')}
            </button>
          )}
          <button
            type="button"
            className={`${actionOnSlate} min-h-12! flex-1 px-2! leading-tight flat:text-base!`}
            disabled={!agreed}
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
