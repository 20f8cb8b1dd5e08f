'use client';
/** What the server would not take. */
import { keyOnSlate } from '@/app/ui/keys';
import { makeId } from '@/lib/browser/id';
import type { Change, Entry, Fault, Hand } from '@/lib/sync/game';
import type { RefusedChange } from '@/lib/sync/outbox';

/** Each refused change with what was entered, so that nothing is lost and the person decides. */
export default function RefusedChanges({
  refused,
  hands,
  onDismiss,
  onChange,
}: {
  refused: readonly RefusedChange[];
  hands: readonly Hand[];
  onDismiss: (changeId: string) => void;
  onChange: (change: Change) => Fault | undefined;
}) {
  const enter = (entry: Entry) =>
    onChange({ kind: 'record', id: makeId(), index: hands.length, entry });
  const replace = ({ id: handId, by }: Hand, entry: Entry) =>
    onChange({ kind: 'correct', id: makeId(), handId, by, entry });
  return refused.map(({ change, message }) => {
    const entry = 'entry' in change ? change.entry : null;
    const points = entry && Array.isArray(entry.points) ? entry.points.join('–') : null;
    const at = standingAt(hands, change);
    const there = hands[at];
    return (
      <div key={change.id} role="alert" className="rounded-xl bg-paper p-4 text-ink">
        <p>
          {message} {points && <>You entered {points}.</>}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {entry && there && (
            <button
              type="button"
              className={`${keyOnSlate} text-base`}
              onClick={() => {
                if (!replace(there, entry)) onDismiss(change.id);
              }}
            >
              Mine is right: replace hand {at + 1}
            </button>
          )}
          {entry && (
            <button
              type="button"
              className={`${keyOnSlate} text-base`}
              onClick={() => {
                if (!enter(entry)) onDismiss(change.id);
              }}
            >
              Enter mine as hand {hands.length + 1}
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

/** Where the hand stands that was written elsewhere instead of this one; −1 where there is none. */
function standingAt(hands: readonly Hand[], change: Change): number {
  if (change.kind === 'record') return hands[change.index] ? change.index : -1;
  if (change.kind === 'correct') return hands.findIndex(({ id }) => id === change.handId);
  return -1;
}
