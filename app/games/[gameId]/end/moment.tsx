'use client';
/** A match, or the last row of a side: for a moment the slate dims, and whose it is stands on it. */
import { useEffect, useState } from 'react';
import { feel } from '@/lib/browser/feel';
import { useWords } from '@/lib/i18n/use-words';
import type { Explanation } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { momentOf } from './moments';
import { Underlined } from './underlined';
import './moments.css';

const SHOWN_MS = 2300;
/** As long as it takes to leave (moments.css). */
const LEAVING_MS = 320;

/** Nothing where the hand at this place is an ordinary one. */
export default function MomentHere({
  table,
  explained,
  at,
}: {
  table: Table;
  explained: Explanation;
  at: number;
}) {
  const { t } = useWords();
  // It is what the hand was when it was written.
  const [moment] = useState(() => momentOf(table, explained, at));
  const [state, setState] = useState<'here' | 'leaving' | 'gone'>('here');
  useEffect(() => {
    if (!moment) return;
    feel('match');
    const timers = [
      setTimeout(() => setState('leaving'), SHOWN_MS),
      setTimeout(() => setState('gone'), SHOWN_MS + LEAVING_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [moment]);
  if (!moment || state === 'gone') return null;
  const name = sideNames(table)[moment.side] ?? '';
  return (
    // The last hand is read out with all of it below.
    <div
      aria-hidden="true"
      data-leaving={state === 'leaving' || undefined}
      className="moment slate-board pointer-events-none absolute inset-[10px] grid place-content-center justify-items-center rounded-[2px] text-center [container-type:size]"
    >
      <Underlined
        name={moment.kind === 'match' ? t('board.end.match') : name}
        share={22}
        most={9}
      />
      <p className="moment-soon pt-1 font-hand text-[length:clamp(1.125rem,9cqh,3rem)]">
        {moment.kind === 'match' ? name : t('board.end.rows')}
      </p>
    </div>
  );
}
