/** What may be sent about a league and its people: shape and size. The rest is decided there. */
import { z } from 'zod';
import { sentenceError } from '../../../i18n/sentence';
import { NAME_FORMS } from '../../../league/public-names';
import { ROLES } from '../../access';
import { Id } from './id';

/** Longer than any name may be, so that it is refused with a sentence. */
const Text = z
  .string()
  .max(200, { error: () => sentenceError('server.input.nameLength', { most: '200' }) });
const Day = z.iso
  .date({ error: () => sentenceError('server.input.day', { example: '2026-11-21' }) })
  .nullable();
const Role = z.enum(ROLES);

const OfLeague = { leagueId: Id };
const OfMember = { ...OfLeague, userId: Id };
const OfPlayer = { ...OfLeague, playerId: Id };

const Form = z.enum(NAME_FORMS);
export const FoundLeague = z.strictObject({
  id: Id,
  name: Text,
  isPublic: z.boolean(),
  publicNames: Form.optional(),
});
export const ChangeLeague = z.strictObject({
  ...OfLeague,
  name: Text,
  isPublic: z.boolean(),
  publicNames: Form.optional(),
  byFamily: z.boolean().optional(),
});
export const DeleteLeague = z.strictObject({ ...OfLeague, name: Text });

export const TryLeague = z.strictObject({});

export const ChangeRole = z.strictObject({ ...OfMember, role: Role });
export const OneMember = z.strictObject(OfMember);
export const OneLeague = z.strictObject(OfLeague);

export const Invite = z.strictObject({
  ...OfLeague,
  role: Role,
  playerId: Id.optional(),
  days: z.int().min(1).max(366),
  single: z.boolean(),
  origin: z.url({ protocol: /^https?$/ }).max(300),
});
export const RevokeInvitation = z.strictObject({ ...OfLeague, invitationId: Id });
export const AcceptInvitation = z.strictObject({ token: z.string().max(100) });

export const AddPlayers = z.strictObject({
  ...OfLeague,
  names: z
    .array(Text)
    .max(200, { error: () => sentenceError('server.input.namesAtOnce', { most: '200' }) }),
  joinedOn: Day,
});
export const OnePlayer = z.strictObject(OfPlayer);
export const RemoveUnused = z.strictObject({ ...OfLeague, playerIds: z.array(Id).max(1000) });
export const RenamePlayer = z.strictObject({ ...OfPlayer, name: Text });
export const SetPlayerDays = z.strictObject({ ...OfPlayer, joinedOn: Day, leftOn: Day });
export const SetPublicName = z.strictObject({ ...OfPlayer, publicName: Form.nullable() });
export const MergePlayers = z.strictObject({ ...OfPlayer, intoId: Id });

/** The league whose figures are made again. */
