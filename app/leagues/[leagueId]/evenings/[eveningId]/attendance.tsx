'use client';
/** Who is there: a tap on a name, or on why not. Shown at once, put right where it did not arrive. */
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { DownIcon } from '@/app/ui/icons';
import { useSend } from '@/app/ui/use-send';
import { plural } from '@/lib/i18n/en/figures';
import { leagueRoute, smallKey } from '../../../parts';
import { markAttendance } from '../actions';

const STATUSES = ['present', 'excused', 'absent'] as const;
type Status = (typeof STATUSES)[number];
export type Guest = {
  readonly id: string;
  readonly name: string;
  readonly status: Status | null;
  /** Sits in a game, and so is there. */
  readonly plays: boolean;
};

export function Attendance({
  leagueId,
  eveningId,
  roster,
  mayWrite,
  isOpen,
}: {
  leagueId: string;
  eveningId: string;
  roster: readonly Guest[];
  mayWrite: boolean;
  /** Nothing else is going on yet. */
  isOpen: boolean;
}) {
  const router = useRouter();
  // What was tapped and is not in the page yet.
  const [tapped, setTapped] = useState<ReadonlyMap<string, Status | null>>(new Map());
  const { send, failure } = useSend(markAttendance);
  const statusOf = ({ id, status, plays }: Guest): Status | null =>
    tapped.get(id) ?? (tapped.has(id) ? null : (status ?? (plays ? 'present' : null)));
  const mark = async (marks: readonly { playerId: string; status: Status | null }[]) => {
    const ids = marks.map(({ playerId }) => playerId);
    setTapped(
      (old) => new Map([...old, ...marks.map((one) => [one.playerId, one.status] as const)]),
    );
    const arrived = await send({ eveningId, marks: [...marks] });
    if (arrived) router.refresh();
    else setTapped((old) => new Map([...old].filter(([id]) => !ids.includes(id))));
  };
  const there = roster.filter((one) => statusOf(one) === 'present');
  const open = roster.filter((one) => statusOf(one) === null);
  return (
    <section aria-label="Attendance">
      <details open={isOpen} className="group">
        <summary className="flex min-h-12 items-center justify-between gap-3">
          <h3 className="font-semibold text-lg">
            Who is there{' '}
            <span className="font-normal text-ink-dim">
              {plural(there.length, 'player', 'players')}
            </span>
          </h3>
          <span aria-hidden="true" className="text-ink-dim group-open:rotate-180">
            <DownIcon />
          </span>
        </summary>
        <Refused>{failure?.message}</Refused>
        {roster.length === 0 && (
          <p className="text-ink-dim">
            The league has no players yet. Whoever plays a game joins by name; or{' '}
            <Link href={leagueRoute(leagueId, '/players')} className="underline">
              add them among the players
            </Link>
            .
          </p>
        )}
        <ul className="divide-y divide-ink/10 border-ink/10 border-y empty:hidden">
          {roster.map((guest) => (
            <li key={guest.id}>
              {mayWrite ? (
                <Line
                  guest={guest}
                  status={statusOf(guest)}
                  onMark={(status) => mark([{ playerId: guest.id, status }])}
                />
              ) : (
                <p className="flex min-h-12 items-center justify-between gap-3">
                  {guest.name}
                  <span className="text-ink-dim">{statusOf(guest) ?? 'not noted'}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
        {mayWrite && open.length > 1 && (
          <button
            type="button"
            className={`${smallKey} mt-3`}
            onClick={() => mark(open.map(({ id }) => ({ playerId: id, status: 'present' })))}
          >
            {open.length === roster.length
              ? `All ${open.length} are there`
              : `All ${open.length} others are there too`}
          </button>
        )}
      </details>
    </section>
  );
}

function Line({
  guest: { name, plays },
  status,
  onMark,
}: {
  guest: Guest;
  status: Status | null;
  onMark: (status: Status | null) => void;
}) {
  const isThere = status === 'present';
  const why =
    'min-h-12 rounded-lg px-2.5 text-[0.9375rem] aria-pressed:bg-ink aria-pressed:text-paper text-ink-dim';
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-pressed={isThere}
        disabled={plays && isThere}
        onClick={() => onMark(isThere ? null : 'present')}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 text-left aria-pressed:font-semibold"
      >
        <span
          aria-hidden="true"
          className={`grid size-6 shrink-0 place-items-center rounded border-2 ${isThere ? 'border-felt bg-felt text-paper' : 'border-ink/30 bg-card'}`}
        >
          {isThere && '✓'}
        </span>
        <span className="truncate">{name}</span>
        {plays && <span className="font-normal text-[0.9375rem] text-ink-dim">plays</span>}
      </button>
      {!plays &&
        (['excused', 'absent'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={status === one}
            aria-label={`${name}: ${one}`}
            onClick={() => onMark(status === one ? null : one)}
            className={why}
          >
            {one}
          </button>
        ))}
    </div>
  );
}
