import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { VariantId } from '../../jass';
import { today } from '../../league/days';
import type { Scheme } from '../../league/scheme';
import type { Tx } from '../store';
import { inSeason } from './in-season';
import { countingPaper } from './paper';

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
