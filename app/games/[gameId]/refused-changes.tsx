'use client';
/** What the server would not take. */
import { keyOnSlate } from '@/app/ui/keys';
import type { Entry, Fault } from '@/lib/sync/game';
import type { RefusedChange } from '@/lib/sync/outbox';

/** Each refused change with what was entered, so that nothing is lost and the person decides. */
export default function RefusedChanges({
  refused,
  next,
  onDismiss,
  onTake,
}: {
  refused: readonly RefusedChange[];
  /** Index of the next hand. */
  next: number;
  onDismiss: (changeId: string) => void;
  onTake: (entry: Entry) => Fault | undefined;
}) {
  return refused.map(({ change, message }) => {
    const entry = 'entry' in change ? change.entry : null;
    const points = entry && Array.isArray(entry.points) ? entry.points.join('–') : null;
    return (
      <div key={change.id} role="alert" className="rounded-xl bg-paper p-4 text-ink">
        <p>
          {message} {points && <>You entered {points}.</>}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {entry && (
            <button
              type="button"
              className={`${keyOnSlate} text-base`}
              onClick={() => {
                if (!onTake(entry)) onDismiss(change.id);
              }}
            >
              Enter mine as hand {next + 1}
            </button>
          )}
          <button
            type="button"
            className="min-h-14 px-3 underline underline-offset-4"
            onClick={() => onDismiss(change.id)}
          >
            Leave it as it is
          </button>
        </div>
      </div>
    );
  });
}
