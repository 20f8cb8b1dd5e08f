/** What can be asked about leagues, their people, seasons and evenings. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { type Answer, attemptFromHere, deny, type Viewer } from '../access';
import * as leagues from '../leagues';
import { type Asked, runs } from '../leagues';
import { guestOperation, operationsOf } from './operation';

const { tryLeague, pickName, saySelf, goToTable, ...others } = leagues.input;

/** By name. Those that anybody can begin with make a guest of whoever has no session. */
export const leagueOperations = {
  ...operationsOf(others, runs, {
    noted: [
      ...(['changeLeague', 'deleteLeague', 'removeTrial'] as const),
      ...(['changeRole', 'takeOut', 'handOver', 'leaveLeague'] as const),
      ...(['invite', 'showInvitation', 'revokeInvitation', 'acceptInvitation'] as const),
      ...(['claimPlayer', 'claimNewName', 'setMemberPlayer', 'releaseClaim'] as const),
      ...(['changeCalendar', 'changeRoomLink'] as const),
      ...(['setCash', 'deletePayment'] as const),
    ],
  }),
  // Nobody becomes a guest where too many are made.
  tryLeague: guestOperation('tryLeague', tryLeague, leagues.tryLeague, {
    before: async () =>
      (await attemptFromHere('trial'))
        ? null
        : deny('too-many-requests', sentence('server-leagues.trialTooMany')),
  }),
  // Nobody becomes a guest for a link that leads nowhere.
  pickName: guestOperation('pickName', pickName, leagues.pickName, {
    noted: true,
    before: leagues.deadRoom,
  }),
  saySelf: guestOperation('saySelf', saySelf, leagues.saySelf, { before: leagues.deadRoom }),
  goToTable: guestOperation('goToTable', goToTable, leagues.goToTable, {
    before: leagues.deadRoom,
  }),
};

/** Renames a player, sets their days, or says that they are another one. */
export function changePlayer(
  viewer: Viewer | null,
  asked: Asked<'unmergePlayer'> &
    (
      | ({ do: 'rename' } & Asked<'renamePlayer'>)
      | ({ do: 'days' } & Asked<'setPlayerDays'>)
      | ({ do: 'merge' } & Asked<'mergePlayers'>)
      | { do: 'unmerge' }
    ),
): Promise<Answer<null>> {
  switch (asked.do) {
    case 'rename':
      return runs.renamePlayer(viewer, asked);
    case 'days':
      return runs.setPlayerDays(viewer, asked);
    case 'merge':
      return runs.mergePlayers(viewer, asked);
    case 'unmerge':
      return runs.unmergePlayer(viewer, asked);
  }
}

type OfSeason = { readonly seasonId: string } & (
  | ({ readonly do: 'set' } & Omit<Asked<'changeSeason'>, 'id'>)
  | { readonly do: 'close' | 'reopen' }
);

/** Sets a season, closes it or opens it again. */
export const setSeason = (
  viewer: Viewer | null,
  { seasonId: id, do: what, ...setting }: OfSeason,
): Promise<Answer<null>> =>
  'scheme' in setting
    ? runs.changeSeason(viewer, { id, ...setting })
    : runs.closeSeason(viewer, { id, closed: what === 'close' });

type OfSheet = ({ do: 'set' } & Asked<'saveTables'>) | ({ do: 'draw' } & Asked<'drawTables'>);

/** Sets or draws who sits where. */
export const changeSheet = (
  viewer: Viewer | null,
  asked: OfSheet,
  words: Words,
): Promise<Answer<null>> =>
  asked.do === 'set' ? runs.saveTables(viewer, asked) : runs.drawTables(viewer, asked, words);
