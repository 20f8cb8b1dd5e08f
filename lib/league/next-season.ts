/** The season that comes after another. Pure. */

import { daysBefore } from './days';
import { type Ending, endedLast, firstToBegin, holds, isOpen, overlap } from './open-seasons';

/** What a season is called, and its days, as 2026-11-21. */
type SeasonDays = { readonly name: string; readonly startsOn: string; readonly endsOn: string };

/** A year of the calendar. */
export const calendarYear = (year: number): SeasonDays => ({
  name: `${year}`,
  startsOn: `${year}-01-01`,
  endsOn: `${year}-12-31`,
});

/** The same days, as many years later as it takes not to be over: after "2025/26" comes "2026/27". */
export function nextSeason(season: SeasonDays, today: string): SeasonDays {
  const { endsOn } = season;
  const [name] = figureOf(season.name);
  // After the rest of one comes a whole one.
  const whole =
    name === season.name ? season : { name, startsOn: later(dayAfter(endsOn), -1), endsOn };
  for (let years = 1; ; years += 1) {
    const next = moved(whole, years);
    if (next.endsOn >= today) return next;
  }
}

/** A season among those of its league. */
type OfLeague = SeasonDays & Ending & { readonly variants: readonly string[] };

/** Does a season come after another one: begun later, with a variant of its, and not named as the next of a third one? */
function comesAfter(next: OfLeague, season: OfLeague, seasons: readonly OfLeague[]): boolean {
  const isNamedAfter = (one: OfLeague) => nextSeason(one, one.startsOn).name === next.name;
  return (
    next.startsOn > season.startsOn &&
    next.variants.some((id) => season.variants.includes(id)) &&
    (isNamedAfter(season) ||
      !seasons.some((one) => one.startsOn < next.startsOn && isNamedAfter(one)))
  );
}

/** The open season that comes after another one of its league; undefined where none does. */
export const followerOf = <S extends OfLeague>(
  season: OfLeague,
  seasons: readonly S[],
  day: string,
): S | undefined =>
  firstToBegin(seasons).find((one) => isOpen(one, day) && comesAfter(one, season, seasons));

/**
 * Those of the `ended` that are to be begun anew: all while no season is open, then those of which none that is open is
 * the next. None while one runs that comes after none of them.
 */
export function notFollowed<S extends OfLeague>(
  seasons: readonly S[],
  ended: readonly S[],
  day: string,
): readonly S[] {
  const open = seasons.filter((one) => isOpen(one, day));
  return open.every((next) => ended.some((one) => comesAfter(next, one, seasons)))
    ? ended.filter((one) => !open.some((next) => comesAfter(next, one, seasons)))
    : [];
}

/**
 * The season that most likely goes on: one that ended last and has no next, also where another one still runs beside it.
 *
 * @param seasons in the order in which they are shown
 */
export function likelyToGoOn<S extends OfLeague>(
  seasons: readonly S[],
  day: string,
): S | undefined {
  const [main] = seasons;
  const ended = endedLast(seasons, day);
  return (
    notFollowed(seasons, ended, day)[0] ??
    ended.find((one) => main && overlap(one, main) && !followerOf(one, seasons, day)) ??
    main
  );
}

/**
 * A season after another one, or before it, that holds a day. Where the day lies in the other one, which is closed, it
 * is the rest of that: from the day after its last evening, under its name with a figure behind. The next one begins
 * sooner where the day lies in a gap before it.
 */
export function seasonFor(
  season: SeasonDays & { readonly lastEvening?: string | null | undefined },
  day: string,
): SeasonDays {
  const { name, startsOn, endsOn, lastEvening } = season;
  if (day < startsOn) return seasonOfDays(season, [day]) ?? calendarYear(yearOf(day));
  if (day <= endsOn) {
    const after = lastEvening ? dayAfter(lastEvening) : day;
    return { name: numbered(name), startsOn: day < after ? day : after, endsOn };
  }
  const next = nextSeason(season, day);
  return { ...next, startsOn: day < next.startsOn ? day : next.startsOn };
}

/** "2026/2" after "2026", and "2026/3" after that. */
function numbered(name: string): string {
  const [whole, figure] = figureOf(name);
  return `${whole}/${figure + 1}`;
}

/** What the season is called of which that is a part, and the number of the part; "2025/26" is a whole. */
function figureOf(name: string): [whole: string, figure: number] {
  const [, whole = name, figure = '1'] = /^(.+)\/(\d)$/.exec(name) ?? [];
  return [whole, Number(figure)];
}

const dayAfter = (day: string): string => daysBefore(day, -1);

/**
 * A season that holds all of these days: with the days of that one in other years, else a year of the
 * calendar, else the months from the first to the last. Null where they are further apart than a year.
 */
export function seasonOfDays(season: SeasonDays, days: readonly string[]): SeasonDays | null {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return null;
  const holdsAll = (one: SeasonDays) => holds(one, first, last);
  const years = yearOf(first) - yearOf(season.startsOn);
  // A season of 2025 that began in 2024 and is called by that year alone would be taken for another.
  const saysYear = ({ name }: SeasonDays) => name.includes(last.slice(2, 4));
  return (
    [moved(season, years), moved(season, years - 1)].filter(saysYear).find(holdsAll) ??
    [calendarYear(yearOf(first))].find(holdsAll) ??
    (last < later(first, 1) ? winterOf(first, last) : null)
  );
}

/** The same days in other years, under a name that says so. */
function moved({ name, startsOn, endsOn }: SeasonDays, years: number): SeasonDays {
  const starts = later(startsOn, years);
  const said = new Set([startsOn, endsOn].flatMap((day) => [day.slice(0, 4), day.slice(2, 4)]));
  const renamed = name.replace(/\d+/g, (figures) =>
    said.has(figures) ? `${Number(figures) + years}`.padStart(2, '0') : figures,
  );
  const called = renamed === name ? `${name} ${starts.slice(0, 4)}` : renamed;
  return { name: called, startsOn: starts, endsOn: later(endsOn, years) };
}

/** "2025/26", from the first of a month to the last of another. */
const winterOf = (first: string, last: string): SeasonDays => ({
  name: `${yearOf(first)}/${last.slice(2, 4)}`,
  startsOn: `${first.slice(0, 7)}-01`,
  endsOn: new Date(Date.UTC(yearOf(last), Number(last.slice(5, 7)), 0)).toISOString().slice(0, 10),
});

const yearOf = (day: string): number => Number(day.slice(0, 4));

const later = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace('-02-29', '-02-28');
