import 'server-only';
import { collator } from '../../league/collator';
import type { Entrant } from '../../league/result';
import type { Tx } from '../store';
import { rootsIn } from './merges';

/** The names of a league: who plays under them, and who a merged one turned out to be. */
export type LeagueNames = {
  /** By name; merged names are left out. */
  readonly players: readonly Entrant[];
  readonly rootOf: (playerId: string) => string;
  /** The name of whoever this turned out to be. */
  readonly nameOf: (playerId: string) => string;
};

/** Reads the names of a league in one query. */
export async function leagueNames(tx: Tx, leagueId: string): Promise<LeagueNames> {
  const rows = await tx.player.findMany({
    where: { leagueId },
    orderBy: [{ key: 'asc' }],
    select: { id: true, name: true, mergedIntoId: true, joinedOn: true, leftOn: true },
  });
  const known = new Map(rows.map((row) => [row.id, row]));
  const rootOf = rootsIn(rows);
  return {
    players: rows
      .filter(({ mergedIntoId }) => mergedIntoId === null)
      .map(({ id, name, joinedOn, leftOn }) => ({ id, name, joinedOn, leftOn }))
      .sort((a, b) => collator.compare(a.name, b.name)),
    rootOf,
    nameOf: (id) => known.get(rootOf(id))?.name ?? '',
  };
}

/** Did the player belong to the league that day? */
export const belongsOn = ({ joinedOn, leftOn }: Entrant, day: string): boolean =>
  (joinedOn === null || joinedOn <= day) && (leftOn === null || leftOn >= day);
