'use client';
/** What the bidding came to, without the calls: whose bid, for how much, in what, doubled or not. */
import { keyOnSlate } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { BID_POINTS } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { BidKeys } from './bid-keys';
import type { BiddingProps } from './bidding';

export function ShortBid({ table, draft, onDraft }: BiddingProps) {
  const { t } = useWords();
  const key = `${keyOnSlate} min-h-12 min-w-0 px-2 text-base`;
  return (
    <>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t('sidi.whose')}</legend>
        {sideNames(table).map((name, side) => (
          <button
            key={name}
            type="button"
            aria-pressed={draft.side === side}
            className={`${key} flex-1`}
            onClick={() => onDraft({ ...draft, side })}
          >
            <span className="truncate">{name}</span>
          </button>
        ))}
      </fieldset>
      <BidKeys
        offered={BID_POINTS}
        points={draft.points}
        trump={draft.trump}
        onPick={(picked) => onDraft({ ...draft, ...picked })}
      />
      <button
        type="button"
        aria-pressed={draft.doubled}
        className={key}
        onClick={() => onDraft({ ...draft, doubled: !draft.doubled })}
      >
        {t('sidi.key.doubled')}
      </button>
    </>
  );
}
