/**
 * Results without hands (lib/league/result-paper.ts): kept beside the games of an evening, changed and
 * taken out like them, and part of its results. What stood there before a change stays in their log.
 */
import 'server-only';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { sentence } from '../../i18n/sentence';
import { VARIANT_IDS, type VariantId, variant } from '../../jass';
import { MEASURES } from '../../league/measures';
import type { GameResult } from '../../league/result';
import {
  asksForHands,
  type CountingSeason,
  closedForTotals,
  figureFault,
  isCounted,
  MOST_TOTAL,
  resultsFrom,
  saysEnough,
  sumFault,
  type Totals,
} from '../../league/result-paper';
import type { Scheme } from '../../league/scheme';
import { agreedPerGame, isAgreedPerGame } from '../../sync/house-rules';
import { type Denied, deny, invalid, noSuch } from '../access';
import { forgetResults, houseRulesOf, seasonClosed, seasonsOfEvening, timeOn } from '../games';
import { json, type Tx } from '../store';
import { atEvening } from './as-role';
import { parseSheet, playedGames, tablesOfGames } from './evening-tables';
import type { Asked } from './input';
import { type LeagueNames, leagueNames } from './league-names';
import { doubled } from './paper-doubled';

/** What totals are of. */
export const PAPER_OF = ['game', ...MEASURES] as const;

/** Who changed totals, when, and what stood there before. */
export const PaperLog = z.array(
  z.object({
    at: z.string(),
    /** The account, while there is one; else a name, where one is known. */
    by: z.string().nullable(),
    author: z.string().optional(),
    /** What stood there before; null where it was new. */
    was: z
      .object({
        variant: z.enum(VARIANT_IDS),
        of: z.enum(PAPER_OF),
        hands: z.int().nullable(),
        seats: z.array(z.object({ player: z.string(), side: z.int(), total: z.number() })),
      })
      .nullable(),
  }),
);
type Log = z.infer<typeof PaperLog>;

/** Totals as they are written down: by player, of a game in the order of play. */
export type WrittenTotals = Pick<Asked<'savePaper'>, 'variant' | 'of' | 'hands' | 'seats'>;

/** Totals as the page of their evening shows them. */
export type PaperLine = Omit<Totals, 'options' | 'at' | 'seats'> & {
  readonly seats: readonly (Totals['seats'][number] & { readonly name: string })[];
  /** Whether the table of a season takes them in. */
  readonly counts: boolean;
  /** How often they were changed: whoever changes them says it. */
  readonly revision: number;
  readonly log: readonly {
    readonly at: string;
    /** Null where no account says so, or for those who are no members. */
    readonly author: string | null;
    /** What stood there: by name. */
    readonly was: readonly { readonly name: string; readonly total: number }[] | null;
  }[];
};

const columns = {
  id: true,
  variant: true,
  of: true,
  options: true,
  hands: true,
  createdAt: true,
  log: true,
  seats: {
    orderBy: { seat: 'asc' },
    select: { playerId: true, enteredId: true, side: true, total: true },
  },
} satisfies Prisma.PaperSelect;
/** As `columns`, with the evening's day. */
export const paperColumns = { ...columns, evening: { select: { date: true } } } as const;
type Row = Prisma.PaperGetPayload<{ select: typeof columns }>;

const Head = z.object({ variant: z.enum(VARIANT_IDS), of: z.enum(PAPER_OF) });
const Options = z.record(z.string(), z.unknown());

/** A stored row as what it says. */
export function totalsFrom(row: Row, date: string): Totals {
  const { variant: id, of } = Head.parse(row);
  return {
    id: row.id,
    variant: id,
    of,
    options: { ...agreedPerGame(id), ...Options.parse(row.options) },
    hands: row.hands,
    at: timeOn(date, row.createdAt).toISOString(),
    seats: row.seats.map(({ playerId, side, total }) => ({ player: playerId, side, total })),
  };
}

const inOrder = [
  { createdAt: 'asc' },
  { id: 'asc' },
] satisfies Prisma.PaperOrderByWithRelationInput[];

