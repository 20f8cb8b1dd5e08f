/** What may be sent about evenings: shape and size. The rest is decided there. */
import { z } from 'zod';
import { sentenceError } from '../../../i18n/sentence';
import { VARIANT_IDS } from '../../../jass';
import { EVENING_NAME_LENGTH, EVENING_PLACE_LENGTH } from '../../leagues';
import { Id } from './id';

const Setting = {
  date: z.iso.date({ error: () => sentenceError('server.input.day', { example: '2026-11-21' }) }),
  name: z.string().max(EVENING_NAME_LENGTH, {
    error: () => sentenceError('server.input.eveningName', { most: String(EVENING_NAME_LENGTH) }),
  }),
  isFinal: z.boolean(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      error: () => sentenceError('server.input.time', { example: '19:30' }),
    })
    .nullable()
    .optional(),
  place: z
    .string()
    .max(EVENING_PLACE_LENGTH, {
      error: () => sentenceError('server.input.place', { most: String(EVENING_PLACE_LENGTH) }),
    })
    .nullable()
    .optional(),
  also: z.array(Id).max(20).optional(),
};
const Variant = z.enum(VARIANT_IDS);
/** What is noted about who is there. */
export const STATUSES = ['present', 'excused', 'absent'] as const;
/** More than any hall holds, in more rounds than a night has. */
const Tables = z
  .array(
    z.strictObject({
      name: z
        .string()
        .max(40, { error: () => sentenceError('server.input.tableName', { most: '40' }) }),
      variant: Variant,
      seats: z.array(Id).max(8),
      round: z.int().min(1).max(99),
    }),
  )
  .max(1000);

export const CreateEvening = z.strictObject({
  id: Id,
  seasonId: Id,
  another: z.boolean().optional(),
  ...Setting,
});
export const ChangeEvening = z.strictObject({ id: Id, ...Setting });
export const OneEvening = z.strictObject({ id: Id });
export const MarkAttendance = z.strictObject({
  eveningId: Id,
  marks: z
    .array(
      z.strictObject({
        playerId: Id,
        status: z.enum(STATUSES).nullable(),
      }),
    )
    .min(1)
    .max(500),
});
export const SaveTables = z.strictObject({ eveningId: Id, was: Tables, tables: Tables });
export const DrawTables = z.strictObject({
  eveningId: Id,
  was: Tables,
  variants: z
    .array(Variant)
    .min(1, { error: () => sentenceError('server.input.chooseVariants') })
    .max(VARIANT_IDS.length),
  rounds: z.int().min(1).max(12),
});

export const ChangeRoomLink = z.strictObject({
  eveningId: Id,
  do: z.enum(['open', 'renew', 'revoke']),
  origin: z.url(),
});
const token = z.string().max(100);
export const PickName = z.strictObject({ token, playerId: Id.nullable() });
const OwnStatus = z.enum(['present', 'excused']).nullable();
export const SaySelf = z.strictObject({ token, status: OwnStatus });
export const SayAhead = z.strictObject({ eveningId: Id, status: OwnStatus });
export const GoToTable = z.strictObject({ token });
