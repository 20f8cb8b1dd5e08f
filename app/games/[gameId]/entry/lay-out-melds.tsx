'use client';
/** Melds from the cards themselves: everybody's laid out, and who of them may score. */
import { useMemo, useState } from 'react';
import { CardKeys } from '@/app/ui/card-keys';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet, SheetFoot } from '@/app/ui/sheet';
import { useDeck } from '@/app/ui/use-setting';
import { verdictInWords } from '@/lib/i18n/melds';
import { meldNames } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import {
  type Card,
  judgeWies,
  type MeldId,
  type MeldsQuestion,
  meldsOf,
  type Seat,
} from '@/lib/jass';

export function LayOutMelds({
  players,
  sides,
  judged,
  laid,
  onLay,
  onTake,
  onClose,
}: {
  players: readonly string[];
  /** What the sides are called. */
  sides: readonly string[];
  judged: NonNullable<MeldsQuestion['judged']>;
  /** The cards by seat. */
  laid: readonly (readonly Card[])[];
  onLay: (laid: readonly (readonly Card[])[]) => void;
  onTake: (melds: MeldId[][]) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const { trump, leads } = judged;
  const [seat, setSeat] = useState<Seat>(leads);
  const melds = useMemo(() => laid.map((cards) => meldsOf(cards, trump)), [laid, trump]);
  const verdict = judgeWies({ melds, sides: judged.sides, trump, leads });
  const own = laid[seat] ?? [];
  const tap = (card: Card) =>
    onLay(
      laid.map((cards, i) => {
        if (i !== seat) return cards;
        return cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
      }),
    );
  const shown = meldNames(
    words,
    (melds[seat] ?? []).map(({ id }) => id),
    deck,
  );
  return (
    <Sheet title={t('ask.melds.fromCards')} onClose={onClose} full>
      <fieldset>
        <legend className="pb-1.5 text-[0.9375rem]">{t('ask.melds.tapCards')}</legend>
        <div className="flex gap-1.5">
          {players.map((player, i) => (
            <button
              key={player}
              type="button"
              aria-pressed={i === seat}
              className={`${keyOnSlate} min-h-12! min-w-0 flex-1 px-1! text-[0.9375rem]`}
              onClick={() => setSeat(i)}
            >
              <span className="truncate">{player}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <CardKeys
        trump={trump}
        deck={deck}
        down={own}
        gone={laid.flatMap((cards, i) => (i === seat ? [] : cards))}
        onTap={tap}
      />
      <SheetFoot>
        <div aria-live="polite" className="min-h-20 min-w-0 flex-1 text-[0.9375rem] leading-tight">
          <p className="text-chalk-dim">
            {shown
              ? t('ask.melds.shown', { player: players[seat] ?? '', melds: shown })
              : t('ask.melds.nothing', { player: players[seat] ?? '' })}
          </p>
          <p>
            {verdict ? verdictInWords(words, sides[verdict.side] ?? '', { verdict, deck }) : ''}
          </p>
        </div>
        <button
          type="button"
          className={`${actionOnSlate} shrink-0 whitespace-nowrap px-4!`}
          disabled={!verdict}
          onClick={() => verdict && onTake(verdict.wies)}
        >
          {verdict ? t('cards.take', { points: String(verdict.points) }) : t('cards.takeNothing')}
        </button>
      </SheetFoot>
    </Sheet>
  );
}
