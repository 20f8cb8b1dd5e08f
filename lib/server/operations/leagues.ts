/** What can be asked about leagues, their people, seasons and evenings. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import type { VariantId } from '../../jass';
import { type Answer, attemptFromHere, deny, type Viewer } from '../access';
import type { SeasonSetting } from '../leagues';
import * as leagues from '../leagues';
import * as calendar from './input/calendar';
import * as cash from './input/cash';
import * as evening from './input/evenings';
import * as input from './input/leagues';
import * as paper from './input/paper';
import * as season from './input/seasons';
import { guestOperation, notedOperation, operation } from './operation';

export const foundLeague = operation('foundLeague', input.FoundLeague, leagues.foundLeague);
export const changeLeague = notedOperation(
  'changeLeague',
  input.ChangeLeague,
  leagues.changeLeague,
);
export const deleteLeague = notedOperation(
  'deleteLeague',
  input.DeleteLeague,
  leagues.deleteLeague,
);

// Nobody becomes a guest where too many are made.
export const tryLeague = guestOperation('tryLeague', input.TryLeague, leagues.tryLeague, {
  before: async () =>
    (await attemptFromHere('trial'))
      ? null
      : deny('too-many-requests', sentence('server-leagues.trialTooMany')),
});
export const removeTrial = notedOperation('removeTrial', input.OneLeague, leagues.removeTrial);

export const changeRole = notedOperation('changeRole', input.ChangeRole, leagues.changeRole);
export const takeOut = notedOperation('takeOut', input.OneMember, leagues.takeOut);
export const handOver = notedOperation('handOver', input.OneMember, leagues.handOver);
export const leaveLeague = notedOperation('leaveLeague', input.OneLeague, leagues.leaveLeague);

export const invite = notedOperation('invite', input.Invite, leagues.inviteByLink);
export const revokeInvitation = notedOperation(
  'revokeInvitation',
  input.RevokeInvitation,
  leagues.revokeInvitation,
);
export const acceptInvitation = notedOperation(
  'acceptInvitation',
  input.AcceptInvitation,
  leagues.acceptInvitation,
);

export const addPlayers = operation('addPlayers', input.AddPlayers, leagues.addPlayers);
export const renamePlayer = operation('renamePlayer', input.RenamePlayer, leagues.renamePlayer);
export const setPlayerDays = operation('setPlayerDays', input.SetPlayerDays, leagues.setPlayerDays);
export const setPublicName = operation('setPublicName', input.SetPublicName, leagues.setPublicName);
export const removePlayer = operation('removePlayer', input.OnePlayer, leagues.removePlayer);
export const removeUnused = operation('removeUnused', input.RemoveUnused, leagues.removeUnused);
export const mergePlayers = operation('mergePlayers', input.MergePlayers, leagues.mergePlayers);
export const unmergePlayer = operation('unmergePlayer', input.OnePlayer, leagues.unmergePlayer);
/** What a program does with a player. */
type OfPlayer = { readonly leagueId: string; readonly playerId: string } & (
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'days'; readonly joinedOn: string | null; readonly leftOn: string | null }
  | { readonly do: 'merge'; readonly intoId: string }
  | { readonly do: 'unmerge' }
);

/** Renames a player, sets their days, or says that they are another one. */
export function changePlayer(viewer: Viewer | null, asked: OfPlayer): Promise<Answer<null>> {
  switch (asked.do) {
    case 'rename':
      return leagues.renamePlayer(viewer, asked);
    case 'days':
      return leagues.setPlayerDays(viewer, asked);
    case 'merge':
      return leagues.mergePlayers(viewer, asked);
    case 'unmerge':
      return leagues.unmergePlayer(viewer, asked);
  }
}
export const claimPlayer = notedOperation('claimPlayer', input.OnePlayer, leagues.claimPlayer);
export const releaseClaim = notedOperation('releaseClaim', input.OnePlayer, leagues.releaseClaim);