/** The results of an evening that are without hands. */
export async function paperResults(tx: Tx, eveningId: string): Promise<GameResult[]> {
  const rows = await tx.paper.findMany({
    where: { eveningId },
    orderBy: inOrder,
    select: paperColumns,
  });
  return rows.flatMap(({ evening, ...row }) => resultsFrom(totalsFrom(row, evening.date)));
}

/** Which totals a season's table takes in, as a condition. */
export const countingPaper = (
  variants: readonly VariantId[],
  scheme: Scheme,
): Prisma.PaperWhereInput => ({
  OR: variants.flatMap((id) =>
    PAPER_OF.flatMap((of): Prisma.PaperWhereInput[] => {
      if (saysEnough({ variant: id, of, hands: null }, scheme)) return [{ variant: id, of }];
      return saysEnough({ variant: id, of, hands: 1 }, scheme)
        ? [{ variant: id, of, hands: { gt: 0 } }]
        : [];
    }),
  ),
});

/** The totals of an evening as its page shows them. */
export async function paperLines(
  tx: Tx,
  {
    eveningId,
    seasons,
    nameOf,
    isMember,
  }: {
    eveningId: string;
    /** That count the evening. */
    seasons: readonly CountingSeason[];
    nameOf: (playerId: string) => string;
    /** Members are told who changed what. */
    isMember: boolean;
  },
): Promise<PaperLine[]> {
  const rows = await tx.paper.findMany({
    where: { eveningId },
    orderBy: inOrder,
    select: columns,
  });
  const logs = rows.map(({ log }) => PaperLog.parse(log));
  const users = await tx.user.findMany({
    where: { id: { in: logs.flat().flatMap(({ by }) => by ?? []) } },
    select: { id: true, name: true },
  });
  const authors = new Map(users.map(({ id, name }) => [id, name]));
  return rows.map((row, i) => {
    const { id, variant: of, ...totals } = totalsFrom(row, '2000-01-01');
    const log = logs[i] ?? [];
    return {
      id,
      variant: of,
      of: totals.of,
      hands: totals.hands,
      seats: totals.seats.map((seat) => ({ ...seat, name: nameOf(seat.player) })),
      counts: isCounted({ variant: of, ...totals }, seasons),
      revision: log.length,
      log: log.map(({ at, by, author, was }) => ({
        at,
        author: isMember ? (authors.get(by ?? '') ?? author ?? null) : null,
        was: was?.seats.map(({ player, total }) => ({ name: nameOf(player), total })) ?? null,
      })),
    };
  });
}

/**
 * Keeps totals under the id that the phone gave them, or changes those of this id; `revision` says how
 * often they had been changed when they were looked at. Sent again it changes nothing. Totals that do not
 * come to what the hands bring are refused, unless they stand so on the paper: `asWritten`. For scorers.
 */
export const savePaper = atEvening('scorer', async (tx, asked: Asked<'savePaper'>, as) => {
  const { viewer, evening } = as;
  const { id, eveningId, revision, asWritten, besides, isDrawn, ...written } = asked;
  const { leagueId } = evening;
  const kept = await tx.paper.findUnique({
    where: { id },
    select: { eveningId: true, ...columns },
  });
  if (kept && kept.eveningId !== eveningId)
    return deny('id-taken', sentence('server.idTaken.game'));
  const seasons = await seasonsOfEvening(tx, eveningId);
  const closed = closedForPaper(seasons, { kept, written });
  if (closed) return seasonClosed(closed.name);
  const names = await leagueNames(tx, leagueId);
  const { players, rootOf, nameOf } = names;
  const known = new Set(players.map(({ id: own }) => own));
  const rules = houseRulesOf(seasons)[written.variant] ?? {};
  const checked = checkTotals(
    {
      ...written,
      seats: written.seats.map((seat) => ({ ...seat, player: rootOf(seat.player) })),
    },
    { known, rules },
  );
  if (!checked.ok) return checked;
  const { value: paper } = checked;
  if (kept) {
    if (isSamePaper(kept, paper)) return { ok: true, value: null };
    if (PaperLog.parse(kept.log).length !== revision)
      return deny('version-moved', sentence('server-leagues.paper.moved'));
  } else if (revision > 0) return noSuchPaper();
  const impossible = wrongFigure(paper, rules);
  if (impossible) return impossible;
  if (isDrawn && !kept) {
    const gone = await drawnAnew(tx, { eveningId, names, paper, sheet: evening.tables });
    if (gone) return gone;
  }
  const fault =
    (asWritten ? null : wrongSum(paper)) ??
    (besides ? null : await doubled(tx, { id, eveningId, paper, nameOf }));
  if (fault) return fault;
  const userId = viewer?.userId ?? null;
  if (kept) await changePaper(tx, { kept, paper, userId });
  else await putPapers(tx, { eveningId, papers: [{ id, paper }], userId });
  return { ok: true, value: null };
});

