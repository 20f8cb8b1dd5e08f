'use client';
/** Whether one comes to an evening, said with a tap; a second one takes it back. */
import { useState } from 'react';
import { useDrawnAgain } from '@/app/drawn/drawn-again';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import type { comeLabels } from '@/lib/i18n/evening';
import type { Status } from '@/lib/league/attendance';
import { sayAhead } from './evenings/actions';

export function Come({
  eveningId,
  status,
  labels,
}: {
  eveningId: string;
  status: Status | null;
  labels: ReturnType<typeof comeLabels>;
}) {
  const drawAgain = useDrawnAgain();
  // What was tapped and is not in the page yet.
  const [tapped, setTapped] = useState<{ readonly status: Status | null }>();
  const { send, failure } = useSend(sayAhead);
  const said = tapped ? tapped.status : status;
  const say = async (wanted: 'coming' | 'excused') => {
    const next = said === wanted ? null : wanted;
    setTapped({ status: next });
    if (await send({ eveningId, status: next })) drawAgain();
    else setTapped(undefined);
  };
  return (
    <div className="print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: two keys, no fields. */}
      <div role="group" aria-label={labels.group} className="grid grid-cols-2 gap-2">
        {(['coming', 'excused'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={said === one}
            className={`${keyOnPaper} min-h-12! px-2! text-base!`}
            onClick={() => say(one)}
          >
            {said === one && <span aria-hidden="true">✓</span>}
            {labels[one]}
          </button>
        ))}
      </div>
      {failure && <Refused>{failure.message}</Refused>}
    </div>
  );
}
