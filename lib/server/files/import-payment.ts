/** What was paid, out of "Everything (JSON)", each payment kept once. */
import 'server-only';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';
import { MAX_RAPPEN, PAYMENT_KINDS } from '../../league/cash';
import { Day } from '../../league/days';
import { asCurrency, CURRENCIES } from '../../league/money';
import { playersNamed } from '../games';
import { isWholePayment, leagueNames } from '../leagues';
import { write } from '../store';
import type { By } from './import';
import type { Kept } from './import-games';
import type { ReadyPaper } from './import-paper';
import { placeOf } from './import-place';
import { stillThere } from './work';

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

/** Keeps a payment in one transaction; answers what became of it. */
export function keepPayment(
  { into, userId }: By,
  { id, text, where, place }: Pick<ReadyPaper, 'id' | 'text' | 'where' | 'place'>,
): Promise<Kept> {
  const refused = (fault: { readonly code: string; readonly said: Said }): Kept => ({
    kind: 'refused',
    place,
    refusal: { ...where, hand: null, path: '', ...fault },
  });
  return write(async (tx) => {
    await stillThere(tx, userId);
    const { circle, leagueId, seasonId, dayOf, eveningOf } = await placeOf(tx, into, userId);
    const read = Payment.safeParse(JSON.parse(text));
    if (!read.success || leagueId === null || seasonId === null)
      return refused({ code: 'record-invalid', said: sentence('server-files.game.payment') });
    const { season: _, currency, from, to, evening, at, who, ...payment } = read.data;
    const on = dayOf(dayOfPayment(read.data));
    if ('code' in on) return refused(on);
    const league = await tx.league.findUnique({
      where: { id: leagueId },
      select: { currency: true },
    });
    const own = asCurrency(league?.currency ?? null);
    if (own !== currency) {
      const said = sentence('server-files.game.currency', { currency, own });
      return refused({ code: 'currency', said });
    }
    if (await tx.payment.findUnique({ where: { id }, select: { id: true } }))
      return { kind: 'imported', counts: true };
    const eveningId = evening && (await eveningOf(on.day, { name: '', isFinal: false }));
    const names = [from, to].flatMap((party) => party?.name ?? []);
    const players = await playersNamed(tx, circle, names);
    const idOf = (party: Payment['from']) =>
      (party && players[names.indexOf(party.name)]?.playerId) ?? null;
    const parties = { fromId: idOf(from), toId: idOf(to) };
    const asked = { ...payment, eveningId, from: parties.fromId, to: parties.toId };
    if (!isWholePayment(asked))
      return refused({ code: 'record-invalid', said: sentence('server-files.game.payment') });
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
  });
}
