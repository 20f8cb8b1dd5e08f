import { heldInWords } from '@/lib/i18n/sticks';
import { useWords } from '@/lib/i18n/use-words';
import type { StickTally } from '@/lib/jass';
import type { PanelProps } from '../family';

/** The sticks held in abeyance, in words; once the game is over they lapse. */
export function SticksPanel({ table, tally, over }: PanelProps<StickTally>) {
  const words = useWords();
  if (over) return null;
  return heldInWords(words, tally.held ?? [], table.players).map((sentence) => (
    <p key={sentence} className="px-1 text-chalk/90">
      {sentence}
    </p>
  ));
}
