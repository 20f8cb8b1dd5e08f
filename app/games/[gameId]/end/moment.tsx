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

/** Those that were seen: a hand that is done again after it was taken back is none a second time. */
const seen = new Set<string>();

/** Nothing where the hand of this id is an ordinary one. */
export default function MomentHere({
  table,
  explained,
  id,
  handIds,
}: {
  table: Table;
  explained: Explanation;
  id: string;
  handIds: readonly string[];
}) {
  const { t } = useWords();
  // It is what the hand was when it was written.
  const [moment] = useState(() =>
    seen.has(id) ? null : momentOf(table, explained, handIds.indexOf(id)),
  );
  const [state, setState] = useState<'here' | 'leaving' | 'gone'>('here');
  useEffect(() => {
    if (!moment) return;
    seen.add(id);
    feel('match');
    const timers = [
      setTimeout(() => setState('leaving'), SHOWN_MS),
      setTimeout(() => setState('gone'), SHOWN_MS + LEAVING_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [moment, id]);
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
