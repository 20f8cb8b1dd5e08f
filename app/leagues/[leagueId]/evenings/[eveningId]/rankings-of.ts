import type { EveningPage } from '@/lib/server/leagues';

/** An evening's rankings, one for each season that counts it, its own first; null where that hides it. */
export const rankingsOf = ({
  season,
  evening,
  ranking,
  also,
}: EveningPage): EveningPage['also'] => [{ season, number: evening.number, ranking }, ...also];
