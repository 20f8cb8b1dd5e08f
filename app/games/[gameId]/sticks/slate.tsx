import { stickRows } from '@/app/ui/slate/stick-rows';
import { StickSlate } from '@/app/ui/slate/stick-slate';
import type { StickTally } from '@/lib/jass';
import type { SlateProps } from '../family';

/** The slate of a stick game as it stands, with what is being entered in dim chalk. */
export function SticksSlate({ table, tally, handIds, ...slate }: SlateProps<StickTally>) {
  const playing = table.players.length > 3 ? 'h-[25rem] md:h-[34rem]' : 'h-80 md:h-[30rem]';
  return (
    <StickSlate
      rows={stickRows(tally, table.players, handIds)}
      held={tally.held}
      dealer={tally.dealer}
      stateOf={({ hand }) =>
        hand === slate.proposedId ? 'proposed' : hand === slate.freshId ? 'fresh' : 'written'
      }
      className={slate.isEntering ? 'h-[calc(36dvh-3rem)] min-h-52 md:h-[30rem]' : playing}
    />
  );
}
