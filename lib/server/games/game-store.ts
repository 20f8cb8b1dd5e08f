import 'server-only';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { type Tally, VARIANT_IDS } from '../../jass';
import { type GameState, LIDS, stacksOf, type Table } from '../../sync/game';
import type { Tx } from '../store/db';

/** The JSON columns on their way out; what does not fit them was not written by this program. */
const Entry = z.record(z.string(), z.unknown());
const HandStep = z.object({
  id: z.string(),
  kind: z.enum(['record', 'insert', 'correct', 'remove']),
  handId: z.string(),
  index: z.int(),
  before: Entry.nullable(),
  after: Entry.nullable(),
});
const Lid = z.enum(LIDS).nullable();
const LidStep = z.object({
  id: z.string(),
  kind: z.enum(['finish', 'reopen']),
  before: Lid,
  after: Lid,
});
const ChangeKind = z
  .enum([...HandStep.shape.kind.options, ...LidStep.shape.kind.options])
  .or(z.enum(['undo', 'redo']));

/** A row of the log. */
export const LogRow = z.object({
  id: z.string(),
  kind: ChangeKind,
  step: z.union([HandStep, LidStep]),
});
const Variant = z.enum(VARIANT_IDS);
/** Who took a seat over during the game. */
export const Substitutes = z.array(z.object({ seat: z.int(), from: z.int(), name: z.string() }));
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
  seats: { orderBy: { seat: 'asc' }, select: { player: { select: { name: true } } } },
} satisfies Prisma.GameSelect;

/** The table of a stored game. */
export const parseTable = (row: {
  variant: string;
  options: unknown;
  firstDealer: number;
  substitutes: unknown;
  seats: readonly { player: { name: string } }[];
}): Table => ({
  variant: Variant.parse(row.variant),
  options: Entry.parse(row.options),
  players: row.seats.map(({ player }) => player.name),
  firstDealer: row.firstDealer,
  ...(row.substitutes !== null && { substitutes: Substitutes.parse(row.substitutes) }),
});

/** The columns of a log line. */
export const logColumns = { id: true, kind: true, step: true } satisfies Prisma.ChangeSelect;

const gameColumns = {
  id: true,
  ...tableColumns,
  eveningId: true,
  over: true,
  lid: true,
  revision: true,
  hands: { orderBy: { index: 'asc' }, select: { id: true, by: true, entry: true } },
  changes: { orderBy: { seq: 'asc' }, select: logColumns },
} satisfies Prisma.GameSelect;

/** A game as it is stored, with the ids of all the changes ever made to it. */
export type StoredGame = {
  readonly state: GameState;
  readonly changeIds: ReadonlySet<string>;
  /** The evening it belongs to; null outside of leagues. */
  readonly eveningId: string | null;
  readonly wasOver: boolean;
};

/** Reads a game; null where there is none of that id among those that `among` fits. */
export async function loadGame(
  tx: Tx,
  among: Prisma.GameWhereInput,
  id: string,
): Promise<StoredGame | null> {
  const row = await tx.game.findFirst({ where: { AND: [{ id }, among] }, select: gameColumns });
  return row && parseGame(row);
}

/** Reads games, whoever asks. */
export async function loadGames(tx: Tx, ids: readonly string[]): Promise<StoredGame[]> {
  if (ids.length === 0) return [];
  const rows = await tx.game.findMany({ where: { id: { in: [...ids] } }, select: gameColumns });
  return rows.map(parseGame);
}

function parseGame(row: Prisma.GameGetPayload<{ select: typeof gameColumns }>): StoredGame {
  const log = z.array(LogRow).parse(row.changes);
  const state: GameState = {
    id: row.id,
    table: parseTable(row),
    hands: row.hands.map((hand) => ({ ...hand, entry: Entry.parse(hand.entry) })),
    lid: Lid.parse(row.lid),
    ...stacksOf(log),
    revision: row.revision,
  };
  const { eveningId, over: wasOver } = row;
  return { state, changeIds: new Set(log.map((line) => line.id)), eveningId, wasOver };
}
