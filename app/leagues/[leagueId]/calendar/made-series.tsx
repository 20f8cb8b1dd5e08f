'use client';
/** The evenings that were just made, and the way to take them back: those at which nothing was played. */
import Link from 'next/link';
import { useState } from 'react';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { weekdayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { leagueRoute, linkInText } from '../../parts';
import { deleteEvening } from '../evenings/actions';

export function MadeSeries({
  leagueId,
  made,
  onMore,
}: {
  leagueId: string;
  made: {
    readonly made: number;
    readonly there: number;
    readonly evenings: readonly { readonly id: string; readonly date: string }[];
  };
  /** Another series is to be made, or this one once more. */
  onMore: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { send, busy, failure } = useSend(deleteEvening);
  const left = made.evenings.filter(({ id }) => !gone.has(id));
  const takeBack = async () => {
    // One at a time: what was begun meanwhile stays, and says so.
    for (const { id } of left) {
      if (!(await send({ id }))) return;
      setGone((before) => new Set([...before, id]));
    }
  };
  const isGone = made.made > 0 && left.length === 0;
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <p role="status" className="font-semibold">
        {isGone ? t('calendar.series.takenBack') : t('calendar.series.done', made)}
      </p>
      {left.length > 0 && (
        <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
          {left.map(({ id, date }) => (
            <li key={id}>
              <Link
                href={leagueRoute(leagueId, `/evenings/${id}`)}
                className={`${linkInText} first-letter:uppercase`}
              >
                {weekdayInWords(words, date)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Refused>{failure?.message}</Refused>
      <div className="flex flex-wrap gap-3">
        <Link href={leagueRoute(leagueId, '/evenings')} className={keyOnPaper}>
          {t('calendar.back')}
        </Link>
        {left.length > 0 && (
          <button type="button" className={keyOnPaper} disabled={busy} onClick={takeBack}>
            {t('calendar.series.takeBack', { count: left.length })}
          </button>
        )}
        <button type="button" className={keyOnPaper} disabled={busy} onClick={onMore}>
          {t('calendar.series.more')}
        </button>
      </div>
    </div>
  );
}
