/** Games and their tables. All that others may use of it. */
import 'server-only';

export type { Announced } from './announcements';
export {
  companyOf,
  loadTable,
  NOBODY,
  type Reader,
  readerOf,
  seenBy,
  tournamentTableColumns,
} from './at-table';
export { cachesOf, forgetResults, forgetResultsOf, saveSeats } from './caches';
export { setTable, takeChalk } from './chalk';
export { changeGame } from './change-batch';
export { FINISHED_KINDS } from './finished';
export { type DrawFirst, firstSight } from './first-sight';
export {
  type GameLine,
  type LastGame,
  lastOwnIn,
  linesOf,
  type Running,
  recentIn,
  recentPlayers,
  recentVariants,
  runningIn,
  seenLines,
} from './game-lines';
export { FORMER_PLAYER, type LogEntry, readLog } from './game-log';
export { saveGames, type WholeGame } from './game-rows';
export { loadGame } from './game-store';
export { announce, createGame, deleteGame, findGame, type NewGame } from './games';
export {
  CountedVariants,
  closedFor,
  countingSeasons,
  eveningAfter,
  HouseRules,
  houseRulesOf,
  inOpenSeason,
  seasonClosed,
  seasonsOfEvening,
  timeOn,
} from './league-games';
export { linesFrom, revisionNow } from './log-lines';
export { NOTES_LENGTH, setNotes } from './notes';
export {
  deadCode,
  deadLink,
  findInvited,
  freeSeat,
  joinTable,
  leaveEvening,
  leaveTable,
  sit,
  sitAtEvening,
  watchByCode,
} from './participants';
export { gameOfLink, type PicturedGame, picturedGame, sharedPath } from './pictures';
export { playedOn } from './played-on';
export { type Circle, circleOf, playersNamed, type Seated } from './players';
export { type Asked, findSeen, seeGames } from './seen-games';
export { CODE_LENGTH, LINK_ROLES, makeToken, parseToken } from './share-links';
export {
  areStandIns,
  nameStandIns,
  saveStandIns,
  standInColumns,
  standInNames,
} from './stand-ins';
export { changeLinks } from './table-links';
export { dropEmptyTourney, findTourney, tourneyOf } from './tourneys';
export { isNobody } from './unnamed';
export { folded, saveWords, wordsOf, wordsOfGame } from './words';
