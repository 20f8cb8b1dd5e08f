/** What may be sent about a league's money: shape and size. */
import { z } from 'zod';
import { CashRules, MAX_RAPPEN, PAYMENT_KINDS } from '../../../league/cash';
import { CURRENCIES } from '../../../league/money';
import { Id } from './id';

export const SetCash = z.strictObject({
  seasonId: Id,
  rules: CashRules.nullable(),
  currency: z.enum(CURRENCIES).optional(),
});
export const SetFee = z.strictObject({
  eveningId: Id,
  fee: z.int().min(0).max(1_000_000).nullable(),
});
export const SavePayment = z.strictObject({
  id: Id,
  seasonId: Id,
  eveningId: Id.nullable(),
  kind: z.enum(PAYMENT_KINDS),
  from: Id.nullable(),
  to: Id.nullable(),
  amount: z.int().min(-MAX_RAPPEN).max(MAX_RAPPEN),
  note: z.string().max(200),
  seen: z.int().min(0).optional(),
});
export const OnePayment = z.strictObject({ id: Id, seasonId: Id });
