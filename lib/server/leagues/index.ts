/** Leagues, their people, evenings, seasons and standings. All that others may use of it. */
import 'server-only';

export { isAtLeast, type League, leagueAs } from './as-role';
export { type OwnWord, ownWord } from './attendance';
export { calendarAt, ownCalendar } from './calendar';
export { type FreeNames, freeNames, isNameless, ownPlayer } from './claims';
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
export {
  type EveningLine,
  eveningColumns,
  eveningsFrom,
  followsEvening,
  lastSeason,
  listEvenings,
  usualEvening,
} from './evenings';
export { gamesAt } from './games-at';
export { firstHidden, isBefore } from './hidden';
export { inSeason } from './in-season';
export { type Asked, EVENING_NAME_LENGTH, HouseOptionsGiven, input } from './input';
export { findInvitation, type InvitationLine, listInvitations } from './invitations';
export { foundIn, keptByRevision, type Thing } from './kept';
export { type HomeSeason, homeNow, type LeagueHome } from './league-home';
export { leagueNames } from './league-names';
export { recordsNow } from './league-records';
export { findLeague, isAccount, type LeagueLine, listLeagues } from './leagues';
export { listMembers, type Member } from './members';
export { loadMerges } from './merges';
export {
  checkTotals,
  hasGameTotals,
  isSamePaper,
  PAPER_OF,
  type PaperLine,
  PaperLog,
  paperColumns,
  putPapers,
  totalsFrom,
  type WrittenTotals,
} from './paper';
export { isWholePayment, type NamedTransfer, type PaymentLine } from './payments';
export { freshenRatings, keptRatings, ratingsAfter } from './ratings';
export {
  BATCH_EVENINGS,
  CachedFigures,
  freshenResults,
  inOrder,
  keepResults,
  later,
  type Moment,
  makeResults,
  momentColumns,
  resultColumns,
  resultFrom,
  resultsOf,
} from './results';
export { revisionIn, rowsOf } from './revisions';
export {
  deadRoom,
  eveningOfGame,
  findRoom,
  goToTable,
  pickName,
  roomCards,
  saySelf,
  type TableLink,
} from './room';
export { listPlayers, type PlayedHere, playedIn, type RosterPlayer, whyStays } from './roster';
export * as runs from './runs';
export {
  chargedByClosing,
  findEveningMoney,
  findSeasonMoney,
  type OpenFees,
  openFees,
  potOf,
  type SeasonMoney,
  type Uncharged,
  type Unnoted,
  unchargedIn,
  unnotedAt,
} from './season-cash';
export { eveningsBySeason } from './season-evenings';
export { raceNow, seasonNow, winnersNow } from './season-now';
export {
  currentSeason,
  findSeason,
  listSeasons,
  madeFirst,
  namedSeasons,
  runningOn,
  SaidAbout,
  type Season,
  type SeasonLine,
  type SeasonSetting,
  seasonOfNext,
  seasonToOpen,
  toBegin,
} from './seasons';
export {
  ratingLines,
  type SeasonRace,
  type SeasonTable,
  standingsOf,
  type VariantRatings,
  whatIf,
} from './standings';
export { tryLeague } from './trial';
export { findWhatStays } from './what-stays';
