/** All that the JSON interface can do, in the order in which it is told. */
import type { Operation } from '@/lib/server/transports/contract';
import * as games from './games';
import * as leagues from './leagues';
import * as others from './others';
import * as table from './table';
import * as tournaments from './tournaments';

type OperationId =
  | keyof typeof games
  | keyof typeof table
  | keyof typeof tournaments
  | keyof typeof leagues
  | keyof typeof others;

/** The parts of the interface. */
export const PARTS = ['games', 'leagues', 'players', 'seasons', 'tournaments', 'other'] as const;
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
  { id: 'setNotes', part: 'games', operation: games.setNotes },
  { id: 'listChanges', part: 'games', operation: games.listChanges },
  { id: 'changeGame', part: 'games', operation: games.changeGame },
  { id: 'followGame', part: 'games', operation: others.followGame },
  { id: 'changeTable', part: 'games', operation: table.changeTable },
  { id: 'changeLinks', part: 'games', operation: table.changeLinks },
  { id: 'listLeagues', part: 'leagues', operation: leagues.listLeagues },
  { id: 'createLeague', part: 'leagues', operation: leagues.createLeague },
  { id: 'readLeague', part: 'leagues', operation: leagues.readLeague },
  { id: 'readStandings', part: 'leagues', operation: leagues.readStandings },
  { id: 'readRatings', part: 'leagues', operation: leagues.readRatings },
  { id: 'listFinished', part: 'leagues', operation: leagues.listFinished },
  { id: 'listPlayers', part: 'players', operation: leagues.listPlayers },
  { id: 'addPlayers', part: 'players', operation: leagues.addPlayers },
  { id: 'changePlayer', part: 'players', operation: leagues.changePlayer },
  { id: 'removePlayer', part: 'players', operation: leagues.removePlayer },
  { id: 'readPlayer', part: 'players', operation: leagues.readPlayer },
  { id: 'listSeasons', part: 'seasons', operation: leagues.listSeasons },
  { id: 'createSeason', part: 'seasons', operation: leagues.createSeason },
  { id: 'readSeason', part: 'seasons', operation: leagues.readSeason },
  { id: 'changeSeason', part: 'seasons', operation: leagues.changeSeason },
  { id: 'deleteSeason', part: 'seasons', operation: leagues.deleteSeason },
  { id: 'listEvenings', part: 'seasons', operation: leagues.listEvenings },
  { id: 'createEvening', part: 'seasons', operation: leagues.createEvening },
  { id: 'createSeries', part: 'seasons', operation: leagues.createSeries },
  { id: 'readEvening', part: 'seasons', operation: leagues.readEvening },
  { id: 'changeEvening', part: 'seasons', operation: leagues.changeEvening },
  { id: 'deleteEvening', part: 'seasons', operation: leagues.deleteEvening },
  { id: 'markAttendance', part: 'seasons', operation: leagues.markAttendance },
  { id: 'changeSheet', part: 'seasons', operation: leagues.changeSheet },
  { id: 'readSeasonCash', part: 'seasons', operation: leagues.readSeasonCash },
  { id: 'setCash', part: 'seasons', operation: leagues.setCash },
  { id: 'savePayment', part: 'seasons', operation: leagues.savePayment },
  { id: 'deletePayment', part: 'seasons', operation: leagues.deletePayment },
  { id: 'readEveningCash', part: 'seasons', operation: leagues.readEveningCash },
  { id: 'setFee', part: 'seasons', operation: leagues.setFee },
  { id: 'listTournaments', part: 'tournaments', operation: tournaments.listTournaments },
  { id: 'createTournament', part: 'tournaments', operation: tournaments.createTournament },
  { id: 'readTournament', part: 'tournaments', operation: tournaments.readTournament },
  { id: 'deleteTournament', part: 'tournaments', operation: tournaments.deleteTournament },
  { id: 'changeTournament', part: 'tournaments', operation: tournaments.changeTournament },
  { id: 'drawRound', part: 'tournaments', operation: tournaments.drawRound },
  {
    id: 'changeTournamentLinks',
    part: 'tournaments',
    operation: tournaments.changeTournamentLinks,
  },
  { id: 'exportTournament', part: 'tournaments', operation: tournaments.exportTournament },
  { id: 'readDocument', part: 'other', operation: others.readDocument },
];
