/** What "Everything (JSON)" tells beside its games: results without hands and payments, each kept once. */
import 'server-only';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import { type Said, VARIANT_IDS } from '../../jass';
import { MAX_RAPPEN, PAYMENT_KINDS } from '../../league/cash';
import { Day } from '../../league/days';
import { asCurrency, CURRENCIES } from '../../league/money';
import { playersNamed } from '../games';
import {
  checkTotals,
  isSamePaper,
  isWholePayment,
  leagueNames,
  PAPER_OF,
  paperColumns,
  putPapers,
} from '../leagues';
import { type Tx, write } from '../store';
import type { By } from './import';
import type { Kept } from './import-games';
import { type EveningTold, type Place, placeOf } from './import-place';
import { stillThere, type Unsaid } from './work';

/** Totals or a payment of the file, and where they stand in it. */
export type ReadyBeside = {
  readonly holds: 'paper' | 'payment';
  readonly id: string;
  readonly text: string;
  readonly where: Pick<Unsaid, 'file' | 'line' | 'game'>;
  readonly place: number;
  readonly day: string | null;
  readonly evening: EveningTold;
};

type Into = Place & { readonly userId: string };
type Came = Exclude<Kept, { kind: 'refused' }> | { readonly code: string; readonly said: Said };

/** Keeps them in one transaction; answers what became of them. */
export const keepBeside = ({ into, userId }: By, ready: ReadyBeside): Promise<Kept> =>
  write(async (tx) => {
    await stillThere(tx, userId);
    const keep = ready.holds === 'paper' ? keepPaper : keepPayment;
    const came = await keep(tx, { ...(await placeOf(tx, into, userId)), userId }, ready);
    if ('kind' in came) return came;
    const { place, where } = ready;
    return { kind: 'refused', place, refusal: { ...where, hand: null, path: '', ...came } };
  });

const unread = (what: 'paper' | 'payment') => ({
  code: 'record-invalid',
  said: sentence(`server-files.game.${what}`),
});

const MOST_SEATS = 300;
/** As `paperJson` writes it. */
const Paper = z.object({
  variant: z.enum(VARIANT_IDS),
  of: z.enum(PAPER_OF),
  options: z.record(z.string(), z.unknown()).default({}),
  hands: z.int().min(1).max(10_000).nullable(),
  seats: z
    .array(z.object({ player: z.string().min(1).max(100), total: z.number() }))
    .min(1)
    .max(MOST_SEATS),
});

async function keepPaper(
  tx: Tx,
  { circle, leagueId, counts, dayOf, eveningOf, userId }: Into,
  { id, text, day, evening }: ReadyBeside,
): Promise<Came> {
  const read = Paper.safeParse(JSON.parse(text));
  if (!read.success || leagueId === null) return unread('paper');
  const on = dayOf(day);
  if ('code' in on) return on;
  const { seats, options, ...head } = read.data;
  const kept = { kind: 'imported', counts: counts(head.variant) } as const;
  if (await tx.paper.findUnique({ where: { id }, select: { id: true } })) return kept;
  const names = seats.map(({ player }) => player);
  if (new Set(names).size < names.length) return unread('paper');
  const players = await playersNamed(tx, circle, names);
  const known = new Set(players.map(({ playerId }) => playerId));
  const checked = checkTotals(
    {
      ...head,
      seats: seats.map(({ total }, i) => ({ player: players[i]?.playerId ?? '', total })),
    },
    { known, rules: options },
  );
  if (!checked.ok) return checked.error;
  const eveningId = (await eveningOf(on.day, evening)) ?? '';
  const there = await tx.paper.findMany({ where: { eveningId }, select: paperColumns });
  if (there.some((one) => isSamePaper(one, checked.value))) return { kind: 'there' };
  await putPapers(tx, { eveningId, papers: [{ id, paper: checked.value }], userId });
  return kept;
}

const Someone = z.object({ name: z.string().min(1).max(100) }).nullable();
/** As `cashJson` writes it, with what stands above it there. */
const Payment = z.object({
  currency: z.enum(CURRENCIES),
  season: z.object({ startsOn: Day, endsOn: Day }).partial(),
  kind: z.enum(PAYMENT_KINDS),
  from: Someone,
  to: Someone,
  amount: z.int().min(-MAX_RAPPEN).max(MAX_RAPPEN),
  note: z.string().max(200),
  evening: z.object({ date: Day }).nullable(),
  at: z.iso.datetime(),
  who: z.string().nullable(),
});
type Payment = z.infer<typeof Payment>;

/** What is of no evening counts in its season, whenever it was written down. */
function dayOfPayment({ evening, at, season: { startsOn = '', endsOn = '9' } }: Payment): string {
  const day = at.slice(0, 10);
  return evening?.date ?? (day < startsOn ? startsOn : day > endsOn ? endsOn : day);
}

async function keepPayment(
  tx: Tx,
  { circle, leagueId, seasonId, dayOf, eveningOf }: Into,
  { id, text }: ReadyBeside,
): Promise<Came> {
  const read = Payment.safeParse(JSON.parse(text));
  if (!read.success || leagueId === null || seasonId === null) return unread('payment');
  const { season: _, currency, from, to, evening, at, who, ...payment } = read.data;
  const on = dayOf(dayOfPayment(read.data));
  if ('code' in on) return on;
  const league = await tx.league.findUnique({
    where: { id: leagueId },
    select: { currency: true },
  });
  const own = asCurrency(league?.currency ?? null);
  if (own !== currency)
    return { code: 'currency', said: sentence('server-files.game.currency', { currency, own }) };
  if (await tx.payment.findUnique({ where: { id }, select: { id: true } }))
    return { kind: 'imported', counts: true };
  const eveningId = evening && (await eveningOf(on.day, { name: '', isFinal: false }));
  const names = [from, to].flatMap((party) => party?.name ?? []);
  const players = await playersNamed(tx, circle, names);
  const idOf = (party: Payment['from']) =>
    (party && players[names.indexOf(party.name)]?.playerId) ?? null;
  const parties = { fromId: idOf(from), toId: idOf(to) };
  if (!isWholePayment({ ...payment, eveningId, from: parties.fromId, to: parties.toId }))
    return unread('payment');
  const stored = { ...payment, seasonId, eveningId, createdAt: new Date(at) };
  const same = await tx.payment.findMany({
    where: stored,
    select: { fromId: true, toId: true },
  });
  const { rootOf } = await leagueNames(tx, leagueId);
  const isThere = same.some(
    (one) =>
      (one.fromId && rootOf(one.fromId)) === parties.fromId &&
      (one.toId && rootOf(one.toId)) === parties.toId,
  );
  if (isThere) return { kind: 'there' };
  await tx.payment.create({
    data: { id, leagueId, ...stored, ...parties, author: who },
    select: { id: true },
  });
  return { kind: 'imported', counts: true };
}