/** The closed season into whose table totals would come that are new to it; what it has already can be put right. */
function closedForPaper<S extends CountingSeason & { readonly closed: boolean }>(
  seasons: readonly S[],
  { kept, written }: { kept: Row | null; written: Pick<Totals, 'variant' | 'of' | 'hands'> },
): S | undefined {
  if (!kept) return closedForTotals(written, seasons);
  const was = { ...Head.parse(kept), hands: kept.hands };
  return seasons.find((one) => one.closed && isCounted(written, [one]) && !isCounted(was, [one]));
}

/** Totals that were looked at: options and sides are known. */
export type CheckedTotals = Omit<Totals, 'id' | 'at'>;

/** Writes checked totals that are new to an evening, in their order, and makes it forget. */
export async function putPapers(
  tx: Tx,
  {
    eveningId,
    papers,
    userId,
  }: {
    eveningId: string;
    papers: readonly { readonly id: string; readonly paper: CheckedTotals }[];
    userId: string | null;
  },
): Promise<void> {
  const now = Date.now();
  await tx.paper.createMany({
    data: papers.map(({ id, paper: { seats: _, options, ...head } }, i) => {
      // In their order of time, by which they are read.
      const createdAt = new Date(now + i);
      const log = [{ at: createdAt.toISOString(), by: userId, was: null }];
      return { id, eveningId, createdAt, ...head, options: json(options), log };
    }),
  });
  await tx.paperSeat.createMany({
    data: papers.flatMap(({ id, paper }) => seatsOf(paper, id)),
  });
  await forget(tx, eveningId);
}

/** Writes checked totals over others, with what stood there in their log, and makes their evening forget. */
async function changePaper(
  tx: Tx,
  {
    kept,
    paper,
    userId,
  }: {
    kept: Row & { readonly eveningId: string };
    paper: CheckedTotals;
    userId: string | null;
  },
): Promise<void> {
  const { id } = kept;
  const was = {
    ...Head.parse(kept),
    hands: kept.hands,
    seats: kept.seats.map(({ enteredId, side, total }) => ({ player: enteredId, side, total })),
  };
  const log: Log = [...PaperLog.parse(kept.log), { at: new Date().toISOString(), by: userId, was }];
  const { seats: _, options, ...head } = paper;
  await tx.paperSeat.deleteMany({ where: { paperId: id } });
  await tx.paperSeat.createMany({ data: seatsOf(paper, id) });
  await tx.paper.update({
    where: { id },
    data: { ...head, options: json(options), log: log as Prisma.InputJsonArray },
    select: { id: true },
  });
  await forget(tx, kept.eveningId);
}

const seatsOf = ({ seats }: CheckedTotals, paperId: string) =>
  seats.map(({ player, side, total }, seat) => ({
    paperId,
    seat,
    playerId: player,
    enteredId: player,
    side,
    total,
  }));

/** The evening's results are to be made again, and whoever has its page has an old one. */
async function forget(tx: Tx, eveningId: string): Promise<void> {
  await forgetResults(tx, eveningId);
  await tx.evening.update({ where: { id: eveningId }, data: { mark: nanoid() } });
}

/** Takes totals out, with their log. For scorers. */
export const deletePaper = atEvening('scorer', async (tx, asked: Asked<'deletePaper'>) => {
  const { id, eveningId } = asked;
  const { count } = await tx.paper.deleteMany({ where: { id, eveningId } });
  if (count > 0) await forget(tx, eveningId);
  return { ok: true, value: null };
});

const noSuchPaper = () => deny('not-found', sentence('server-leagues.paper.gone'));

