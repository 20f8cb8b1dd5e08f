'use client';
/** The questions of a Schieber hand: what is trumps, and which side. */
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { TrumpMark } from '@/app/ui/trump-mark';
import { TrumpPicker } from '@/app/ui/trump-picker';
import { useDeck } from '@/app/ui/use-setting';
import { rankSign } from '@/lib/i18n/cards';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { type Card, RANKS, type Side, SUITS, type Suit, type Trump, turnedTrump } from '@/lib/jass';

export function ChooseTrump({
  turnsTrumps,
  multipliers,
  trump,
  onPick,
}: {
  turnsTrumps: boolean;
  multipliers: Readonly<Record<Trump, number>>;
  trump: Trump | null;
  onPick: (chosen: { trump: Trump | null; turned: Card | null }) => void;
}) {
  const words = useWords();
  const { t } = words;
  const [suit, setSuit] = useState<Suit | null>(null);
  const [deck] = useDeck();
  return (
    <div className="flex flex-col gap-4 pt-1 pb-4">
      <div>
        <p className="pb-2 font-semibold">{t('schieber.ask.trumps')}</p>
        <TrumpPicker
          value={trump}
          onPick={(picked) => onPick({ trump: picked, turned: null })}
          multipliers={multipliers}
          large
        />
      </div>
      {turnsTrumps && (
        <fieldset>
          <legend className="pb-2 font-semibold">{t('schieber.ask.turned')}</legend>
          <div className="grid grid-cols-4 gap-1.5">
            {SUITS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === suit}
                aria-label={trumpName(words, one, deck)}
                className={`${keyOnSlate} px-0`}
                onClick={() => setSuit(one)}
              >
                <TrumpMark trump={one} deck={deck} size={26} />
              </button>
            ))}
          </div>
          {suit && (
            <div className="mt-1.5 grid grid-cols-5 gap-1.5">
              {RANKS.map((rank) => (
                <button
                  key={rank}
                  type="button"
                  aria-label={t('schieber.ask.turnedKey', {
                    rank: rankSign(words, rank, deck),
                    trump: trumpName(words, turnedTrump(`${suit}-${rank}`), deck),
                  })}
                  className={`${keyOnSlate} px-0`}
                  onClick={() => onPick({ trump: null, turned: `${suit}-${rank}` })}
                >
                  {rankSign(words, rank, deck)}
                </button>
              ))}
            </div>
          )}
        </fieldset>
      )}
    </div>
  );
}

export function ChooseSide({
  question,
  names,
  sides = names.map((_, side) => side),
  value,
  none,
  onPick,
}: {
  question: string;
  names: readonly string[];
  /** Those that it can be; all of them where left out. */
  sides?: readonly Side[];
  value: Side | null;
  /** What the key says that takes the answer back; left out where one side it must be. */
  none?: string;
  onPick: (side: Side | null) => void;
}) {
  return (
    <fieldset className="entry-keys flex flex-col gap-2 pb-1">
      <legend className="pb-1.5 font-semibold">{question}</legend>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={value === side}
          className={`${keyOnSlate} text-base`}
          onClick={() => onPick(side)}
        >
          {names[side]}
        </button>
      ))}
      {none && (
        <button
          type="button"
          aria-pressed={value === null}
          className={`${keyOnSlate} text-base`}
          onClick={() => onPick(null)}
        >
          {none}
        </button>
      )}
    </fieldset>
  );
}
