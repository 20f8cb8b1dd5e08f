import 'server-only';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { type Tally, VARIANT_IDS } from '../../jass';
import { type Applied, type GameState, LIDS, stacksOf, type Table } from '../../sync/game';
import type { Viewer } from '../access';
import type { Tx } from '../db';
import { json } from '../json';
import { cachesOf, forgetResults, saveSeats } from './caches';

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
  seats: { orderBy: { seat: 'asc' }, select: { player: { select: { name: true } } } },
} satisfies Prisma.GameSelect;

/** The table of a stored game. */
export const parseTable = (row: {
  variant: string;
  options: unknown;
  firstDealer: number;
  seats: readonly { player: { name: string } }[];
}): Table => ({
  variant: Variant.parse(row.variant),
  options: Entry.parse(row.options),
  players: row.seats.map(({ player }) => player.name),
  firstDealer: row.firstDealer,
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
  if (!row) return null;
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

/** Thrown where another writer changed the game between reading and writing it. */
export class Raced extends Error {}

/** Writes what a change did: the hands that differ, the log line, the caches. */
export async function saveChange(
  tx: Tx,
  {
    stored: { state: before, eveningId, wasOver },
    applied,
    by,
  }: { stored: StoredGame; applied: Applied & { ok: true }; by: Viewer },
): Promise<void> {
  const { state, tally, line } = applied;
  const caches = cachesOf(state, tally);
  const gameId = state.id;
  const at = new Date();
  const { count } = await tx.game.updateMany({
    where: { id: gameId, revision: before.revision },
    data: {
      lid: state.lid,
      revision: state.revision,
      updatedAt: at,
      ...caches.game,
    },
  });
  if (count !== 1) throw new Raced();
  // Only a game that is over has results.
  if (wasOver || caches.game.over) {
    await saveSeats(tx, gameId, caches.seats);
    if (eveningId !== null) await forgetResults(tx, eveningId);
  }
  // Hands that a change leaves alone stay the same objects. All that moved go before any comes
  // back, so that no two of them ever have the same index.
  const differs = (other: GameState['hands']) => (hand: unknown, index: number) =>
    other[index] === hand ? [] : [index];
  const stale = before.hands.flatMap(differs(state.hands));
  const fresh = state.hands.flatMap(differs(before.hands));
  if (stale.length > 0) await tx.hand.deleteMany({ where: { gameId, index: { in: stale } } });
  if (fresh.length > 0)
    await tx.hand.createMany({
      data: fresh.flatMap((index) => {
        const hand = state.hands[index];
        return hand ? [{ gameId, index, id: hand.id, by: hand.by, entry: json(hand.entry) }] : [];
      }),
    });
  await tx.change.create({
    data: {
      gameId,
      id: line.id,
      seq: before.revision,
      kind: line.kind,
      step: json(line.step),
      userId: by.userId,
      at,
    },
  });
}
