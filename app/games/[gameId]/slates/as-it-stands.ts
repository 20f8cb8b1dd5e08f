/** A slate that is looked at: nothing is being entered, nothing is drawn before one's eyes. */
import type { Explanation, Tally } from '@/lib/jass';
import { seatedAt } from '@/lib/sync/deal';
import type { GameState } from '@/lib/sync/game';
import type { SlateProps } from './slate';

export const asItStands = ({
  game: { table, hands },
  tally,
  stands,
  over,
}: {
  game: Pick<GameState, 'table' | 'hands'>;
  tally: Tally;
  stands: Explanation;
  over: boolean;
}): Omit<SlateProps, 'room'> => ({
  table: seatedAt(table, hands.length),
  tally,
  explained: stands,
  handIds: hands.map(({ id }) => id),
  freshId: null,
  proposedId: null,
  dealer: over ? null : (stands.next?.dealer ?? null),
  over,
});
