'use client';
import { slateHeight } from '@/app/ui/slate/height';
import { SchieberSlate } from '@/app/ui/slate/schieber-slate';
import type { SchieberTally, SidiTally } from '@/lib/jass';
import type { SlateProps } from '../family';
import { useSlateSettings } from './settings';
import { slateSides } from './slate-sides';

/** The slate of a game that counts in points, with what is being entered in dim chalk. */
export function PointsSlate({
  table,
  tally,
  handIds,
  ...slate
}: SlateProps<SchieberTally | SidiTally>) {
  const { withZ, turned } = useSlateSettings();
  return (
    <SchieberSlate
      sides={slateSides(table, tally, tally.dealer)}
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
