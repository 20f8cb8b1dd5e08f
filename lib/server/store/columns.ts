/** The JSON columns of games on their way out of the database, and what is read of a game's table. */
import 'server-only';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { type Tally, VARIANT_IDS } from '../../jass';
import { OVERRIDES, type Table } from '../../sync/game';

/** What somebody entered; what does not fit was not written by this program. */
const Entry = z.record(z.string(), z.unknown());
const HandStep = z.object({
  id: z.string(),
  kind: z.enum(['record', 'insert', 'correct', 'remove']),
  handId: z.string(),
  index: z.int(),
  before: Entry.nullable(),
  after: Entry.nullable(),
});
/** How a game was closed or reopened by hand. */
export const Override = z.enum(OVERRIDES).nullable();
const OverrideStep = z.object({
  id: z.string(),
  kind: z.enum(['finish', 'reopen']),
  before: Override,
  after: Override,
});
/** Who took a seat over during the game. */
export const Substitutes = z.array(z.object({ seat: z.int(), from: z.int(), name: z.string() }));
const TablePart = z
  .object({
    players: z.array(z.string().nullable()),
    seats: z.array(z.int()),
    name: z.string(),
    options: Entry,
    substitutes: Substitutes,
    entries: z.array(z.object({ hand: z.string(), by: z.string(), entry: Entry })),
  })
  .partial();
const TableStep = z.object({
  id: z.string(),
  kind: z.literal('table'),
  before: TablePart,
  after: TablePart,
});
const ChangeKind = z
  .enum([...HandStep.shape.kind.options, ...OverrideStep.shape.kind.options, 'table'])
  .or(z.enum(['undo', 'redo']));

/** A row of the log. */
export const LogRow = z.object({
  id: z.string(),
  kind: ChangeKind,
  step: z.union([HandStep, OverrideStep, TableStep]),
});
const Variant = z.enum(VARIANT_IDS);
/** The cached tally. Only its head is looked at: it is written from a `Tally`, and only here. */
export const CachedTally = z.custom<Tally>(
  (value) =>
    z.object({ variant: Variant, status: z.string(), hands: z.array(z.unknown()) }).safeParse(value)
      .success,
);

/** The columns of a game's table. */
export const tableColumns = {
  variant: true,
  options: true,
  firstDealer: true,
  substitutes: true,
  name: true,
  seats: { orderBy: { seat: 'asc' }, select: { player: { select: { name: true } } } },
} satisfies Prisma.GameSelect;

/** The table of a stored game. */
export const parseTable = (row: {
  variant: string;
  options: unknown;
  firstDealer: number;
  substitutes: unknown;
  name: string | null;
  seats: readonly { player: { name: string } }[];
}): Table => ({
  variant: Variant.parse(row.variant),
  options: Entry.parse(row.options),
  players: row.seats.map(({ player }) => player.name),
  firstDealer: row.firstDealer,
  ...(row.substitutes !== null && { substitutes: Substitutes.parse(row.substitutes) }),
  ...(row.name !== null && { name: row.name }),
});

/** The columns of what a game's record tells: its table and its hands. */
export const recordColumns = {
  ...tableColumns,
  hands: { orderBy: { index: 'asc' }, select: { id: true, by: true, entry: true } },
} satisfies Prisma.GameSelect;

/** The table and the hands of a stored game, as `recordOf` takes them. */
export const parseRecord = (
  row: Parameters<typeof parseTable>[0] & {
    readonly hands: readonly { id: string; by: string; entry: unknown }[];
  },
) => ({
  table: parseTable(row),
  hands: row.hands.map((hand) => ({ ...hand, entry: Entry.parse(hand.entry) })),
});

/** The columns of a log line. */
export const logColumns = { id: true, kind: true, step: true } satisfies Prisma.ChangeSelect;
