'use client';
/** What the engine says, with the cards called as this phone or this table has them. */
import { useDeck } from '@/app/ui/use-setting';
import { allInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { Said } from '@/lib/jass';

export function SaidHere({ said, gameId }: { said: readonly Said[]; gameId: string }) {
  const words = useWords();
  const [deck] = useDeck(gameId);
  return allInWords(words, said, deck);
}
