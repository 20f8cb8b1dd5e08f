/** What may be sent about tournaments: shape and size. Whether it fits is decided there. */
import { z } from 'zod';
import { NAME_FORMS } from '../../../league/public-names';
import { Setting, TOURNAMENT_ROLES, TournamentChange } from '../../../tournament';
import { Id } from '../../access';

/** The token of a link, for whoever came by one. */
export const LinkToken = z.string().max(100).optional();

const tournamentId = Id;
/** A new one: what is agreed so far, or a whole `jass-tournament/1`. */
export const FoundTournament = z.strictObject({
  id: Id,
  setting: Setting.partial().optional(),
  document: z.record(z.string(), z.unknown()).optional(),
  leagueId: Id.optional(),
});
export const ChangeTournament = z.strictObject({
  tournamentId,
  change: TournamentChange,
  link: LinkToken,
});
export const DrawRound = z.strictObject({
  tournamentId,
  id: Id,
  round: z.int().min(0).max(99),
  link: LinkToken,
});
export const ChangeTournamentLinks = z.strictObject({
  tournamentId,
  do: z.enum(['list', 'open', 'renew', 'revoke']),
  role: z.enum(TOURNAMENT_ROLES),
  round: z.int().min(0).max(99).optional(),
  table: z.int().min(1).max(10_000).optional(),
  /** How the browser reaches this server; a configured address goes before it. */
  origin: z.url({ protocol: /^https?$/ }).max(300),
});
export const PublishTournament = z.strictObject({
  tournamentId,
  isPublic: z.boolean(),
  publicNames: z.enum(NAME_FORMS).nullable(),
});
export const DeleteTournament = z.strictObject({ tournamentId });
