import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { VariantId } from '../../jass';
import type { Scheme } from '../../league/scheme';
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