export const createSeason = operation('createSeason', season.CreateSeason, leagues.createSeason);
export const changeSeason = operation('changeSeason', season.ChangeSeason, leagues.changeSeason);
export const closeSeason = operation('closeSeason', season.CloseSeason, leagues.closeSeason);
export const deleteSeason = operation(
  'deleteSeason',
  season.OneSeason,
  (viewer, { id }: { id: string }) => leagues.deleteSeason(viewer, id),
);

type OfSeason = { readonly seasonId: string } & (
  | ({ readonly do: 'set' } & SeasonSetting)
  | { readonly do: 'close' | 'reopen' }
);

/** Sets a season, closes it or opens it again. */
export const setSeason = (
  viewer: Viewer | null,
  { seasonId: id, do: what, ...setting }: OfSeason,
): Promise<Answer<null>> =>
  'scheme' in setting
    ? leagues.changeSeason(viewer, { id, ...setting })
    : leagues.closeSeason(viewer, { id, closed: what === 'close' });

export const createEvening = operation(
  'createEvening',
  evening.CreateEvening,
  leagues.createEvening,
);
export const createSeries = operation('createSeries', calendar.CreateSeries, leagues.createSeries);
export const changeCalendar = notedOperation(
  'changeCalendar',
  calendar.ChangeCalendar,
  leagues.changeCalendar,
);
export const remindMe = operation('remindMe', calendar.RemindMe, leagues.remindMe);
export const changeEvening = operation(
  'changeEvening',
  evening.ChangeEvening,
  leagues.changeEvening,
);
export const deleteEvening = operation(
  'deleteEvening',
  evening.OneEvening,
  (viewer, { id }: { id: string }) => leagues.deleteEvening(viewer, id),
);
export const markAttendance = operation(
  'markAttendance',
  evening.MarkAttendance,
  leagues.markAttendance,
);
export const sayAhead = operation('sayAhead', evening.SayAhead, leagues.sayAhead);
export const saveTables = operation('saveTables', evening.SaveTables, leagues.saveTables);
export const drawTables = operation('drawTables', evening.DrawTables, leagues.drawTables);

export const savePaper = operation('savePaper', paper.SavePaper, leagues.savePaper);
export const deletePaper = operation('deletePaper', paper.OnePaper, leagues.deletePaper);

export const importTotals = operation('importTotals', paper.ImportTotals, leagues.importTotals);

export const changeRoomLink = notedOperation(
  'changeRoomLink',
  evening.ChangeRoomLink,
  leagues.changeRoomLink,
);
// Nobody becomes a guest for a link that leads nowhere.
export const pickName = guestOperation('pickName', evening.PickName, leagues.pickName, {
  noted: true,
  before: leagues.deadRoom,
});
export const saySelf = guestOperation('saySelf', evening.SaySelf, leagues.saySelf, {
  before: leagues.deadRoom,
});
export const goToTable = guestOperation('goToTable', evening.GoToTable, leagues.goToTable, {
  before: leagues.deadRoom,
});
type Sheet = Parameters<typeof leagues.saveTables>[1]['tables'];
type OfSheet = { readonly eveningId: string; readonly was: Sheet } & (
  | { readonly do: 'set'; readonly tables: Sheet }
  | { readonly do: 'draw'; readonly variants: readonly VariantId[]; readonly rounds: number }
);

/** Sets or draws who sits where. */
export const changeSheet = (
  viewer: Viewer | null,
  asked: OfSheet,
  words: Words,
): Promise<Answer<null>> =>
  asked.do === 'set' ? leagues.saveTables(viewer, asked) : leagues.drawTables(viewer, asked, words);

export const setCash = notedOperation('setCash', cash.SetCash, leagues.setCash);
export const setFee = operation('setFee', cash.SetFee, leagues.setFee);
export const savePayment = operation('savePayment', cash.SavePayment, leagues.savePayment);
export const deletePayment = notedOperation(
  'deletePayment',
  cash.OnePayment,
  leagues.deletePayment,
);
