'use client';
/** What the bidding came to, without the calls: whose bid, for how much, in what, doubled or not. */
import { keyOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { BID_POINTS, type BidQuestion } from '@/lib/jass';
import { BidKeys } from './bid-keys';
import type { OnAnswer } from './question';

type Short = NonNullable<BidQuestion['short']>;

export function ShortBid({
  question,
  short,
  onAnswer,
}: {
  question: BidQuestion;
  short: Short;
  onAnswer: OnAnswer;
}) {
  const { t } = useWords();
  const key = `${keyOnSlate} min-h-12! min-w-0 px-2! text-base`;
  const give = (part: Partial<Short>) => onAnswer({ ...short, ...part }, { field: 'bid' });
  return (
    <>
      <fieldset className="flex gap-2 beside:col-start-1 beside:flex-col">
        <legend className="sr-only">{t('sidi.whose')}</legend>
        {question.sides.map((name, side) => (
          <button
            key={name}
            type="button"
            aria-pressed={short.side === side}
            data-autofocus={side === 0 ? '' : undefined}
            className={`${key} flex-1`}
            onClick={() => give({ side })}
          >
            <span className="line-clamp-2 leading-tight">{name}</span>
          </button>
        ))}
      </fieldset>
      <div className="flex min-h-0 flex-1 flex-col gap-1.5 beside:col-start-2 beside:row-span-3 beside:row-start-1">
        <BidKeys
          offered={BID_POINTS}
          points={short.points}
          trump={short.trump}
          isFirst={false}
          onPick={give}
        />
      </div>
      <button
        type="button"
        aria-pressed={short.doubled}
        className={`${key} beside:col-start-1 beside:self-start`}
        onClick={() => give({ doubled: !short.doubled })}
      >
        {t('sidi.key.doubled')}
      </button>
    </>
  );
}
