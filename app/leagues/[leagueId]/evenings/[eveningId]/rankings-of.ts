import { shownMeasure } from '@/lib/league/evening-made';
import { openTotals } from '@/lib/league/result-paper';
import type { Row } from '@/lib/league/table';
import type { EveningPage } from '@/lib/server/leagues';

type One = EveningPage['also'][number];

/** An evening's rankings, one for each season that counts it, its own first; null where that hides it. */
export const rankingsOf = ({ season, evening, ranking, also }: EveningPage): readonly One[] => [
  { season, number: evening.number, ranking },
  ...also,
];

/** Does a season count anything of the evening, or keep to itself whether it does? */
export const saysSomething = ({ ranking }: Pick<One, 'ranking'>): boolean =>
  ranking === null || ranking.rows.some(({ rank }) => rank !== null);

/** The seasons that count an evening, its own first. */
export const seasonsOf = (page: EveningPage): readonly One['season'][] =>
  rankingsOf(page).map(({ season }) => season);

/** The seasons in which the evening has a number; where it has none anywhere, all that count or would count what is there. */
export function countedIn(page: EveningPage): readonly One[] {
  const all = rankingsOf(page);
  const counted = all.filter(({ number }) => number !== null);
  if (counted.length > 0) return counted;
  const isBegun = page.games.length + page.paper.length > 0;
  return isBegun ? all : all.filter(({ season }) => !season.closed);
}

/** The variants of which totals from paper can still come to the evening. */
export function openOnPaper(page: EveningPage): EveningPage['counting'] {
  const seasons = seasonsOf(page);
  return page.counting.filter((id) => openTotals(id, seasons).length > 0);
}

/** A ranking, and the names of the seasons in which the evening comes to the same. */
export type Alike = Pick<One, 'season' | 'ranking'> & { readonly seasons: readonly string[] };

/** The rankings with those together that read the same. */
export function rankingsAlike(page: EveningPage): readonly Alike[] {
  const alike = new Map<string, Alike>();
  for (const { season, ranking } of rankingsOf(page)) {
    const { measure, combine, finalFactor } = season.scheme;
    const key = JSON.stringify([
      [measure, combine, shownMeasure(season.scheme), page.evening.isFinal && finalFactor],
      ranking?.rows.map(({ id, rank, total, tieBreak }) => [id, rank, total, tieBreak]),
      ranking && [...ranking.made],
    ]);
    const seasons = [...(alike.get(key)?.seasons ?? []), season.name];
    alike.set(key, { season, ranking, ...alike.get(key), seasons });
  }
  return [...alike.values()];
}

/** So many places stand on the slate. */
const PLACES = 3;

/** The first places of a ranking, each with all who share it. */
export function placesOf(ranking: One['ranking']): readonly (readonly [Row, ...Row[]])[] {
  const places = new Map<number, [Row, ...Row[]]>();
  for (const row of ranking?.rows ?? [])
    if (row.rank !== null && row.rank <= PLACES) {
      const level = places.get(row.rank);
      if (level) level.push(row);
      else places.set(row.rank, [row]);
    }
  return [...places.values()];
}
