import { stickRows } from '@/app/ui/slate/stick-rows';
import { StickSlate } from '@/app/ui/slate/stick-slate';
import type { SlateProps } from '../family';

/** The slate of a stick game as it stands, with what is being entered in dim chalk. */
export function SticksSlate(props: SlateProps) {
  const { tally } = props;
  return (
    <StickSlate
      rows={stickRows(tally, props.table.players, props.handIds)}
      held={tally.held}
      dealer={tally.dealer}
      stateOf={({ hand }) =>
        hand === props.proposedId ? 'proposed' : hand === props.freshId ? 'fresh' : 'written'
      }
      className={props.className ?? ''}
    />
  );
}
