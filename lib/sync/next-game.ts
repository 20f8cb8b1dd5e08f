/** The game that follows one at its table. Pure; apart from a game's board, which needs it once it is over. */
import type { Tally } from '../jass';
import { countedHands, type Hands, seatedLast } from './deal';
import type { Table } from './game';
import { goesOn, type Tourney, type TourneyRef } from './tourney';

/** The game that follows one at its table, and the tourney that it belongs to. */
export function nextGame(
  { id, table }: { readonly id: string; readonly table: Table },
  tally: Tally,
  { tourney, evening }: { readonly tourney: Tourney | null; readonly evening: string | null },
): { readonly after: string; readonly table: Table; readonly tourney?: TourneyAsked } {
  const next = tourney && nextTourney(tourney);
  return {
    after: id,
    table: nextTable(table, tally, { countsForFirst: evening !== null }),
    ...(next && { tourney: next }),
  };
}

/**
 * The same table for the next game: the deal goes on where the last one stopped. Whoever took a seat over
 * plays on, unless totals count for those who began.
 */
export function nextTable(
  table: Table,
  tally: Hands,
  { countsForFirst = false }: { readonly countsForFirst?: boolean } = {},
): Table {
  const seated = countsForFirst ? table : seatedLast(table);
  const { substitutes: _, name: __, ...next } = seated;
  const firstDealer = (table.firstDealer + countedHands(tally)) % table.players.length;
  return { ...next, firstDealer };
}

/** What the next game at its table belongs to: the tourney while it goes on, then a new one, as long. */
const nextTourney = (tourney: Tourney): TourneyAsked => ({
  id: goesOn(tourney) ? tourney.id : null,
  length: tourney.length,
});
/** A tourney to go on with, or with `id` null one to begin. */
export type TourneyAsked = Pick<TourneyRef, 'length'> & { readonly id: string | null };
