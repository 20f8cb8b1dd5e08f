'use client';
/** Those of whom it is still to be said whether they were there, because it costs them something. */
import { useRouter } from 'next/navigation';
import { useDrawnAgain } from '@/app/drawn/drawn-again';
import { Fold } from '@/app/ui/fold';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { smallKey } from '../../../parts';
import { markAttendance } from '../actions';

/** More would push what else is on the page out of sight. */
const MANY = 6;

export function Unnoted({
  eveningId,
  line,
  people,
  labels,
}: {
  eveningId: string;
  line: string;
  people: readonly { readonly id: string; readonly name: string }[];
  labels: { readonly present: string; readonly excused: string; readonly absent: string };
}) {
  const router = useRouter();
  const drawAgain = useDrawnAgain();
  const { send, busy, failure } = useSend(markAttendance);
  const say = async (playerId: string, status: keyof typeof labels) => {
    if (!(await send({ eveningId, marks: [{ playerId, status }] }))) return;
    await drawAgain();
    router.refresh();
  };
  return (
    <div className="max-w-xl border-brick border-l-4 py-1 pl-4 print:hidden">
      <Fold open={people.length <= MANY} title={<p>{line}</p>}>
        <Refused>{failure?.message}</Refused>
        <ul className="divide-y divide-ink/10">
          {people.map(({ id, name }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
            >
              <span>{name}</span>
              <span className="flex flex-wrap gap-2">
                {(['present', 'excused', 'absent'] as const).map((status) => (
                  <button
                    key={status}
                    type="button"
                    disabled={busy}
                    aria-label={`${name}: ${labels[status]}`}
                    className={smallKey}
                    onClick={() => say(id, status)}
                  >
                    {labels[status]}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
