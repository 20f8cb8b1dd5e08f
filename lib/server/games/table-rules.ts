/** What a table may become while a game is played, beyond what the phone can know. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Table } from '../../sync/game';
import { nameKey } from '../../sync/table';
import { type Denied, invalid } from '../access';
import type { Tx } from '../store';
import type { CachedGame } from './game-cache';
import { againstSeason } from './league-games';
import { circleOf, seatedTwice } from './players';

/**
 * Why the table cannot be changed like this; undefined where it can. In a league those who run the game
 * say who plays, because standings count it, and the season says by which rules.
 */
export async function tableFault(
  tx: Tx,
  {
    head,
    before,
    table,
    runsIt,
  }: {
    head: Pick<CachedGame['head'], 'id' | 'ownerId' | 'leagueId' | 'eveningId'>;
    before: Table;
    table: Table;
    runsIt: boolean;
  },
): Promise<Denied | undefined> {
  if (!isSame(people(before), people(table))) {
    // Of the one change alone: a phone that may not write at all keeps all that it has for later.
    if (head.leagueId !== null && !runsIt)
      return invalid(sentence('live.onlyHosts'), 'after.players');
    const twice = await seatedTwice(tx, circleOf(head), table.players);
    if (twice) return invalid(twice.said, `after.players.${twice.seat}`);
    if (movedSeats(before, table).size > 0 && (await hasOtherGames(tx, head.id)))
      return invalid(sentence('server.seatsOfTourney'), 'after.players');
  }
  if (head.eveningId !== null && !isSame(before.options, table.options))
    return againstSeason(tx, { eveningId: head.eveningId, table });
  return undefined;
}

/** Who sits elsewhere now: the seat of each before, and now. */
export function movedSeats(before: Table, now: Table): ReadonlyMap<number, number> {
  const keys = now.players.map(nameKey);
  return new Map(
    before.players.flatMap((name, seat): [number, number][] => {
      const other = keys.indexOf(nameKey(name));
      return other < 0 || other === seat ? [] : [[seat, other]];
    }),
  );
}

const people = ({ players, substitutes = [] }: Table) => [players, substitutes];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Is it one of several games whose totals count for the same seats? */
const hasOtherGames = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.game.count({ where: { tourney: { games: { some: { id } } }, id: { not: id } } })) > 0;
