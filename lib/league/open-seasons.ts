/** Which season something of a day belongs to: never one that is closed, and none that is over unless it has the day. Pure. */

/** A season as far as that matters; days as 2026-11-21. */
type Open = {
  readonly id: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly closed: boolean;
  readonly evenings: number;
};

/** Does a season have a day, or all days from it to the last one? */
export const holds = (
  { startsOn, endsOn }: Pick<Open, 'startsOn' | 'endsOn'>,
  first: string,
  last = first,
): boolean => startsOn <= first && last <= endsOn;

/**
 * The seasons that take in what is of a day, the likeliest first: that of the `last` evening, then those
 * with more evenings, then the one that was made first.
 *
 * @param seasons latest first
 */
export const openOn = <S extends Open>(
  seasons: readonly S[],
  day: string,
  last: string | null = null,
): readonly S[] =>
  seasons
    .filter((season) => !season.closed && holds(season, day))
    .toReversed()
    .toSorted((a, b) => Number(b.id === last) - Number(a.id === last) || b.evenings - a.evenings);

/**
 * The season that something is most likely planned in: of those that take in the day the likeliest, else
 * the next to begin. Undefined where none is left.
 *
 * @param seasons latest first
 */
export const likelySeason = <S extends Open>(
  seasons: readonly S[],
  day: string,
  last: string | null = null,
): S | undefined =>
  openOn(seasons, day, last)[0] ??
  seasons.findLast(({ startsOn, closed }) => !closed && startsOn > day);

/** Its first day that is not past. */
export const firstDayIn = ({ startsOn }: Pick<Open, 'startsOn'>, day: string): string =>
  day < startsOn ? startsOn : day;
