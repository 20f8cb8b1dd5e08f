'use client';
/** What is trumps, by name; where a card was turned up, by the cards that make it so. */
import { TrumpPicker } from '@/app/ui/trump-picker';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { TrumpQuestion } from '@/lib/jass';
import type { QuestionProps } from './question';

export default function TrumpKeys({ question, onAnswer }: QuestionProps<TrumpQuestion>) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <TrumpPicker
      value={question.value}
      onPick={(trump) => onAnswer(trump)}
      multipliers={question.times}
      label={saidInWords(words, question.says, deck)}
      large
      isTurned={question.turned}
    />
  );
}
