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
 * The likeliest first: that of the `last` evening, then those with more evenings, then the one that was made first.
 *
 * @param seasons latest first, as everywhere here
 */
const likeliest = <S extends Pick<Open, 'id' | 'evenings'>>(
  seasons: readonly S[],
  last: string | null = null,
): readonly S[] =>
  seasons
    .toReversed()
    .toSorted((a, b) => Number(b.id === last) - Number(a.id === last) || b.evenings - a.evenings);

/** The seasons that take in what is of a day, the likeliest first. */
export const openOn = <S extends Open>(
  seasons: readonly S[],
  day: string,
  last: string | null = null,
): readonly S[] =>
  likeliest(
    seasons.filter((season) => !season.closed && holds(season, day)),
    last,
  );

/** Those that have a day and are closed, in the same order: each could be opened again, or gone on with. */
export const closedOn = <S extends Open>(
  seasons: readonly S[],
  day: string,
  last: string | null = null,
): readonly S[] =>
  likeliest(
    seasons.filter((season) => season.closed && holds(season, day)),
    last,
  );

type Ending = Pick<Open, 'startsOn' | 'endsOn' | 'closed'>;
const isOpen = ({ closed, endsOn }: Ending, day: string): boolean => !closed && endsOn >= day;

/** The seasons that ended last: the latest of those that are over, and those whose last day is the same. */
export function endedLast<S extends Ending>(seasons: readonly S[], day: string): readonly S[] {
  const over = seasons.filter((one) => !isOpen(one, day));
  return over.filter(({ endsOn }) => endsOn === over[0]?.endsOn);
}

/**
 * Those of the `ended` that are to be begun anew: all while no season is open, then those of which none that is open is
 * the next. None while one runs that comes after none of them.
 */
export function notFollowed<S extends Ending & { readonly variants: readonly string[] }>(
  seasons: readonly S[],
  ended: readonly S[],
  day: string,
): readonly S[] {
  const open = seasons.filter((one) => isOpen(one, day));
  const follows = (next: S, one: S) =>
    next.startsOn > one.startsOn && next.variants.some((id) => one.variants.includes(id));
  return open.every((next) => ended.some((one) => follows(next, one)))
    ? ended.filter((one) => !open.some((next) => follows(next, one)))
    : [];
}

/**
 * The season that something is most likely planned in: of those that take in the day the likeliest, else
 * the next to begin. Undefined where none is left.
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
