'use server';
import * as claims from '@/lib/server/leagues/claims';
import { inviteByLink } from '@/lib/server/leagues/invitation-link';
import * as invitations from '@/lib/server/leagues/invitations';
import * as leagues from '@/lib/server/leagues/leagues';
import * as members from '@/lib/server/leagues/members';
import * as merges from '@/lib/server/leagues/merges';
import * as roster from '@/lib/server/leagues/roster';
import { action } from '@/lib/server/transports/action';
import * as input from './input';

export const foundLeague = action({
  name: 'foundLeague',
  input: input.FoundLeague,
  run: leagues.foundLeague,
});
export const changeLeague = action({
  name: 'changeLeague',
  noted: true,
  input: input.ChangeLeague,
  run: leagues.changeLeague,
});
export const deleteLeague = action({
  name: 'deleteLeague',
  noted: true,
  input: input.DeleteLeague,
  run: leagues.deleteLeague,
});

export const changeRole = action({
  name: 'changeRole',
  noted: true,
  input: input.ChangeRole,
  run: members.changeRole,
});
export const takeOut = action({
  name: 'takeOut',
  noted: true,
  input: input.OneMember,
  run: members.takeOut,
});
export const handOver = action({
  name: 'handOver',
  noted: true,
  input: input.OneMember,
  run: members.handOver,
});
export const leaveLeague = action({
  name: 'leaveLeague',
  noted: true,
  input: input.OneLeague,
  run: members.leaveLeague,
});

export const invite = action({
  name: 'invite',
  noted: true,
  input: input.Invite,
  run: inviteByLink,
});
export const revokeInvitation = action({
  name: 'revokeInvitation',
  noted: true,
  input: input.RevokeInvitation,
  run: invitations.revokeInvitation,
});
export const acceptInvitation = action({
  name: 'acceptInvitation',
  noted: true,
  input: input.AcceptInvitation,
  run: invitations.acceptInvitation,
});

export const addPlayers = action({
  name: 'addPlayers',
  input: input.AddPlayers,
  run: roster.addPlayers,
});
export const renamePlayer = action({
  name: 'renamePlayer',
  input: input.RenamePlayer,
  run: roster.renamePlayer,
});
export const setPlayerDays = action({
  name: 'setPlayerDays',
  input: input.SetPlayerDays,
  run: roster.setPlayerDays,
});
export const removePlayer = action({
  name: 'removePlayer',
  input: input.OnePlayer,
  run: roster.removePlayer,
});
export const mergePlayers = action({
  name: 'mergePlayers',
  input: input.MergePlayers,
  run: merges.mergePlayers,
});
export const unmergePlayer = action({
  name: 'unmergePlayer',
  input: input.OnePlayer,
  run: merges.unmergePlayer,
});
export const claimPlayer = action({
  name: 'claimPlayer',
  noted: true,
  input: input.OnePlayer,
  run: claims.claimPlayer,
});
export const releaseClaim = action({
  name: 'releaseClaim',
  noted: true,
  input: input.OnePlayer,
  run: claims.releaseClaim,
});
