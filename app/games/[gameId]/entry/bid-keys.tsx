'use client';
/** The keys for what is bid: the points that may be, and what is trumps. */
import { TrumpPicker } from '@/app/ui/trump-picker';
import { useWords } from '@/lib/i18n/use-words';
import { BID_POINTS, type BidPoints, type Trump } from '@/lib/jass';

export function BidKeys({
  offered,
  points,
  trump,
  isFirst = true,
  onPick,
}: {
  /** What may be bid; the other keys stay where they are and do nothing. */
  offered: readonly BidPoints[];
  points: BidPoints | null;
  trump: Trump | null;
  /** Are the points what is asked first? */
  isFirst?: boolean;
  onPick: (picked: { points: BidPoints } | { trump: Trump }) => void;
}) {
  const { t } = useWords();
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5">
      <fieldset className="grid min-h-0 flex-1 auto-rows-[minmax(2.5rem,3.5rem)] grid-cols-7 gap-1 beside:grid-cols-5 flat:auto-rows-fr tall:auto-rows-[minmax(3rem,5rem)]">
        <legend className="sr-only">{t('sidi.points')}</legend>
        {BID_POINTS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === points}
            disabled={!offered.includes(one)}
            data-autofocus={isFirst && one === offered[0] ? '' : undefined}
            className={`rounded-lg border-2 border-chalk/20 bg-slate px-0 text-[1.0625rem] flat:text-base active:bg-slate-dark disabled:opacity-25 choosable ${one === 'sidi' ? 'col-span-2 capitalize beside:col-span-3' : ''}`}
            onClick={() => onPick({ points: one })}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <TrumpPicker value={trump} onPick={(picked) => onPick({ trump: picked })} />
    </div>
  );
}
