/** Whom a table waits for, and what whoever wants to begin there can do about it. */
import { awayInWords } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';

export function AwayLine({
  away,
  mayWrite,
}: {
  away: Parameters<typeof awayInWords>[1];
  /** May the reader change who sits there? */
  mayWrite: boolean;
}) {
  const words = useWords();
  return (
    <p className="text-[0.9375rem] text-refusal-chalk">
      {words.t(mayWrite ? 'evenings.begin.notThere' : 'evenings.room.away', {
        away: awayInWords(words, away),
      })}
    </p>
  );
}
