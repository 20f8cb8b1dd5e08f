import { slateHeight } from '@/app/ui/slate/height';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { StickSlate } from '@/app/ui/slate/stick-slate';
import type { StickTally } from '@/lib/jass';
import { sidesThere } from '@/lib/sync/deal';
import type { SlateProps } from '../family';

/** The slate of a stick game as it stands, with what is being entered in dim chalk. */
export function SticksSlate({ table, tally, handIds, ...slate }: SlateProps<StickTally>) {
  return (
    <StickSlate
      rows={stickRows(tally, table.players, handIds)}
      there={sidesThere(table, tally)}
      held={slate.over ? [] : tally.held}
      isProposed={slate.proposedId !== null}
      dealer={tally.dealer}
      stateOf={({ hand }) =>
        hand === slate.proposedId ? 'proposed' : hand === slate.freshId ? 'fresh' : 'written'
      }
      className={slateHeight(slate, table.players.length > 3 ? 'high' : 'middle')}
    />
  );
}
