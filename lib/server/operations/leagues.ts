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
import { guestOperation, operation } from './operation';

export const foundLeague = operation({
  name: 'foundLeague',
  input: input.FoundLeague,
  run: leagues.foundLeague,
});
export const changeLeague = operation({
  name: 'changeLeague',
  noted: true,
  input: input.ChangeLeague,
  run: leagues.changeLeague,
});
export const deleteLeague = operation({
  name: 'deleteLeague',
  noted: true,
  input: input.DeleteLeague,
  run: leagues.deleteLeague,
});

// Nobody becomes a guest where too many are made.
export const tryLeague = guestOperation({
  name: 'tryLeague',
  input: input.TryLeague,
  before: async () =>
    (await attemptFromHere('trial'))
      ? null
      : deny('too-many-requests', sentence('server-leagues.trialTooMany')),
  run: leagues.tryLeague,
});
export const removeTrial = operation({
  name: 'removeTrial',
  noted: true,
  input: input.OneLeague,
  run: leagues.removeTrial,
});

export const changeRole = operation({
  name: 'changeRole',
  noted: true,
  input: input.ChangeRole,
  run: leagues.changeRole,
});
export const takeOut = operation({
  name: 'takeOut',
  noted: true,
  input: input.OneMember,
  run: leagues.takeOut,
});
export const handOver = operation({
  name: 'handOver',
  noted: true,
  input: input.OneMember,
  run: leagues.handOver,
});
export const leaveLeague = operation({
  name: 'leaveLeague',
  noted: true,
  input: input.OneLeague,
  run: leagues.leaveLeague,
});

export const invite = operation({
  name: 'invite',
  noted: true,
  input: input.Invite,
  run: leagues.inviteByLink,
});
export const revokeInvitation = operation({
  name: 'revokeInvitation',
  noted: true,
  input: input.RevokeInvitation,
  run: leagues.revokeInvitation,
});
export const acceptInvitation = operation({
  name: 'acceptInvitation',
  noted: true,
  input: input.AcceptInvitation,
  run: leagues.acceptInvitation,
});

export const addPlayers = operation({
  name: 'addPlayers',
  input: input.AddPlayers,
  run: leagues.addPlayers,
});
export const renamePlayer = operation({
  name: 'renamePlayer',
  input: input.RenamePlayer,
  run: leagues.renamePlayer,
});
export const setPlayerDays = operation({
  name: 'setPlayerDays',
  input: input.SetPlayerDays,
  run: leagues.setPlayerDays,
});
export const setPublicName = operation({
  name: 'setPublicName',
  input: input.SetPublicName,
  run: leagues.setPublicName,
});
export const removePlayer = operation({
  name: 'removePlayer',
  input: input.OnePlayer,
  run: leagues.removePlayer,
});
export const removeUnused = operation({
  name: 'removeUnused',
  input: input.RemoveUnused,
  run: leagues.removeUnused,
});
export const mergePlayers = operation({
  name: 'mergePlayers',
  input: input.MergePlayers,
  run: leagues.mergePlayers,
});
export const unmergePlayer = operation({
  name: 'unmergePlayer',
  input: input.OnePlayer,
  run: leagues.unmergePlayer,
});
/** What a program does with a player. */
type OfPlayer =
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'days'; readonly joinedOn: string | null; readonly leftOn: string | null }
  | { readonly do: 'merge'; readonly intoId: string }
  | { readonly do: 'unmerge' };

/** Renames a player, sets their days, or says that they are another one. */
export function changePlayer(
  viewer: Viewer | null,
  player: { readonly leagueId: string; readonly playerId: string },
  asked: OfPlayer,
  words: Words,
): Promise<Answer<null>> {
  switch (asked.do) {
    case 'rename':
      return renamePlayer.run(viewer, { ...player, name: asked.name }, words);
    case 'days':
      return setPlayerDays.run(
        viewer,
        { ...player, joinedOn: asked.joinedOn, leftOn: asked.leftOn },
        words,
      );
    case 'merge':
      return mergePlayers.run(viewer, { ...player, intoId: asked.intoId }, words);
    case 'unmerge':
      return unmergePlayer.run(viewer, player, words);
  }
}
export const claimPlayer = operation({
  name: 'claimPlayer',
  noted: true,
  input: input.OnePlayer,
  run: leagues.claimPlayer,
});
export const releaseClaim = operation({
  name: 'releaseClaim',
  noted: true,
  input: input.OnePlayer,
  run: leagues.releaseClaim,
});

