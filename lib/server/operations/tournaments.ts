/** What can be asked about tournaments. */
import 'server-only';
import * as tournaments from '../tournaments';
import * as input from './input/tournaments';
import { guestOperation, operation } from './operation';

export const foundTournament = guestOperation({
  name: 'foundTournament',
  input: input.FoundTournament,
  before: tournaments.cannotFound,
  run: tournaments.foundTournament,
});

/** Puts a change on a tournament; who may make which is said in `access`. */
export const changeTournament = operation({
  name: 'changeTournament',
  input: input.ChangeTournament,
  run: tournaments.changeTournament,
});

export const drawRound = operation({
  name: 'drawRound',
  input: input.DrawRound,
  run: tournaments.drawRound,
});

export const changeTournamentLinks = operation({
  name: 'changeTournamentLinks',
  noted: true,
  input: input.ChangeTournamentLinks,
  run: tournaments.changeTournamentLinks,
});

export const publishTournament = operation({
  name: 'publishTournament',
  noted: true,
  input: input.PublishTournament,
  run: tournaments.publishTournament,
});

export const deleteTournament = operation({
  name: 'deleteTournament',
  noted: true,
  input: input.DeleteTournament,
  run: tournaments.deleteTournament,
});
