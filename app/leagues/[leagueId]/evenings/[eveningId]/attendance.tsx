'use client';
/** Who is there: a tap on a name, or on why not. Shown at once, put right where it did not arrive. */
import Link from 'next/link';
import { useState } from 'react';
import { useDrawnAgain } from '@/app/drawn/drawn-again';
import { BetweenParts } from '@/app/ui/between-names';
import { FindName } from '@/app/ui/find-name';
import { Fold } from '@/app/ui/fold';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { EveningPage } from '@/lib/server/leagues';
import { addPlayers } from '../../../actions';
import { leagueRoute, smallKey } from '../../../parts';
import { markAttendance } from '../actions';
import { WITHOUT_TABLE } from './without-table';

/** Whether somebody is there or comes; null where nobody said. */
type Guest = EveningPage['roster'][number];
type Status = Guest['status'];

export function Attendance({
  leagueId,
  eveningId,
  date,
  roster,
  mayWrite,
  isAhead,
  isPast,
  isOpen,
  seated,
}: {
  leagueId: string;
  eveningId: string;
  /** Of the evening: whoever is new begins with it. */
  date: string;
  roster: readonly Guest[];
  mayWrite: boolean;
  /** It is on a later day: who is ticked comes. */
  isAhead: boolean;
  /** It is over: who was there. */
  isPast: boolean;
  /** Nothing else is going on yet. */
  isOpen: boolean;
  /** Who has a table in the round that is on; null where there are no tables. */
  seated: readonly string[] | null;
}) {
  const { t } = useWords();
  const drawAgain = useDrawnAgain();
  // What was tapped and is not in the page yet.
  const [tapped, setTapped] = useState<ReadonlyMap<string, Status>>(new Map());
  const { send, failure } = useSend(markAttendance);
  const adding = useSend(addPlayers);
  const ticked = isAhead ? 'coming' : 'present';
  const statusOf = ({ id, status, plays }: Guest): Status => {
    const tap = tapped.get(id);
    if (tap !== undefined) return tap;
    if (plays && (status === null || status === 'coming')) return 'present';
    return isAhead && status === 'present' ? 'coming' : status;
  };
  const mark = async (marks: readonly { playerId: string; status: Status }[]) => {
    const ids = marks.map(({ playerId }) => playerId);
    setTapped(
      (old) => new Map([...old, ...marks.map((one) => [one.playerId, one.status] as const)]),
    );
    const arrived = await send({ eveningId, marks: [...marks] });
    if (arrived) drawAgain();
    else setTapped((old) => new Map([...old].filter(([id]) => !ids.includes(id))));
  };
  const of = (status: Status) => roster.filter((one) => statusOf(one) === status);
  const count = (status: Status) => of(status).length;
  const open = of(null);
  const coming = isAhead ? [] : of('coming');
  // Who said so stands first, and stays there when ticked.
  const [first, setFirst] = useState<ReadonlySet<string>>(new Set());
  if (coming.some(({ id }) => !first.has(id)))
    setFirst(new Set([...first, ...coming.map(({ id }) => id)]));
  const ordered = roster.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  const when = isAhead ? 'Ahead' : isPast ? 'Past' : '';
  const hasBegun = roster.some(({ plays }) => plays);
  const tick = (guests: readonly Guest[]) =>
    mark(guests.map(({ id }) => ({ playerId: id, status: ticked })));
  const inWords = (status: Status) =>
    status ? statusInWords(t, status, isAhead) : t('evenings.attendance.notNoted');
  return (
    <section aria-label={t('evenings.attendance.label')}>
      <Fold
        open={isOpen}
        title={
          <h3 className="font-semibold text-lg">
            {t(`evenings.attendance.title${when}`)}{' '}
            <span className="font-normal text-ink-dim">
              <BetweenParts>
                {when
                  ? t(`evenings.attendance.count${when}`, {
                      players: isAhead ? count('coming') : count('present') + count('left'),
                      excused: count('excused'),
                      absent: count('absent'),
                    })
                  : t('evenings.attendance.now', {
                      players: count('present'),
                      left: count('left'),
                      coming: coming.length,
                      excused: count('excused'),
                      absent: count('absent'),
                    })}
              </BetweenParts>
            </span>
          </h3>
        }
      >
        <Refused>{failure?.message ?? adding.failure?.message}</Refused>
        {roster.length === 0 && (
          <p className="text-ink-dim">
            {t.rich('evenings.attendance.nobody', {
              link: (text) => (
                <Link href={leagueRoute(leagueId, '/players')} className="underline">
                  {text}
                </Link>
              ),
            })}
          </p>
        )}
        {mayWrite && (
          <div className="flex flex-wrap gap-2 pb-3 empty:hidden">
            {coming.length > 0 && (
              <button type="button" className={smallKey} onClick={() => tick(coming)}>
                {t('evenings.attendance.saidSo', { players: coming.length })}
              </button>
            )}
            {coming.length === 0 && open.length > 1 && (
              <button type="button" className={smallKey} onClick={() => tick(open)}>
                {t(
                  `evenings.attendance.${open.length === roster.length ? 'all' : 'allOthers'}${when}`,
                  { players: open.length, there: count(ticked) },
                )}
              </button>
            )}
          </div>
        )}
        <FindName
          all={ordered}
          label={t('evenings.attendance.find')}
          none={t('evenings.attendance.notFound')}
          // Somebody new at the door; the name then stands in the list.
          instead={
            mayWrite
              ? (typed) => (
                  <button
                    type="button"
                    className={`${smallKey} self-start`}
                    disabled={adding.busy}
                    onClick={async () => {
                      const names = [typed.trim()];
                      if (await adding.send({ leagueId, names, joinedOn: date })) drawAgain();
                    }}
                  >
                    {t('evenings.attendance.add', { name: typed.trim() })}
                  </button>
                )
              : undefined
          }
        >
          {(shown) => (
            <ul className="divide-y divide-ink/10 border-ink/10 border-y empty:hidden">
              {shown.map((guest) => (
                <li key={guest.id}>
                  {mayWrite ? (
                    <Line
                      guest={guest}
                      status={statusOf(guest)}
                      isAhead={isAhead}
                      hasBegun={hasBegun}
                      isLeft={
                        seated !== null &&
                        statusOf(guest) === 'present' &&
                        !seated.includes(guest.id)
                      }
                      onMark={(status) => mark([{ playerId: guest.id, status }])}
                    />
                  ) : (
                    <p className="flex min-h-12 items-center justify-between gap-3">
                      {guest.name}
                      <span className="text-ink-dim">{inWords(statusOf(guest))}</span>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )}
        </FindName>
      </Fold>
    </section>
  );
}

function Line({
  guest: { name, plays, isPlaying },
  status,
  isAhead,
  hasBegun,
  isLeft,
  onMark,
}: {
  guest: Guest;
  status: Status;
  /** A tap on the name says that they come, else that they are there. */
  isAhead: boolean;
  /** Somebody has played: who is there may go home. */
  hasBegun: boolean;
  /** They are there, and all others have their tables. */
  isLeft: boolean;
  onMark: (status: Status) => void;
}) {
  const { t } = useWords();
  const ticked = isAhead ? 'coming' : 'present';
  const isThere = status === ticked;
  const isOrWasThere = status === 'present' || status === 'left';
  const canLeave = isOrWasThere && hasBegun;
  // Two at the most have room beside a name.
  const whys = [
    ...(canLeave ? (['left'] as const) : []),
    ...(plays || status === 'left' ? [] : (['excused'] as const)),
    ...(plays || canLeave ? [] : (['absent'] as const)),
  ];
  const about = plays
    ? status !== 'left' && t(`evenings.attendance.${isPlaying ? 'plays' : 'hasPlayed'}`)
    : status === 'coming' && !isThere && t('evenings.attendance.status.coming');
  const line = (
    // What has no room beside a long name goes below it.
    <div className="flex flex-wrap items-center justify-end gap-x-1 pb-1">
      <button
        type="button"
        aria-pressed={isThere}
        disabled={plays && isThere}
        onClick={() => onMark(isThere ? null : ticked)}
        className="-mb-1 flex min-h-12 min-w-min flex-1 basis-0 items-center gap-2.5 text-left"
      >
        <span
          aria-hidden="true"
          className={`grid size-6 shrink-0 place-items-center rounded border-2 ${isThere ? 'border-felt bg-felt text-paper' : 'border-ink/30 bg-card'}`}
        >
          {isThere && '✓'}
        </span>
        <span className="py-1 leading-tight">
          {name}
          {about && (
            <span className="ml-3 inline-block font-normal text-[0.9375rem] text-ink-dim">
              {about}
            </span>
          )}
        </span>
      </button>
      {whys.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={status === one}
          aria-label={t('evenings.attendance.markOf', {
            name,
            status: statusInWords(t, one, isAhead),
          })}
          // Who did not go home after all is there.
          onClick={() => onMark(status !== one ? one : one === 'left' ? 'present' : null)}
          // As high as a finger, with air between those of two rows.
          className="relative min-h-9 shrink-0 choosable rounded-full border border-ink/25 bg-card px-2 text-[0.875rem] after:absolute after:inset-x-0 after:-inset-y-1.5"
        >
          {statusInWords(t, one, isAhead)}
        </button>
      ))}
    </div>
  );
  if (!isLeft) return line;
  return (
    <>
      {line}
      <p aria-live="polite" className="pb-2 pl-9 text-[0.9375rem]">
        {t.rich('evenings.attendance.noTable', {
          name,
          link: (text) => (
            <a
              href={`#${WITHOUT_TABLE}`}
              className="-my-2 inline-block py-2 underline underline-offset-4"
            >
              {text}
            </a>
          ),
        })}
      </p>
    </>
  );
}

/** Before the evening nobody is missing yet. */
const statusInWords = (t: Words['t'], status: NonNullable<Status>, isAhead: boolean): string =>
  t(
    isAhead && status === 'absent'
      ? 'evenings.attendance.notComing'
      : `evenings.attendance.status.${status}`,
  );
