import type { EveningPage } from '@/lib/server/leagues';

/** An evening's rankings, one for each season that counts it, its own first; null where that hides it. */
export const rankingsOf = ({ season, ranking, also }: EveningPage): EveningPage['also'] => [
  { season, ranking },
  ...also,
];
