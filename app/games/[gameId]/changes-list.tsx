import { ByDeck } from '@/app/ui/by-deck';
import { DayHead, TimeOf } from '@/app/ui/when';
import { changeInWords } from '@/lib/i18n/log';
import { inEachDeck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { LogEntry } from '@/lib/server/games';
import type { Table } from '@/lib/sync/game';
import { loggedLines } from '@/lib/sync/log';
import { TakeBack } from './take-back';

/** Who wrote and corrected what and when, by days, the latest first; the last change can be taken back. */
export function ChangesList({
  table,
  log,
  gameId,
}: {
  table: Table;
  log: readonly LogEntry[];
  /** Where the reader may write in the game. */
  gameId?: string | undefined;
}) {
  const words = useWords();
  const { lines: about, undoable } = loggedLines(table, log);
  const latestFirst = log.map((line, i) => ({ line, ...about[i] })).reverse();
  // A step that was redone stands there twice.
  const last = latestFirst.find(({ line }) => line.step.id === undoable && line.kind !== 'undo');
  return (
    <ol className="max-w-2xl">
      {latestFirst.map(({ line, hand = null, table: then = table }, i) => {
        const above = latestFirst[i - 1]?.line;
        return (
          <li key={line.id} className="border-ink/10 border-b">
            <DayHead at={line.at} above={above?.at} />
            <div className="flex items-baseline gap-3 py-2">
              <p className="min-w-0 flex-1">
                <span className={line.kind === 'record' ? '' : 'font-semibold'}>
                  <ByDeck
                    drawn={inEachDeck((deck) => changeInWords(words, { line, hand }, then, deck))}
                  />
                </span>
                {/* Said once for all that one after the other wrote. */}
                {line.who !== above?.who && (
                  <span className="block text-[0.9375rem] text-ink-dim">{line.who}</span>
                )}
              </p>
              <span className="whitespace-nowrap text-[0.9375rem] text-ink-dim tabular-nums">
                <TimeOf at={line.at} />
              </span>
            </div>
            {gameId && undoable && line === last?.line && (
              <TakeBack gameId={gameId} target={undoable} says={words.t('board.keys.undo')} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