/** Do stored totals say the same? */
export const isSamePaper = (kept: Row, { seats, ...paper }: CheckedTotals): boolean =>
  kept.variant === paper.variant &&
  kept.of === paper.of &&
  kept.hands === paper.hands &&
  kept.seats.length === seats.length &&
  kept.seats.every(
    ({ playerId, total }, i) => playerId === seats[i]?.player && total === seats[i]?.total,
  );

/** The denial for somebody's total that cannot be, whatever the hands were. */
export function wrongFigure(
  { seats, ...head }: CheckedTotals,
  rules: Totals['options'],
): Denied | null {
  const game = { ...head, options: { ...agreedPerGame(head.variant), ...rules } };
  for (const [i, { total }] of seats.entries()) {
    const why = figureFault(game, total);
    if (why)
      return invalid(
        sentence('paper.form.figure', { why, total, most: MOST_TOTAL }),
        `seats.${i}.total`,
      );
  }
  return null;
}

/** The denial for a table that is no longer on the sheet, or of which the result is known meanwhile. */
async function drawnAnew(
  tx: Tx,
  {
    eveningId,
    names,
    paper,
    sheet: stored,
  }: {
    eveningId: string;
    names: LeagueNames;
    paper: CheckedTotals;
    /** As it is kept with the evening. */
    sheet: unknown;
  },
): Promise<Denied | null> {
  const sheet = parseSheet(stored, names);
  const played = tablesOfGames(sheet, await playedGames(tx, eveningId));
  const own = paper.seats.map(({ player }) => player).join(' ');
  const isOpen = sheet.some(
    ({ variant: id, seats }, at) =>
      id === paper.variant && seats.join(' ') === own && !played.includes(at),
  );
  return isOpen ? null : deny('version-moved', sentence('server-leagues.paper.drawnAnew'), 'table');
}

/** The denial for a game whose totals do not come to what its hands bring. */
function wrongSum({ of, seats, ...game }: CheckedTotals): Denied | null {
  if (of !== 'game') return null;
  const totals = [...new Map(seats.map(({ side, total }) => [side, total])).values()];
  const fault = sumFault({ ...game, totals });
  if (!fault) return null;
  const { bonus, ...figures } = fault;
  const kind = bonus === null ? 'least' : bonus === 0 ? 'plain' : 'match';
  return invalid(
    sentence('server-leagues.paper.sum', { ...figures, kind, bonus: bonus ?? 0 }),
    'sum',
  );
}

/** Can somebody's totals alone tell the sides of a game of this variant? */
export const hasGameTotals = (id: VariantId): boolean => !isAgreedPerGame(id);

/** What is wrong with totals; else all that they say under these rules. */
export function checkTotals(
  { variant: id, of, hands, seats }: WrittenTotals,
  { known, rules }: { known: ReadonlySet<string>; rules: Totals['options'] },
): { readonly ok: true; readonly value: CheckedTotals } | Denied {
  if (seats.some(({ player }) => !known.has(player))) return noSuch('player', 'seats');
  if (new Set(seats.map(({ player }) => player)).size < seats.length)
    return invalid(sentence('server-leagues.paper.twice'), 'seats');
  if (asksForHands({ variant: id, of }) && !hands)
    return invalid(sentence('server-leagues.paper.hands'), 'hands');
  if (of !== 'game') {
    const alone = seats.map((seat, side) => ({ ...seat, side }));
    return { ok: true, value: { variant: id, of, options: {}, hands, seats: alone } };
  }
  const { players, sidesOf } = variant(id);
  if (!(players.includes(seats.length) && hasGameTotals(id)))
    return invalid(sentence('server-leagues.paper.players'), 'seats');
  if (seats.some(({ total }) => !Number.isInteger(total)))
    return invalid(sentence('server-leagues.paper.whole'), 'seats');
  const sides = sidesOf(seats.length, rules);
  const sided = seats.map((seat, at) => ({
    ...seat,
    side: sides.findIndex((own) => own.includes(at)),
  }));
  if (sides.some((own) => new Set(own.map((at) => seats[at]?.total)).size > 1))
    return invalid(sentence('server-leagues.paper.side'), 'seats');
  return { ok: true, value: { variant: id, of, options: rules, hands, seats: sided } };
}
