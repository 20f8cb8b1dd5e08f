import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { VariantId } from '../../jass';
import { today } from '../../league/days';
import type { Scheme } from '../../league/scheme';
import type { Tx } from '../store';
import { readIn } from './as-role';
import { inSeason } from './in-season';
import { countingPaper } from './paper';
import { parseSeason, seasonColumns } from './seasons';

/** Which evenings a season's table takes in: those with a game, or totals, that count. */
export const held = (variants: readonly VariantId[], scheme: Scheme): Prisma.EveningWhereInput => ({
  OR: [
    {
      games: {
        some: {
          over: true,
          variant: { in: [...variants] },
          seats: { none: { figures: { equals: Prisma.DbNull } } },
        },
      },
    },
    { paper: { some: countingPaper(variants, scheme) } },
  ],
});

/** Where an evening stands in a season. */
type Standing = {
  /** 1 the first of those with a result that counts in the season, or still to come while it is open; null for all others. */
  readonly number: number | null;
  /** As the table counts, which takes in only those with a result: which one it is, or would be. */
  readonly held: number;
};

/** Which evening of a season each of these is, all of it in their order. */
export async function numbersIn(
  tx: Tx,
  {
    seasonId,
    leagueId,
    variants,
    scheme,
    closed,
    evenings,
  }: {
    seasonId: string;
    leagueId: string;
    variants: readonly VariantId[];
    scheme: Scheme;
    closed: boolean;
    evenings: readonly { readonly id: string; readonly date: string }[];
  },
): Promise<ReadonlyMap<string, Standing>> {
  const counting = await tx.evening.findMany({
    where: { AND: [inSeason({ seasonId, leagueId }), held(variants, scheme)] },
    select: { id: true },
  });
  const ids = new Set(counting.map(({ id }) => id));
  const day = today();
  const numbers = new Map<string, Standing>();
  let [numbered, before] = [0, 0];
  for (const { id, date } of evenings) {
    const isCounted = ids.has(id) || (!closed && date >= day);
    if (isCounted) numbered += 1;
    numbers.set(id, { number: isCounted ? numbered : null, held: before + 1 });
    if (ids.has(id)) before += 1;
  }
  return numbers;
}

/** How many evenings the table of each season of a league takes in, and how many it may still. */
export const eveningsBySeason = readIn('reader', async (tx, leagueId) => {
  const rows = await tx.season.findMany({ where: { leagueId }, select: seasonColumns });
  const counts = new Map<string, { readonly held: number; readonly planned: number }>();
  for (const row of rows) {
    const { id: seasonId, variants, scheme, closed } = parseSeason(row);
    const [here, isHeld] = [inSeason({ seasonId, leagueId }), held(variants, scheme)];
    const count = (...AND: Prisma.EveningWhereInput[]) =>
      tx.evening.count({ where: { AND: [here, ...AND] } });
    counts.set(seasonId, {
      held: await count(isHeld),
      planned: closed ? 0 : await count({ date: { gte: today() } }, { NOT: isHeld }),
    });
  }
  return counts;
});
