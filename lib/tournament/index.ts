/**
 * A tournament: its document, what can be wrong with it, the ranking and the draw; and as it is kept while
 * it is played, with the changes on it. Pure, as the engine: no clock, no chance but from a seed, no
 * network. Source: tournament.md.
 */
export { costOf, type MetAgain } from './again';
export { applyTournament } from './apply';
export {
  TournamentChange,
  type TournamentChangeKind,
} from './changes';
export {
  type Judged,
  parseTournament,
  playedAs,
  TOURNAMENT_CODES,
  type Tournament,
  type TournamentRefusal,
} from './document';
export { type DrawnRound, draw } from './draw';
export { documentOf, keptOf, tournamentOf } from './keep-document';
export {
  Figures,
  isCorrectable,
  isHere,
  isOpen,
  type Kept,
  type KeptEntrant,
  type KeptRound,
  KeptState,
  type KeptTable,
  newTournament,
  type Prize,
  resultOf,
  Setting,
  statusOf,
  USUAL_SETTING,
} from './kept';
export {
  DECIDERS,
  type RankingLine,
  ranking,
  TIE_BREAKS,
  USUAL_TIE_BREAKS,
} from './ranking';
export { READY_SETS, readySetting } from './ready';
export { stepOf } from './step';
export { tableOptions } from './table-options';
export {
  type EntrantView,
  linesToReveal,
  type RoundView,
  type TableView,
  TOURNAMENT_ROLES,
  type TournamentRole,
  type TournamentView,
  tournamentView,
} from './view';
