/** Leagues, their people, evenings, seasons and standings. All that others may use of it. */
import 'server-only';

export { markAttendance, type OwnWord, ownWord, sayAhead } from './attendance';
export {
  calendarAt,
  changeCalendar,
  createSeries,
  ownCalendar,
  remindMe,
} from './calendar';
export { findEveningMoney, setCash, setFee } from './cash';
export { claimPlayer, ownPlayer, releaseClaim } from './claims';
export type {
  DrawnRace,
  DrawnSeason,
  DrawnTotal,
  DrawRace,
  DrawSeason,
  DrawTotal,
  Sheet,
} from './drawn-season';
export {
  type EveningForm,
  type EveningPage,
  eveningForm,
  eveningNow,
  eveningOf,
  findEvening,
} from './evening-page';
export { drawTables, saveTables } from './evening-tables';
export {
  changeEvening,
  createEvening,
  deleteEvening,
  EVENING_NAME_LENGTH,
  EVENING_PLACE_LENGTH,
  type EveningLine,
  eveningColumns,
  eveningsOn,
  followsEvening,
  listEvenings,
  usualEvening,
} from './evenings';
export { gamesAt } from './games-at';
export { firstHidden, isBefore } from './hidden';
export { inSeason } from './in-season';
export { inviteByLink } from './invitation-link';
export {
  acceptInvitation,
  findInvitation,
  type InvitationLine,
  listInvitations,
  revokeInvitation,
} from './invitations';
export { keptByRevision, type Thing } from './kept';
export { homeNow, type LeagueHome } from './league-home';
export { leagueNames } from './league-names';
export { recordsNow } from './league-records';
export {
  changeLeague,
  deleteLeague,
  findLeague,
  foundLeague,
  isAccount,
  isAtLeast,
  type League,
  type LeagueLine,
  leagueAs,
  listLeagues,
} from './leagues';
export { changeRole, handOver, leaveLeague, listMembers, type Member, takeOut } from './members';
export { loadMerges, mergePlayers, rootsIn, unmergePlayer } from './merges';
export {
  checkTotals,
  deletePaper,
  hasGameTotals,
  isSamePaper,
  PAPER_OF,
  type PaperLine,
  PaperLog,
  paperColumns,
  putPapers,
  savePaper,
  totalsFrom,
  type WrittenTotals,
} from './paper';
export { importTotals } from './paper-import';
export {
  deletePayment,
  isWholePayment,
  type NamedTransfer,
  type PaymentLine,
  savePayment,
} from './payments';
export { freshenRatings, keptRatings, ratingsAfter } from './ratings';
export {
  BATCH_EVENINGS,
  CachedFigures,
  freshenResults,
  inOrder,
  keepResults,
  type Moment,
  makeResults,
  momentColumns,
  resultsOf,
} from './results';
export {
  changeRoomLink,
  deadRoom,
  eveningOfGame,
  findRoom,
  goToTable,
  pickName,
  roomCards,
  saySelf,
  type TableLink,
} from './room';
export {
  addPlayers,
  listPlayers,
  type PlayedHere,
  playedIn,
  type RosterPlayer,
  removePlayer,
  removeUnused,
  renamePlayer,
  setPlayerDays,
  setPublicName,
  whyStays,
} from './roster';
export { findSeasonMoney, type SeasonMoney } from './season-cash';
export { raceNow, seasonNow } from './season-now';
export {
  changeSeason,
  closeSeason,
  createSeason,
  currentSeason,
  deleteSeason,
  findSeason,
  listSeasons,
  SaidAbout,
  type Season,
  type SeasonLine,
  type SeasonSetting,
  seasonToOpen,
} from './seasons';
export {
  type SeasonRace,
  type SeasonTable,
  standingsOf,
  type VariantRatings,
  whatIf,
} from './standings';
export { removeTrial, tryLeague } from './trial';
