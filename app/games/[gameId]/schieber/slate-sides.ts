/** What stands on the slate of each side of a game that counts in points. Pure. */
import type { SlateSide } from '@/app/ui/slate/schieber-slate';
import type { SchieberTally, SidiTally } from '@/lib/jass';
import { sideNames, sidesThere } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { sideOf } from './counting';

/** @param dealer the seat that is named on the slate as dealing; null: nobody is */
export function slateSides(
  table: Table,
  tally: SchieberTally | SidiTally,
  dealer: number | null,
): SlateSide[] {
  const there = sidesThere(table, tally);
  const deals = dealer === null ? null : sideOf(table, dealer);
  return sideNames(table).map((name, side) => ({
    name,
    scores: tally.hands.map(({ score }) => score[side] ?? 0),
    total: tally.totals[side]?.points ?? 0,
    isThere: there[side] ?? false,
    dealer: dealer !== null && deals === side ? (table.players[dealer] ?? '') : null,
  }));
}
