'use client';
/** Who is still to announce, while everybody does it on a phone of their own: under the slate, or on the sheet over it. */
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';

export default function Missing({
  players,
  announced,
  says = 'missing',
}: {
  players: readonly string[];
  /** The seats that have. */
  announced: readonly number[];
  /** Whether it is said to one who has. */
  says?: 'missing' | 'waiting';
}) {
  const words = useWords();
  const missing = players.filter((_, seat) => !announced.includes(seat));
  return (
    <span role="status">{words.t(`live.announce.${says}`, { names: names(words, missing) })}</span>
  );
}
