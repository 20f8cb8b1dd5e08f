import 'server-only';
import type { Tx } from '../store';
import { held } from './held';
import { inSeason } from './in-season';
import { inOrder, type Moment, momentColumns } from './results';
import { parseSeason, seasonColumns } from './seasons';

/**
 * The first evening of the league that the table of its season keeps to itself for now; null where
 * none does.
 */
export async function firstHidden(tx: Tx, leagueId: string): Promise<Moment | null> {
  const rows = await tx.season.findMany({
    where: { leagueId, closed: false },
    select: seasonColumns,
  });
  const hidden: Moment[] = [];
  for (const { id, scheme, variants, isOver } of rows.map(parseSeason)) {
    if (scheme.hideFrom === null || isOver) continue;
    const [first] = await tx.evening.findMany({
      where: { AND: [inSeason({ seasonId: id, leagueId }), held(variants, scheme)] },
      orderBy: inOrder,
      skip: scheme.hideFrom - 1,
      take: 1,
      select: momentColumns,
    });
    if (first) hidden.push(first);
  }
  return hidden.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))[0] ?? null;
}

/** Is one evening before another one? As `inOrder`. */
export const isBefore = (a: Moment, b: Moment): boolean =>
  a.date !== b.date
    ? a.date < b.date
    : a.createdAt.getTime() !== b.createdAt.getTime()
      ? a.createdAt < b.createdAt
      : a.id < b.id;
