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
export function nextSeason({ name, startsOn, endsOn }: SeasonDays, today: string): SeasonDays {
  for (let years = 1; ; years += 1) {
    const ends = later(endsOn, years);
    if (ends < today) continue;
    const starts = later(startsOn, years);
    const said = new Set([startsOn, endsOn].flatMap((day) => [day.slice(0, 4), day.slice(2, 4)]));
    const renamed = name.replace(/\d+/g, (figures) =>
      said.has(figures) ? `${Number(figures) + years}`.padStart(2, '0') : figures,
    );
    const called = renamed === name ? `${name} ${starts.slice(0, 4)}` : renamed;
    return { name: called, startsOn: starts, endsOn: ends };
  }
}

const later = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace('-02-29', '-02-28');
