/** The slate of sticks and potatoes. */
import { stickRows } from '@/app/ui/slate/stick-rows';
import { StickSlate } from '@/app/ui/slate/stick-slate';
import { variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { type SlateProps, sized, stateIn } from './slate';

export default function SticksSlate(props: SlateProps) {
  const { table, explained, handIds, proposedId, dealer, dealtBefore, over } = props;
  const names = sideNames(table);
  return (
    <StickSlate
      figure={variant(table.variant).figure}
      rows={stickRows(explained.hands, names, handIds)}
      there={explained.outlook.sides.map(({ needs }) => needs === 0)}
      held={over ? [] : explained.outlook.held}
      isProposed={proposedId !== null}
      dealer={dealer}
      dealtBefore={dealtBefore ?? null}
      stateOf={stateIn(props)}
      {...sized(props, names.length > 3 ? 'high' : 'middle')}
    />
  );
}
