/** All that the JSON interface can do, in the order in which it is told. */
import type { Operation } from '@/lib/server/transports/contract';
import * as games from './games';
import * as leagues from './leagues';
import * as others from './others';
import * as table from './table';

type OperationId =
  | keyof typeof games
  | keyof typeof table
  | keyof typeof leagues
  | keyof typeof others;

/** The parts of the interface. */
export const PARTS = ['games', 'leagues', 'other'] as const;
export type Part = (typeof PARTS)[number];

/** Every operation, with the part that it belongs to. */
export const OPERATIONS: readonly {
  readonly id: OperationId;
  readonly part: Part;
  readonly operation: Operation;
}[] = [
  { id: 'listGames', part: 'games', operation: games.listGames },
  { id: 'createGame', part: 'games', operation: games.createGame },
  { id: 'readGame', part: 'games', operation: games.readGame },
  { id: 'deleteGame', part: 'games', operation: games.deleteGame },
  { id: 'readRecord', part: 'games', operation: games.readRecord },
  { id: 'listChanges', part: 'games', operation: games.listChanges },
  { id: 'changeGame', part: 'games', operation: games.changeGame },
  { id: 'followGame', part: 'games', operation: others.followGame },
  { id: 'changeTable', part: 'games', operation: table.changeTable },
  { id: 'changeLinks', part: 'games', operation: table.changeLinks },
  { id: 'listLeagues', part: 'leagues', operation: leagues.listLeagues },
  { id: 'readLeague', part: 'leagues', operation: leagues.readLeague },
  { id: 'listPlayers', part: 'leagues', operation: leagues.listPlayers },
  { id: 'listSeasons', part: 'leagues', operation: leagues.listSeasons },
  { id: 'listEvenings', part: 'leagues', operation: leagues.listEvenings },
  { id: 'readStandings', part: 'leagues', operation: leagues.readStandings },
  { id: 'readRatings', part: 'leagues', operation: leagues.readRatings },
  { id: 'readPlayer', part: 'leagues', operation: leagues.readPlayer },
  { id: 'readDocument', part: 'other', operation: others.readDocument },
];
