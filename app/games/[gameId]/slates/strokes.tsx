/** The slate of strokes: hundreds, fifties and twenties on a Z for each side. */
import { SchieberSlate } from '@/app/ui/slate/schieber-slate';
import { totalsOf, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { type SlateProps, sized, stateIn } from './slate';

/** With the painted Z or without. */
export function StrokesSlate({ withZ, ...props }: SlateProps & { readonly withZ: boolean }) {
  const { table, tally, explained, handIds, proposedId, dealer } = props;
  const { over, room } = props;
  const totals = totalsOf(tally);
  const seats = variant(table.variant).sidesOf(table.players.length, table.options);
  return (
    <SchieberSlate
      sides={sideNames(table).map((name, side) => ({
        name,
        scores: explained.hands.map(({ gain }) => gain[side] ?? 0),
        total: totals[side] ?? 0,
        isThere: explained.outlook.sides[side]?.needs === 0,
        hasWon: over && tally.winners.includes(side),
        dealer:
          dealer !== null && seats[side]?.includes(dealer) ? (table.players[dealer] ?? '') : null,
      }))}
      handIds={handIds}
      isProposed={proposedId !== null}
      stateOf={stateIn(props)}
      withZ={withZ}
      isWide={room === 'screen'}
      {...sized(props, 'high')}
    />
  );
}

/** On a page to read: with the Z. */
export const StrokesOnPage = (props: SlateProps) => <StrokesSlate {...props} withZ />;
