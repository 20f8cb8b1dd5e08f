/** Tournaments: how they are stored, changed, read and shared. All that others may use of it. */
import 'server-only';

export {
  BackedUpTournament,
  backUpTournaments,
  faultInBackup,
  restoreTournaments,
} from './backed-up';
export { changeTournament, Drafts, put } from './changing';
export { changeTournamentLinks, type TournamentLink } from './links';
export {
  cannotFound,
  deleteTournament,
  foundTournament,
  listTournaments,
  publishTournament,
} from './tournaments';
export {
  drawRound,
  exportTournament,
  followsTournament,
  readTournament,
  tournamentOfLink,
  wayIn,
} from './views';
