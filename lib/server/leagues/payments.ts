/** What was paid: written down, taken back and told by name. What is owed is never written (cash.ts). */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { PAYMENT_KINDS, type PaymentKind, type Transfer } from '../../league/cash';
import { tidyName } from '../../sync/table';
import { deny, invalid, noSuch } from '../access';
import { ofSeason } from './as-role';
import type { Asked } from './input';
import { type LeagueNames, leagueNames, placeIn } from './league-names';

/** A player, or null for the till. */
type Someone = { readonly id: string; readonly name: string } | null;
/** Money from one to another, by name. */
export type NamedTransfer = {
  readonly from: Someone;
  readonly to: Someone;
  readonly amount: number;
};
/** A payment as pages and programs read it. */
export type PaymentLine = NamedTransfer & {
  readonly id: string;
  readonly kind: PaymentKind;
  /** The evening that it is of; null where it is the season's. */
  readonly evening: { readonly id: string; readonly date: string } | null;
  readonly note: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly who: string | null;
};

/** The columns of a payment. */
export const paymentColumns = {
  id: true,
  kind: true,
  fromId: true,
  toId: true,
  amount: true,
  note: true,
  createdAt: true,
  author: true,
  user: { select: { name: true } },
  evening: { select: { id: true, date: true } },
} satisfies Prisma.PaymentSelect;
/** A payment as it is read. */
export type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof paymentColumns }>;

/** As stored; what nobody knows is the till's. */
export const kindOf = (kind: string): PaymentKind =>
  PAYMENT_KINDS.find((one) => one === kind) ?? 'till';

const someone = ({ rootOf, nameOf }: LeagueNames, id: string | null): Someone =>
  id === null ? null : { id: rootOf(id), name: nameOf(id) };

/** The same by name. */
export const namedTransfers = (
  names: LeagueNames,
  transfers: readonly Transfer[],
): NamedTransfer[] => {
  const place = placeIn(names);
  return transfers
    .toSorted((a, b) => place(a.from) - place(b.from) || b.amount - a.amount)
    .map(({ from, to, amount }) => ({
      from: someone(names, from),
      to: someone(names, to),
      amount,
    }));
};

/** A payment from its row. */
export const lineOf = (
  names: LeagueNames,
  { kind, fromId, toId, createdAt, author, user, ...row }: PaymentRow,
): PaymentLine => ({
  id: row.id,
  amount: row.amount,
  note: row.note,
  evening: row.evening,
  kind: kindOf(kind),
  from: someone(names, fromId),
  to: someone(names, toId),
  at: createdAt.toISOString(),
  who: user?.name ?? author,
});

type WrittenPayment = Omit<Asked<'savePayment'>, 'id' | 'seasonId' | 'seen'>;

/** Does it say between whom and of what, as its kind asks for? */
export function isWholePayment({
  kind,
  eveningId,
  from,
  to,
  amount,
  note,
}: WrittenPayment): boolean {
  const parties = Number(from !== null) + Number(to !== null);
  const isOfEvening = eveningId !== null;
  const between = { fee: [1], stakes: [2], season: [1, 2], till: [0] }[kind];
  return (
    between.includes(parties) &&
    (parties === 0 || from !== to) &&
    isOfEvening === (kind === 'fee' || kind === 'stakes') &&
    (kind === 'till' ? amount !== 0 && note !== '' : amount > 0)
  );
}

/**
 * Writes down a payment under the id that the phone gave it; sent again it changes nothing. `seen` says
 * how many there were of this kind between the two when somebody looked, so that two who write down the
 * same one at once write it once. For scorers.
 */
export const savePayment = ofSeason('scorer', async (tx, asked: Asked<'savePayment'>, as) => {
  const { leagueId } = as.season;
  const { id, seasonId, seen, ...typed } = asked;
  const written = { ...typed, note: tidyName(typed.note) };
  if (!isWholePayment(written)) return invalid(sentence('server-leagues.cash.kind'));
  const { kind, eveningId, from, to, amount, note } = written;
  const evening =
    eveningId === null ||
    (await tx.evening.findFirst({ where: { id: eveningId, seasonId }, select: { id: true } }));
  if (!evening) return noSuch('evening', 'eveningId');
  const { players, rootOf } = await leagueNames(tx, leagueId);
  const [fromId, toId] = [from && rootOf(from), to && rootOf(to)];
  const isKnown = (player: string | null) =>
    player === null || players.some((one) => one.id === player);
  if (!(isKnown(fromId) && isKnown(toId))) return noSuch('player', 'from');
  const kept = await tx.payment.findUnique({ where: { id } });
  if (kept) {
    const isSame =
      kept.seasonId === seasonId &&
      kept.eveningId === eveningId &&
      kept.kind === kind &&
      (kept.fromId && rootOf(kept.fromId)) === fromId &&
      (kept.toId && rootOf(kept.toId)) === toId &&
      kept.amount === amount &&
      kept.note === note;
    if (isSame) return { ok: true, value: null };
    return deny('id-taken', sentence('server-leagues.cash.idTaken'), 'id');
  }
  if (seen !== undefined) {
    const others = await tx.payment.findMany({
      where: { seasonId, eveningId, kind },
      select: { fromId: true, toId: true },
    });
    const between = others.filter(
      (one) =>
        (one.fromId && rootOf(one.fromId)) === fromId && (one.toId && rootOf(one.toId)) === toId,
    );
    if (between.length !== seen)
      return deny('version-moved', sentence('server-leagues.cash.moved'));
  }
  await tx.payment.create({
    data: {
      ...{ id, leagueId, seasonId, eveningId, kind, fromId, toId, amount, note },
      createdAt: new Date(),
      userId: as.viewer?.userId ?? null,
    },
    select: { id: true },
  });
  return { ok: true, value: null };
});

/** Takes a payment back that was written down by mistake. For scorers. */
export const deletePayment = ofSeason('scorer', async (tx, asked: Asked<'deletePayment'>) => {
  const { id, seasonId } = asked;
  await tx.payment.deleteMany({ where: { id, seasonId } });
  return { ok: true, value: null };
});
