/** Results without hands out of "Everything (JSON)", each kept once. */
import 'server-only';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import { type Said, VARIANT_IDS } from '../../jass';
import { playersNamed } from '../games';
import { checkTotals, isSamePaper, PAPER_OF, paperColumns, putPapers } from '../leagues';
import { write } from '../store';
import type { By } from './import';
import type { Kept } from './import-games';
import { type EveningTold, placeOf } from './import-place';
import { stillThere, type Unsaid } from './work';

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

/** Totals of the file, and where they stand in it. */
export type ReadyPaper = {
  readonly id: string;
  readonly text: string;
  readonly where: Pick<Unsaid, 'file' | 'line' | 'game'>;
  readonly place: number;
  readonly day: string | null;
  readonly evening: EveningTold;
};

/** Keeps totals in one transaction; answers what became of them. */
export function keepPaper(
  { into, userId }: By,
  { id, text, where, place, day, evening }: ReadyPaper,
): Promise<Kept> {
  const refused = (fault: { readonly code: string; readonly said: Said }): Kept => ({
    kind: 'refused',
    place,
    refusal: { ...where, hand: null, path: '', ...fault },
  });
  const unread = () =>
    refused({ code: 'record-invalid', said: sentence('server-files.game.paper') });
  return write(async (tx) => {
    await stillThere(tx, userId);
    const { circle, leagueId, counts, dayOf, eveningOf } = await placeOf(tx, into, userId);
    const read = Paper.safeParse(JSON.parse(text));
    if (!read.success || leagueId === null) return unread();
    const on = dayOf(day);
    if ('code' in on) return refused(on);
    const { seats, options, ...head } = read.data;
    const kept = { kind: 'imported', counts: counts(head.variant) } as const;
    if (await tx.paper.findUnique({ where: { id }, select: { id: true } })) return kept;
    const names = seats.map(({ player }) => player);
    if (new Set(names).size < names.length) return unread();
    const players = await playersNamed(tx, circle, names);
    const known = new Set(players.map(({ playerId }) => playerId));
    const checked = checkTotals(
      {
        ...head,
        seats: seats.map(({ total }, i) => ({ player: players[i]?.playerId ?? '', total })),
      },
      { known, rules: options },
    );
    if (!checked.ok) return refused({ code: checked.error.code, said: checked.error.said });
    const eveningId = (await eveningOf(on.day, evening)) ?? '';
    const there = await tx.paper.findMany({ where: { eveningId }, select: paperColumns });
    if (there.some((one) => isSamePaper(one, checked.value))) return { kind: 'there' };
    await putPapers(tx, { eveningId, papers: [{ id, paper: checked.value }], userId });
    return kept;
  });
}