export const createSeason = operation({
  name: 'createSeason',
  input: season.CreateSeason,
  run: leagues.createSeason,
});
export const changeSeason = operation({
  name: 'changeSeason',
  input: season.ChangeSeason,
  run: leagues.changeSeason,
});
export const closeSeason = operation({
  name: 'closeSeason',
  input: season.CloseSeason,
  run: leagues.closeSeason,
});
export const deleteSeason = operation({
  name: 'deleteSeason',
  input: season.OneSeason,
  run: (viewer, { id }: { id: string }) => leagues.deleteSeason(viewer, id),
});

/** Sets a season, closes it or opens it again. */
export const setSeason = (
  viewer: Viewer | null,
  id: string,
  {
    do: what,
    ...setting
  }: ({ readonly do: 'set' } & SeasonSetting) | { readonly do: 'close' | 'reopen' },
  words: Words,
): Promise<Answer<null>> =>
  'scheme' in setting
    ? changeSeason.run(viewer, { id, ...setting }, words)
    : closeSeason.run(viewer, { id, closed: what === 'close' }, words);

export const createEvening = operation({
  name: 'createEvening',
  input: evening.CreateEvening,
  run: leagues.createEvening,
});
export const createSeries = operation({
  name: 'createSeries',
  input: calendar.CreateSeries,
  run: leagues.createSeries,
});
export const changeCalendar = operation({
  name: 'changeCalendar',
  noted: true,
  input: calendar.ChangeCalendar,
  run: leagues.changeCalendar,
});
export const remindMe = operation({
  name: 'remindMe',
  input: calendar.RemindMe,
  run: leagues.remindMe,
});
export const changeEvening = operation({
  name: 'changeEvening',
  input: evening.ChangeEvening,
  run: leagues.changeEvening,
});
export const deleteEvening = operation({
  name: 'deleteEvening',
  input: evening.OneEvening,
  run: (viewer, { id }: { id: string }) => leagues.deleteEvening(viewer, id),
});
export const markAttendance = operation({
  name: 'markAttendance',
  input: evening.MarkAttendance,
  run: leagues.markAttendance,
});
export const sayAhead = operation({
  name: 'sayAhead',
  input: evening.SayAhead,
  run: leagues.sayAhead,
});
export const saveTables = operation({
  name: 'saveTables',
  input: evening.SaveTables,
  run: leagues.saveTables,
});
export const drawTables = operation({
  name: 'drawTables',
  input: evening.DrawTables,
  run: leagues.drawTables,
});

export const savePaper = operation({
  name: 'savePaper',
  input: paper.SavePaper,
  run: leagues.savePaper,
});
export const deletePaper = operation({
  name: 'deletePaper',
  input: paper.OnePaper,
  run: leagues.deletePaper,
});

export const importTotals = operation({
  name: 'importTotals',
  input: paper.ImportTotals,
  run: leagues.importTotals,
});

export const changeRoomLink = operation({
  name: 'changeRoomLink',
  noted: true,
  input: evening.ChangeRoomLink,
  run: leagues.changeRoomLink,
});
// Nobody becomes a guest for a link that leads nowhere.
export const pickName = guestOperation({
  name: 'pickName',
  noted: true,
  input: evening.PickName,
  before: leagues.deadRoom,
  run: leagues.pickName,
});
export const saySelf = guestOperation({
  name: 'saySelf',
  input: evening.SaySelf,
  before: leagues.deadRoom,
  run: leagues.saySelf,
});
export const goToTable = guestOperation({
  name: 'goToTable',
  input: evening.GoToTable,
  before: leagues.deadRoom,
  run: leagues.goToTable,
});
type Sheet = Parameters<typeof leagues.saveTables>[1]['tables'];
type OfSheet = { readonly was: Sheet } & (
  | { readonly do: 'set'; readonly tables: Sheet }
  | { readonly do: 'draw'; readonly variants: readonly VariantId[]; readonly rounds: number }
);

/** Sets or draws who sits where. */
export const changeSheet = (
  viewer: Viewer | null,
  eveningId: string,
  asked: OfSheet,
  words: Words,
): Promise<Answer<null>> =>
  asked.do === 'set'
    ? leagues.saveTables(viewer, { eveningId, was: asked.was, tables: asked.tables })
    : leagues.drawTables(viewer, { eveningId, ...asked }, words);

export const setCash = operation({
  name: 'setCash',
  noted: true,
  input: cash.SetCash,
  run: leagues.setCash,
});
export const setFee = operation({ name: 'setFee', input: cash.SetFee, run: leagues.setFee });
export const savePayment = operation({
  name: 'savePayment',
  input: cash.SavePayment,
  run: leagues.savePayment,
});
export const deletePayment = operation({
  name: 'deletePayment',
  noted: true,
  input: cash.OnePayment,
  run: leagues.deletePayment,
});
