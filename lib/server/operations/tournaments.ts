/** What can be asked about tournaments. */
import 'server-only';
import * as tournaments from '../tournaments';
import * as input from './input/tournaments';
import { guestOperation, notedOperation, operation } from './operation';

export const foundTournament = guestOperation(
  'foundTournament',
  input.FoundTournament,
  tournaments.foundTournament,
  { before: tournaments.cannotFound },
);

/** Puts a change on a tournament; who may make which is said in `access`. */
export const changeTournament = operation(
  'changeTournament',
  input.ChangeTournament,
  tournaments.changeTournament,
);

export const drawRound = operation('drawRound', input.DrawRound, tournaments.drawRound);

export const changeTournamentLinks = notedOperation(
  'changeTournamentLinks',
  input.ChangeTournamentLinks,
  tournaments.changeTournamentLinks,
);

export const publishTournament = notedOperation(
  'publishTournament',
  input.PublishTournament,
  tournaments.publishTournament,
);

export const deleteTournament = notedOperation(
  'deleteTournament',
  input.DeleteTournament,
  tournaments.deleteTournament,
);
