/** What melds are worth together, each as its key says. Pure. */
import type { MeldId, MeldsQuestion } from '@/lib/jass';

export const meldsWorth = (
  melds: readonly MeldId[],
  { worth }: Pick<MeldsQuestion, 'worth'>,
): number => melds.reduce((sum, id) => sum + (worth[id] ?? 0), 0);
