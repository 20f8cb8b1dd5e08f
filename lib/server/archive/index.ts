/** What was played: games found again, players and their figures. All that others may use of it. */
import 'server-only';

export { gamePage, type PlayedGame } from './game-page';
export {
  type GameFilter,
  type GamePage,
  type SearchFault,
  searchGames,
  type Who,
} from './history';
export { findLeagueGames, type LeagueGames, leagueGamesNow } from './league-games';
export { type OwnGames, ownGames } from './own-games';
export {
  MOST_GAMES,
  meetingsOf,
  type PlayerPage,
  playerNow,
  playerPage,
  type RatingCourse,
} from './player-page';
export { type Choice, type Named, namesFor, ownLeagues } from './search-choices';
export type { PaperFound } from './search-paper';
