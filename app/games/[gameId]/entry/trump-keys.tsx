'use client';
/** What is trumps, by name; where a card was turned up it comes first. */
import { useState } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { TrumpMark } from '@/app/ui/trump-mark';
import { TrumpPicker } from '@/app/ui/trump-picker';
import { useDeck } from '@/app/ui/use-setting';
import { rankSign } from '@/lib/i18n/cards';
import { saidInWords } from '@/lib/i18n/said';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { RANKS, readCard, SUITS, type Suit, type TrumpQuestion, turnedTrump } from '@/lib/jass';
import type { QuestionProps } from './question';

export default function TrumpKeys({ question, onAnswer }: QuestionProps<TrumpQuestion>) {
  const words = useWords();
  const [deck] = useDeck();
  const says = saidInWords(words, question.says, deck);
  if (!question.turned)
    return (
      <TrumpPicker
        value={question.value}
        onPick={(trump) => onAnswer(trump)}
        multipliers={question.times}
        label={says}
        large
      />
    );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <TurnedCard
        question={question}
        says={says}
        onPick={(card) => onAnswer(card, { field: 'turned' })}
      />
      <TrumpPicker
        value={question.card ? null : question.value}
        onPick={(trump) => onAnswer(trump)}
        multipliers={question.times}
        label={words.t('ask.named')}
      />
    </div>
  );
}

/** The card by its suit and then its rank; each rank shows what it makes trumps. */
function TurnedCard({
  question: { card },
  says,
  onPick,
}: {
  question: TrumpQuestion;
  says: string;
  onPick: (card: NonNullable<TrumpQuestion['card']>) => void;
}) {
  const words = useWords();
  const [deck] = useDeck();
  const turned = card && readCard(card);
  const [suit, setSuit] = useState<Suit | null>(turned?.suit ?? null);
  return (
    <fieldset className="min-h-0 flex-1">
      <legend className="pb-1.5 font-semibold leading-tight">{says}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {SUITS.map((one, place) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === suit}
            aria-label={trumpName(words, one, deck)}
            data-autofocus={place === 0 ? '' : undefined}
            className={`${keyOnSlate} px-0!`}
            onClick={() => setSuit(one)}
          >
            <TrumpMark trump={one} deck={deck} size={28} />
          </button>
        ))}
      </div>
      <div className="mt-1.5 grid grid-cols-5 gap-1.5 flat:grid-cols-9">
        {RANKS.map((rank) => {
          const trump = suit && turnedTrump(`${suit}-${rank}`);
          const sign = rankSign(words, rank, deck);
          return (
            <button
              key={rank}
              type="button"
              disabled={suit === null}
              aria-pressed={suit === turned?.suit && rank === turned?.rank}
              aria-label={
                trump
                  ? words.t('ask.turnedKey', { rank: sign, trump: trumpName(words, trump, deck) })
                  : sign
              }
              className={`${keyOnSlate} min-h-12! gap-1 px-0!`}
              onClick={() => suit && onPick(`${suit}-${rank}`)}
            >
              {sign}
              {trump && <TrumpMark trump={trump} deck={deck} size={14} />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
