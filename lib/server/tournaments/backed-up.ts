/** Tournaments of a league in its backup: all that is kept of them and their log, without who made a change. */
import 'server-only';
import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client';
import { NAME_FORMS } from '../../league/public-names';
import {
  KeptState,
  TournamentChange,
  type TournamentRefusal,
  tournamentOf,
} from '../../tournament';
import { json, type Tx } from '../store';

const Moment = z.iso.datetime().transform((at) => new Date(at));

/** A tournament as a backup has it. */
export const BackedUpTournament = z.strictObject({
  id: z.string().min(1).max(64),
  isPublic: z.boolean(),
  publicNames: z.enum(NAME_FORMS).nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  state: KeptState,
  /** Every change ever made, oldest first, and what stood there before. */
  log: z.array(
    z.strictObject({
      change: TournamentChange,
      before: z.array(z.unknown()),
      role: z.string().max(20),
      at: Moment,
    }),
  ),
});
export type BackedUpTournament = z.infer<typeof BackedUpTournament>;

/** The tournaments of a league, ready for its backup. */
export async function backUpTournaments(tx: Tx, leagueId: string) {
  const rows = await tx.tournament.findMany({
    where: { leagueId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      isPublic: true,
      publicNames: true,
      createdAt: true,
      updatedAt: true,
      state: true,
      changes: {
        orderBy: { seq: 'asc' },
        select: { change: true, before: true, role: true, at: true },
      },
    },
  });
  return rows.map(({ changes, ...row }) => ({ ...row, log: changes }));
}

/** What is wrong with a tournament in a backup, whoever wrote it. */
export function faultInBackup({ state }: BackedUpTournament): TournamentRefusal | undefined {
  const judged = tournamentOf(state);
  return judged.ok ? undefined : judged.error;
}

/** Keeps the tournaments of a backup as those of a league. */
export async function restoreTournaments(
  tx: Tx,
  leagueId: string,
  tournaments: readonly BackedUpTournament[],
): Promise<void> {
  for (const { log, state, ...row } of tournaments) {
    await tx.tournament.create({
      data: {
        ...{ ...row, leagueId, ownerId: null, name: state.setting.name, revision: log.length },
        state: json(state),
      },
    });
    await tx.tournamentChange.createMany({
      data: log.map(({ change, before, role, at }, seq) => ({
        ...{ tournamentId: row.id, id: change.id, seq, kind: change.kind, role, at },
        change: json(change),
        // As it was written.
        before: before as Prisma.InputJsonArray,
      })),
    });
  }
}
