/**
 * What happened to the finished games of leagues, for whoever follows them: a list that only grows. Its
 * lines are numbered in the order in which they are committed, since no two transactions can add to a
 * league's list without one waiting for the other; so whoever has read up to a number has missed nothing.
 */
import 'server-only';
import type { Tx } from '../store';

/** What can happen to one; corrected is every change of a game that was finished and still is. */
export const FINISHED_KINDS = ['finished', 'corrected', 'reopened', 'deleted'] as const;
export type FinishedKind = (typeof FINISHED_KINDS)[number];

/** What happened to a game of a league. */
export type Happened = {
  readonly leagueId: string;
  readonly gameId: string;
  readonly kind: FinishedKind;
  readonly revision: number;
};

/** What a change makes of a game for those who follow; null where it was not finished and is not now. */
export const finishedKind = (wasOver: boolean, over: boolean): FinishedKind | null => {
  if (over) return wasOver ? 'corrected' : 'finished';
  return wasOver ? 'reopened' : null;
};

/** Adds to the lists of their leagues what happened, in this order. */
export async function noteFinished(tx: Tx, happened: readonly Happened[]): Promise<void> {
  const at = new Date();
  // In the same order everywhere, so that no two wait for each other.
  for (const leagueId of [...new Set(happened.map((one) => one.leagueId))].toSorted()) {
    const own = happened.filter((one) => one.leagueId === leagueId);
    const { _max } = await tx.finished.aggregate({ where: { leagueId }, _max: { seq: true } });
    const last = _max.seq ?? 0;
    await tx.finished.createMany({
      data: own.map((one, i) => ({ ...one, seq: last + i + 1, at })),
    });
  }
}
