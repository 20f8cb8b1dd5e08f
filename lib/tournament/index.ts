/**
 * A tournament: its document, what can be wrong with it, the ranking and the draw. Pure, as the engine: no
 * clock, no chance but from a seed, no network. Source: tournament.md.
 */
export {
  type Judged,
  parseTournament,
  type Tournament,
  type TournamentRefusal,
} from './document';
export { type DrawnRound, draw } from './draw';
export { type RankingLine, ranking } from './ranking';
