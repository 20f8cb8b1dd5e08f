'use client';
/** A trump as it is called and drawn in the cards that this phone is set to. */
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { Trump } from '@/lib/jass';

export function TrumpWord({ trump }: { trump: Trump }) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom">
      <TrumpMark trump={trump} deck={deck} size={18} />
      {trumpName(words, trump, deck)}
    </span>
  );
}
