/**
 * A tournament: its document, what can be wrong with it, the ranking and the draw; and as it is kept while
 * it is played, with the changes on it. Pure, as the engine: no clock, no chance but from a seed, no
 * network. Source: tournament.md.
 */
export { applyTournament, controlSumOf } from './apply';
export {
  TournamentChange,
  type TournamentChangeKind,
} from './changes';
export {
  type Judged,
  parseTournament,
  TOURNAMENT_CODES,
  type Tournament,
  type TournamentRefusal,
} from './document';
export { type DrawnRound, draw } from './draw';
export { documentOf, keptOf, roundsShown, tournamentOf } from './keep-document';
export {
  Figures,
  isOpen,
  type Kept,
  type KeptRound,
  KeptState,
  type KeptTable,
  newTournament,
  resultOf,
  Setting,
  statusOf,
  USUAL_SETTING,
} from './kept';
export { type RankingLine, ranking } from './ranking';
