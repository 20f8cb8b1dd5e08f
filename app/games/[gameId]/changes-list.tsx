import { ByDeck } from '@/app/ui/by-deck';
import { When } from '@/app/ui/when';
import { changeInWords } from '@/lib/i18n/log';
import { inEachDeck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { LogEntry } from '@/lib/server/games';
import type { Table } from '@/lib/sync/game';
import { loggedLines } from '@/lib/sync/log';

/** Who wrote and corrected what and when, the latest first. */
export function ChangesList({ table, log }: { table: Table; log: readonly LogEntry[] }) {
  const words = useWords();
  const about = loggedLines(table, log);
  return (
    <ol className="max-lg:max-w-xl lg:columns-2 lg:gap-x-12">
      {log
        .map((line, i) => ({ line, ...about[i] }))
        .map(({ line, hand = null, table: then = table }) => (
          <li key={line.id} className="break-inside-avoid border-ink/10 border-b py-3">
            <p>
              <ByDeck
                drawn={inEachDeck((deck) => changeInWords(words, { line, hand }, then, deck))}
              />
            </p>
            <p className="text-[0.9375rem] text-ink-dim">
              <When at={line.at} />, {line.who}
            </p>
          </li>
        ))
        .reverse()}
    </ol>
  );
}
