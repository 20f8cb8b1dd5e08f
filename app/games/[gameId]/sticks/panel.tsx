import { heldBetween } from '@/lib/i18n/en';
import type { StickTally } from '@/lib/jass';
import type { PanelProps } from '../family';

/** The sticks held in abeyance, in words. */
export function SticksPanel({ table, tally }: PanelProps<StickTally>) {
  return tally.held?.map(([one, other], i) => (
    <p key={i} className="px-1 text-chalk/90">
      {heldBetween(table.players[one], table.players[other])}
    </p>
  ));
}
