'use client';
/** What was taken in a hand that was bid: card points, match, and melds where the table plays them. */
import { useEffect, useMemo, useState } from 'react';
import { actionOnSlate, keepsFocus } from '@/app/ui/keys';
import { PointsPad, sumOf } from '@/app/ui/points-pad';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { bidInWords, soFarInWords } from '@/lib/i18n/sidi';
import { useWords } from '@/lib/i18n/use-words';
import { ALL_POINTS, type SidiTally } from '@/lib/jass';
import type { Bid } from '@/lib/sync/bid';
import { sideNames } from '@/lib/sync/deal';
import type { EntryProps } from '../family';
import { countingOf } from '../schieber/counting';
import type * as taken from '../schieber/draft';
import { ExtraQuestion } from '../schieber/extra-questions';
import { type Extra, Extras } from '../schieber/extras';
import { type Draft, entryOf } from './draft';
import { inWords } from './in-words';

export default function Taken(
  props: EntryProps<SidiTally> & {
    draft: Draft;
    bid: Bid;
    onDraft: (draft: Draft) => void;
    onDone: () => void;
  },
) {
  const words = useWords();
  const { table, index, draft, bid, propose, onPropose } = props;
  const { hand } = draft;
  const names = useMemo(() => sideNames(table), [table]);
  const counting = useMemo(() => countingOf(table), [table]);
  const [extra, setExtra] = useState<Extra | null>(null);
  const [failure, setFailure] = useState('');
  const { entry, points } = useMemo(() => entryOf(draft, table), [draft, table]);
  const scored = useMemo(() => (entry ? propose(entry) : null), [entry, propose]);
  useEffect(() => {
    onPropose(scored?.ok ? scored.value : null);
    return () => onPropose(null);
  }, [scored, onPropose]);

  const set = (change: Partial<taken.Draft>) => {
    setFailure('');
    props.onDraft({ ...draft, hand: { ...hand, ...change } });
  };
  const shut = () => setExtra(null);
  const confirm = () => {
    if (!entry || !scored?.ok) return;
    const why = props.onConfirm(entry);
    if (why) setFailure(why);
    else props.onDone();
  };
  const sum = sumOf(hand.typed);
  const refusal =
    failure ||
    (sum > ALL_POINTS && words.t('board.pad.makes', { sum: String(sum) })) ||
    (scored && !scored.ok ? props.whyNot(scored.error) : '');

  return (
    <form
      className="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <PointsPad
        labels={names}
        typed={hand.typed}
        points={points}
        active={hand.active}
        onType={(typed) => set({ typed, match: null })}
        onActive={(active) => {
          shut();
          if (active !== hand.active) set({ active });
        }}
        onEnter={confirm}
        keys={extra === null}
        count={{ trumps: [bid.trump], isFullPack: true }}
      >
        <div className="flex gap-1.5">
          <BidKey bid={bid} onTap={() => props.onDraft({ ...draft, playing: false })} />
          <Extras
            table={table}
            counting={counting}
            draft={{ ...hand, trump: bid.trump }}
            open={extra}
            onOpen={(which) => setExtra(which === extra ? null : which)}
          />
        </div>
        <p
          aria-live="polite"
          className={`min-h-10 text-[0.9375rem] leading-snug ${refusal ? 'text-refusal-chalk' : ''}`}
        >
          {refusal ||
            (entry && scored?.ok
              ? inWords(words, { table, entry, tally: scored.value, index })
              : soFarInWords(words, sum, bid, names[bid.side] ?? ''))}
        </p>
        <ExtraQuestion
          extra={extra}
          names={names}
          table={table}
          trump={bid.trump}
          leads={((props.before.dealer ?? 0) + 1) % table.players.length}
          draft={hand}
          onChange={set}
          onDone={shut}
        />
      </PointsPad>
      <button type="submit" {...keepsFocus} className={actionOnSlate} disabled={!scored?.ok}>
        {props.confirmLabel}
      </button>
    </form>
  );
}

/** What was bid; a tap goes back to the bidding. */
function BidKey({ bid, onTap }: { bid: Bid; onTap: () => void }) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <button
      type="button"
      aria-label={words.t('sidi.key.change', { bid: bidInWords(words, bid, deck) })}
      className="flex h-12 shrink-0 items-center gap-1 rounded-lg border-2 border-yellow px-2.5 text-yellow"
      onClick={onTap}
    >
      {bid.points}
      <TrumpMark trump={bid.trump} deck={deck} size={22} />
      {bid.doubled && <span aria-hidden="true">×2</span>}
    </button>
  );
}
