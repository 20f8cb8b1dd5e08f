/**
 * Tournaments on their way into the database and out of it. What is kept in memory says nothing by itself:
 * it counts only where the database has the tournament at the same revision.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { type Kept, KeptState, type TournamentChange, type TournamentRole } from '../../tournament';
import { type TournamentHead, tournamentHeadColumns } from '../access';
import { json, jsonSql, type Tx } from '../store';

/** Tournaments kept in memory; one of four hundred people takes about 1 MB. */
const KEPT = 20;

type InHand = { readonly kept: Kept; readonly revision: number; readonly madeAt: number };

// Route handlers may have module instances of their own.
const shared = globalThis as typeof globalThis & { schieferTournaments?: LRUCache<string, InHand> };
shared.schieferTournaments ??= new LRUCache({ max: KEPT });
const inHand = shared.schieferTournaments;

/** A line of the log. `before`: the parts that stood there. */
export type WrittenChange = {
  readonly change: TournamentChange;
  readonly before: readonly object[];
  readonly userId: string | null;
  readonly role: TournamentRole | 'game';
};

/** What of a tournament says who may what; null where there is none. */
export const headOf = (tx: Tx, id: string): Promise<TournamentHead | null> =>
  tx.tournament.findUnique({ where: { id }, select: tournamentHeadColumns });

/** A tournament as it stands in the database. */
export async function keptIn(tx: Tx, { id, revision, createdAt }: TournamentHead): Promise<Kept> {
  const here = inHand.get(id);
  if (here?.revision === revision && here.madeAt === createdAt.getTime()) return here.kept;
  const { state } = await tx.tournament.findUniqueOrThrow({
    where: { id },
    select: { state: true },
  });
  const rows = await tx.tournamentChange.findMany({
    where: { tournamentId: id },
    orderBy: { seq: 'asc' },
    select: { id: true },
  });
  return { ...KeptState.parse(state), changes: rows.map((row) => row.id) };
}

/** Keeps a tournament in memory as it was read or committed. */
export function keepInHand({ id, createdAt }: TournamentHead, kept: Kept, revision: number): void {
  inHand.set(id, { kept, revision, madeAt: createdAt.getTime() });
}

/** Writes what changes made of a tournament, and the lines of its log. */
export async function saveKept(
  tx: Tx,
  {
    head: { id, revision },
    kept,
    lines,
  }: { head: TournamentHead; kept: Kept; lines: readonly WrittenChange[] },
): Promise<void> {
  const { changes: _, ...state } = kept;
  const at = new Date();
  // By hand: what Prisma does with so large a value costs more than the database does.
  const count = await tx.$executeRaw`
    UPDATE "Tournament" SET "state" = ${jsonSql(state)}, "name" = ${state.setting.name},
      "revision" = ${revision + lines.length}, "updatedAt" = ${at}
    WHERE "id" = ${id} AND "revision" = ${revision}`;
  // No transaction sees another: there is nothing that could have come between.
  if (count !== 1) throw new Error('The tournament is not as it was read.');
  await tx.tournamentChange.createMany({
    data: lines.map(({ change, before, userId, role }, i) => ({
      ...{
        tournamentId: id,
        id: change.id,
        seq: revision + i,
        kind: change.kind,
        userId,
        role,
        at,
      },
      change: json(change),
      before: json(before),
    })),
  });
}
