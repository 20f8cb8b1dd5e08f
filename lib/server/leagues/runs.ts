/** What is done with what is asked for, under the names that `input` has. */
import 'server-only';

export { markAttendance, sayAhead } from './attendance';
export { changeCalendar, createSeries, remindMe } from './calendar';
export { setCash, setFee } from './cash';
export { claimNewName, claimPlayer, releaseClaim, setMemberPlayer } from './claims';
export { drawTables, saveTables } from './evening-tables';
export { changeEvening, createEvening, deleteEvening } from './evenings';
export { inviteByLink as invite, showInvitation } from './invitation-link';
export { acceptInvitation, revokeInvitation } from './invitations';
export { changeLeague, deleteLeague, foundLeague } from './leagues';
export { changeRole, handOver, leaveLeague, takeOut } from './members';
export { mergePlayers, unmergePlayer } from './merges';
export { deletePaper, savePaper } from './paper';
export { importTotals } from './paper-import';
export { deletePayment, savePayment } from './payments';
export { changeRoomLink, goToOwnTable } from './room';
export {
  addPlayers,
  removePlayer,
  removeUnused,
  renamePlayer,
  setPlayerDays,
  setPublicName,
} from './roster';
export { changeSeason, closeSeason, createSeason, deleteSeason, unlinkSeason } from './seasons';
export { removeTrial } from './trial';
