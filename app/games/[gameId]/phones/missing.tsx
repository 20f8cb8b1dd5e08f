'use client';
/** Who is still to announce, while everybody does it on a phone of their own. */
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';

export default function Missing({
  players,
  announced,
}: {
  players: readonly string[];
  /** The seats that have. */
  announced: readonly number[];
}) {
  const words = useWords();
  const missing = players.filter((_, seat) => !announced.includes(seat));
  return (
    <span role="status">{words.t('live.announce.missing', { names: names(words, missing) })}</span>
  );
}
