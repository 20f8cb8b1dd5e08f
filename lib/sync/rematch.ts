import type { Tally } from '../jass';
import type { Table } from './game';

/** The same table for the next game: the deal goes on where the last one stopped. */
export function nextTable(table: Table, tally: Tally): Table {
  const counted = tally.hands.filter((hand) => hand.rule !== 'void').length;
  return { ...table, firstDealer: (table.firstDealer + counted) % table.players.length };
}
