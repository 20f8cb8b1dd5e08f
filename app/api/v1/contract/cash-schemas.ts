/** The money of a league as the JSON interface tells of it; every sum in hundredths. */
import { z } from 'zod';
import { CashRules, PAYMENT_KINDS } from '@/lib/league/cash';
import { CURRENCIES } from '@/lib/league/money';
import { Day, Id, Moment, Named, note } from './shared';

const rappen = z.int();
const transfer = {
  from: Named.nullable().meta(note('payer')),
  to: Named.nullable(),
  amount: rappen.meta(note('rappen')),
};
const Transfer = z.object(transfer).meta({ id: 'Transfer' });
const Payment = z
  .object({
    id: Id,
    kind: z.enum(PAYMENT_KINDS).meta(note('paymentKind')),
    ...transfer,
    note: z.string(),
    evening: z.object({ id: Id, date: Day }).nullable(),
    at: Moment,
    who: z.string().nullable(),
  })
  .meta({ id: 'Payment' });
const head = {
  league: Named,
  currency: z.enum(CURRENCIES),
  rules: CashRules.meta({ id: 'CashRules' }).nullable().meta(note('cashRules')),
  mayWrite: z.boolean(),
};
const season = z.object({ ...Named.shape, startsOn: Day, endsOn: Day, isOver: z.boolean() });

export const EveningCash = z.object({
  ...head,
  season,
  evening: z.object({ id: Id, date: Day, name: z.string(), fee: rappen.nullable() }),
  lines: z.array(
    z.object({
      ...{ player: Id, name: z.string() },
      ...{ fee: rappen, feePaid: rappen, credit: rappen.meta(note('feeCredit')) },
      ...{ stakes: rappen, open: rappen },
    }),
  ),
  due: rappen,
  paidIn: rappen,
  credit: rappen.meta(note('feeCredit')),
  feesOpen: rappen.meta(note('feesOpen')),
  owing: z.int(),
  away: z
    .array(
      z.object({
        player: Id,
        name: z.string(),
        why: z.enum(['absent', 'excused']),
        amount: rappen,
      }),
    )
    .meta(note('paysForMissing')),
  transfers: z.array(Transfer).meta(note('transfers')),
  payments: z.array(Payment),
});

export const SeasonCash = z.object({
  ...head,
  season,
  accounts: z.array(
    z.object({
      ...{ player: Id, name: z.string(), evenings: z.int() },
      ...{ fees: rappen, feesPaid: rappen, stakes: rappen, places: rappen, points: rappen },
      ...{ missed: rappen, share: rappen, paid: rappen },
      balance: rappen.meta(note('balance')),
    }),
  ),
  pot: z.object({ amount: rappen, shared: rappen }),
  till: rappen.meta(note('till')),
  inAll: rappen,
  owed: rappen,
  transfers: z.array(Transfer).meta(note('transfers')),
  open: z.array(
    z.object({ id: Id, date: Day, name: z.string(), fees: rappen.meta(note('feesOpen')) }),
  ),
  payments: z.array(Payment),
});
