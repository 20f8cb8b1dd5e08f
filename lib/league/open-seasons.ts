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

/** Have two seasons a day in common? */
export const overlap = (
  one: Pick<Open, 'startsOn' | 'endsOn'>,
  other: Pick<Open, 'startsOn' | 'endsOn'>,
): boolean => one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;

/** In the order in which they begin; those that begin together stay as they are. */
export const firstToBegin = <S extends Pick<Open, 'startsOn'>>(seasons: readonly S[]): S[] =>
  seasons.toSorted((a, b) => compare(a.startsOn, b.startsOn));

/**
 * The order in which a league's seasons are shown: those that go on before those that are over, then by their last day,
 * then the one that was made first, beside which the others run.
 *
 * @param seasons in the order in which they were made
 */
export const mainFirst = <S extends Ending>(seasons: readonly S[], day: string): S[] =>
  seasons.toSorted(
    (a, b) => Number(isOpen(b, day)) - Number(isOpen(a, day)) || compare(b.endsOn, a.endsOn),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The likeliest first: that of the `last` evening, then those with more evenings, then the one that begins first.
 */
const likeliest = <S extends Pick<Open, 'id' | 'startsOn' | 'evenings'>>(
  seasons: readonly S[],
  last: string | null = null,
): readonly S[] =>
  firstToBegin(seasons).toSorted(
    (a, b) => Number(b.id === last) - Number(a.id === last) || b.evenings - a.evenings,
  );

const having =
  (isClosed: boolean) =>
  <S extends Open>(seasons: readonly S[], day: string, last: string | null = null): readonly S[] =>
    likeliest(
      seasons.filter((season) => season.closed === isClosed && holds(season, day)),
      last,
    );

/** The seasons that take in what is of a day, the likeliest first. */
export const openOn = having(false);

/** Those that have a day and are closed, in the same order: each could be opened again, or gone on with. */
export const closedOn = having(true);

/**
 * The closed one of an evening's seasons that keeps something away from it. Such a season keeps the table that it has:
 * what it `takes` cannot come to it any more, all else goes on while another one is open. Undefined where nothing does.
 */
export const closedAgainst = <S extends Pick<Open, 'closed'>>(
  seasons: readonly S[],
  takes: (season: S) => boolean,
): S | undefined =>
  seasons.every(({ closed }) => closed)
    ? (seasons.find(takes) ?? seasons[0])
    : seasons.find((one) => one.closed && takes(one));

export type Ending = Pick<Open, 'startsOn' | 'endsOn' | 'closed'>;
/** Is it neither closed nor over? */
export const isOpen = ({ closed, endsOn }: Ending, day: string): boolean =>
  !closed && endsOn >= day;

/** The seasons that ended last: the latest of those that are over, and those whose last day is the same. */
export function endedLast<S extends Ending>(seasons: readonly S[], day: string): readonly S[] {
  const over = seasons.filter((one) => !isOpen(one, day));
  return over.filter(({ endsOn }) => endsOn === over[0]?.endsOn);
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
  firstToBegin(seasons).find(({ startsOn, closed }) => !closed && startsOn > day);

/** Its first day that is not past. */
export const firstDayIn = ({ startsOn }: Pick<Open, 'startsOn'>, day: string): string =>
  day < startsOn ? startsOn : day;
