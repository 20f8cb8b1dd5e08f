/** The season that comes after another. Pure. */

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
  for (let years = 1; ; years += 1) {
    const next = moved(season, years);
    if (next.endsOn >= today) return next;
  }
}

/**
 * A season after another one, or before it, that holds a day: the next one begins sooner where the day lies in
 * the other one, which is closed, or in a gap behind it.
 */
export function seasonFor(season: SeasonDays, day: string): SeasonDays {
  if (day < season.startsOn) return seasonOfDays(season, [day]) ?? calendarYear(yearOf(day));
  const next = nextSeason(season, day);
  return { ...next, startsOn: day < next.startsOn ? day : next.startsOn };
}

/**
 * A season that holds all of these days: with the days of that one in other years, else a year of the
 * calendar, else the months from the first to the last. Null where they are further apart than a year.
 */
export function seasonOfDays(season: SeasonDays, days: readonly string[]): SeasonDays | null {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return null;
  const holds = ({ startsOn, endsOn }: SeasonDays) => startsOn <= first && last <= endsOn;
  const years = yearOf(first) - yearOf(season.startsOn);
  // A season of 2025 that began in 2024 and is called by that year alone would be taken for another.
  const saysYear = ({ name }: SeasonDays) => name.includes(last.slice(2, 4));
  return (
    [moved(season, years), moved(season, years - 1)].filter(saysYear).find(holds) ??
    [calendarYear(yearOf(first))].find(holds) ??
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
