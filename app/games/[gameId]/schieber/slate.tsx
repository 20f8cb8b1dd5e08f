'use client';
import { slateHeight } from '@/app/ui/slate/height';
import { SchieberSlate } from '@/app/ui/slate/schieber-slate';
import type { SchieberTally, SidiTally } from '@/lib/jass';
import { sideNames, sidesThere } from '@/lib/sync/deal';
import type { SlateProps } from '../family';
import { sideOf } from './counting';
import { useSlateSettings } from './settings';

/** The slate of a game that counts in points, with what is being entered in dim chalk. */
export function PointsSlate({
  table,
  tally,
  handIds,
  ...slate
}: SlateProps<SchieberTally | SidiTally>) {
  const { withZ, turned } = useSlateSettings();
  const { dealer } = tally;
  const there = sidesThere(table, tally);
  return (
    <SchieberSlate
      sides={sideNames(table).map((name, side) => ({
        name,
        scores: tally.hands.map(({ score }) => score[side] ?? 0),
        total: tally.totals[side]?.points ?? 0,
        isThere: there[side] ?? false,
        dealer:
          dealer !== null && sideOf(table, dealer) === side ? (table.players[dealer] ?? '') : null,
      }))}
      handIds={handIds}
      stateOf={({ hand }) =>
        hand === slate.proposedId ? 'proposed' : hand === slate.freshId ? 'fresh' : 'written'
      }
      withZ={withZ}
      turned={turned}
      isCramped={slate.isEntering}
      className={slateHeight(slate, 'high')}
    />
  );
}
